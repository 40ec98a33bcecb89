import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import type { RemoteTable } from '../online/remote-table.ts';
import { endOf } from '../play/addresses.ts';
import type { Occasion, Surroundings } from '../play/occasion.ts';
import { PlayTable } from '../play/table.tsx';
import { tabShelf } from '../session/kept-row.ts';
import { RemoteSession, type Word } from '../session/remote.ts';
import { fetchGame, listing } from '../shelf/catalogue.ts';
import { go } from '../shell/router.ts';
import { settings } from '../shell/settings.ts';
import { appWords, shown } from '../words/words.ts';

type Ready = Awaited<ReturnType<typeof fetchGame>> & {
  readonly save: Occasion;
  readonly session: RemoteSession;
};

/** A game on a server, once it has begun: on the table, at its end, or looked back on. The same boards as at home. */
export function RemotePlay(props: {
  readonly table: RemoteTable;
  readonly shown: 'play' | 'end' | 'analysis';
  readonly around: Surroundings;
  /** What to say to somebody in the language shown. */
  readonly say: (word: Word) => string | null;
}): JSX.Element {
  const { table } = props;
  const [ready, setReady] = createSignal<Ready>();
  const [notice, setNotice] = createSignal<string | null>(null, { equals: false });

  /** Who looks on and then sits down, or the other way round, sees another table. */
  const watcher = createMemo(() => table.course()?.watcher);
  let left = false;
  const close = () => ready()?.session.close();
  onCleanup(() => {
    left = true;
    close();
  });
  const open = async (game: string) => {
    const found = listing(game);
    if (!found) return;
    const parts = await fetchGame(found, shown());
    if (left) return;
    const session = new RemoteSession({
      game: parts.rules,
      table,
      shelf: tabShelf(table.id),
      tell: (word) => setNotice(props.say(word)),
      waits: (view, move) => !settings().autoRoll && (parts.guide.waits?.(view, move) ?? false),
    });
    await session.open();
    if (left) return session.close();
    close();
    const save: Occasion = { id: table.id, game, known: false, online: true };
    const card = table.card();
    if (card?.stage === 'playing' && card.version !== parts.rules.version) setNotice(props.say({ why: 'mended' }));
    if (session.now.result && props.shown === 'play') go(endOf(save), 'replace');
    setReady({ ...parts, save, session });
  };
  createEffect(
    on(watcher, (now) => {
      const game = table.card()?.game;
      if (now !== undefined && game) void open(game);
    }),
  );

  return (
    <Show when={ready()} keyed fallback={<p class="waiting">{appWords().loading}</p>}>
      {(parts) => (
        <PlayTable
          {...parts}
          head={() => parts.save}
          notice={notice}
          around={props.around}
          shown={props.shown}
          onAdvised={() => undefined}
          onPlayHere={() => undefined}
        />
      )}
    </Show>
  );
}
