import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { begin } from '../begin.ts';
import { fetchGame, listing } from '../catalogue.ts';
import { PlayTable } from '../play/table.tsx';
import { go } from '../router.ts';
import { saves } from '../saves.ts';
import { Session } from '../session.ts';
import { shown, w } from '../words.ts';

type Ready = Awaited<ReturnType<typeof fetchGame>> & {
  readonly session: Session;
  readonly save: ReturnType<typeof begin>;
};

/** A calm sea, chosen so that the first dice offer something worth taking. */
const firstSea = 'wandering-dolphin-964';

/** A first visit: no menu, but a sea with the dice already cast. Leaving and coming back finds it as it was. */
export function Welcome(): JSX.Element {
  const [ready, setReady] = createSignal<Ready>();
  onMount(async () => {
    go('/welcome', 'replace');
    const game = listing('nautilion');
    if (!game) return;
    const parts = await fetchGame(game, shown());
    const begun = saves().find((save) => save.taught && !save.over);
    const save =
      begun ??
      begin(game, parts.rules, parts.guide, {
        seats: 1,
        options: parts.rules.options.defaults,
        sea: firstSea,
        known: true,
        taught: true,
      });
    const opened = Session.open(parts.rules, save, game.secrets);
    if (opened.session) setReady({ ...parts, save, session: opened.session });
  });
  return (
    <Show when={ready()} keyed fallback={<p class="waiting">{w().loading}</p>}>
      {(parts) => <PlayTable {...parts} damage={null} ending={false} />}
    </Show>
  );
}
