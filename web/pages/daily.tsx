import { dailyGame } from '@fathom/games';
import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { Page, PageBar } from '../parts/parts.tsx';
import { begin } from '../play/begin.ts';
import { saves } from '../saves/here.ts';
import { NoRoom } from '../saves/later.ts';
import type { Trouble } from '../saves/notices.tsx';
import { fetchGame } from '../shelf/catalogue.ts';
import { go } from '../shell/router.ts';
import { dailySeaName, today } from '../shell/sea-names.ts';
import { shown, w } from '../words/words.ts';

/** Today's sea: everybody's, begun or gone on with. */
export default function Daily(): JSX.Element {
  const [trouble, setTrouble] = createSignal<Trouble | null>(null);
  onMount(async () => {
    const day = today();
    const earlier = saves()
      .heads()
      .find((save) => save.daily === day && !save.shared && !save.bare);
    if (earlier) return go(`/play/${earlier.game}/${earlier.id}${earlier.over ? '/end' : ''}`, 'replace');
    const { rules, guide } = await fetchGame(dailyGame, shown());
    const begun = await begin(rules, guide, {
      seats: rules.seats[0],
      options: rules.options.defaults,
      sea: dailySeaName(day),
      known: false,
      daily: day,
    });
    if (begun.ok) go(`/play/${begun.head.game}/${begun.head.id}`, 'replace');
    else setTrouble(begun.written);
  });
  return (
    <Show when={trouble()} fallback={<p class="waiting">{w().loading}</p>}>
      {(written) => (
        <>
          <PageBar />
          <Page title={w().home.dailyTitle} class="narrow">
            <h1>{w().home.dailyTitle}</h1>
            <NoRoom written={written()} />
          </Page>
        </>
      )}
    </Show>
  );
}
