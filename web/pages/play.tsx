import { breath } from '@fathom/board';
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { Page, PageBar } from '../parts/parts.tsx';
import { openSession, tableOfSave } from '../play/open-save.ts';
import { PlayTable } from '../play/table.tsx';
import { saves } from '../saves/here.ts';
import type { Keeper } from '../saves/keeper.ts';
import { copyOf, salvage } from '../saves/salvage.ts';
import { type HeadChange, isFromBox, type Save, type SaveHead } from '../saves/save.ts';
import { isKept } from '../saves/saves.ts';
import type { LocalSession } from '../session/local.ts';
import { fetchGame, listing } from '../shelf/catalogue.ts';
import { go } from '../shell/router.ts';
import { appWords, shown } from '../words/words.ts';

type Ready = Awaited<ReturnType<typeof fetchGame>> & {
  readonly save: SaveHead;
  readonly keeper: Keeper;
  readonly session: LocalSession;
  readonly Table: typeof PlayTable;
  /** What could not be read of it, if something could not. */
  readonly damage: string | null;
};

/** What few ever read of a game that is opened comes when it is wanted. */
const openingWords = async () => (await import('../words/notices.ts')).noticeWords().opening;

/** A kept game: on the table, at its end, or looked back on. Follows what another tab does with it. */
export function Play(props: {
  readonly game: string;
  readonly save: string;
  readonly shown: 'play' | 'end' | 'analysis';
}): JSX.Element {
  const [ready, setReady] = createSignal<Ready>();
  const [sorry, setSorry] = createSignal<string>();
  const [head, setHead] = createSignal<SaveHead>();
  let keeper: Keeper | null = null;
  const letGo = () => {
    keeper?.release();
    keeper = null;
  };
  /** Then there is nobody left to ask which game is wanted. */
  let isLeft = false;
  onCleanup(() => {
    isLeft = true;
    letGo();
  });

  const changed = (change: HeadChange) => setHead((before) => before && { ...before, ...change });
  const advised = () => {
    changed({ advised: true });
    void keeper?.change({ advised: true });
  };

  const regret = async (why: 'noSave' | 'unreadable' | 'cannotSalvage') => setSorry((await openingWords())[why]);

  const open = async (id: string, saveId: string) => {
    const isStale = () => isLeft || props.save !== saveId || props.game !== id;
    const game = listing(id);
    if (!game) return setSorry(appWords().play.noGame);
    const copy = copyOf(saveId);
    if (copy) return go(`/play/${id}/${copy.id}`, 'replace');
    const [parts, held] = await Promise.all([fetchGame(game, shown()), saves().hold(saveId)]);
    if (isStale()) return held.release();
    keeper = held;

    /** Whether this tab had the game when the session was opened, and what was stored of it then. */
    let holding = false;
    let known = '';
    const stateOf = ({ entries, tail }: Save) => JSON.stringify([entries.length, tail]);
    const read = async () => {
      const reading = await held.read();
      if (isStale()) return;
      if (!reading) return regret('noSave');
      const { save, damage: lost } = reading;
      if (!save) return regret('unreadable');
      if (save.head.game !== id || save.head.bare) return regret('noSave');
      const opened = await tableOfSave(parts.rules, save);
      if (isStale()) return;
      if (!opened.hosted) return regret('unreadable');
      const isWhole = lost === null && opened.hosted.table.at === save.entries.length;
      if (!isWhole) {
        const rescued = await salvage(save.head, opened.hosted.table);
        if (!isKept(rescued.written)) return regret('cannotSalvage');
        return go(`/play/${id}/${rescued.id}`, 'replace');
      }
      const box = isFromBox(save.head) ? await import('../play/companion.tsx') : null;
      if (isStale()) return;
      holding = held.held();
      known = stateOf(save);
      const session = openSession(opened.hosted, save, {
        keeper: held,
        listing: game,
        guide: parts.guide,
        changed,
        ...(box ? { Kind: box.CompanionSession } : {}),
      });
      const untouched = save.head.touched === save.head.began;
      const hurt = !opened.ok ? 'damaged' : save.head.salvaged && untouched ? 'salvaged' : null;
      const damage = hurt && (await openingWords())[hurt];
      await breath();
      if (isStale()) return;
      setHead(save.head);
      setReady({
        ...parts,
        save: save.head,
        keeper: held,
        session,
        Table: box?.CompanionTable ?? PlayTable,
        damage,
      });
    };

    /** What another tab has played is shown here as it was there; if this tab got or lost the game, it is opened anew. */
    const follow = async () => {
      const session = ready()?.session;
      if (!session || holding !== held.held()) return read();
      const save = (await held.read())?.save;
      if (isStale()) return;
      if (!save) return regret('noSave');
      // It may have got the game while it was being opened: then everything is on show already, and perhaps in somebody's hands.
      if (holding && stateOf(save) === known && session.now.trouble !== 'taken') return;
      if (holding || save.entries.length < session.at) return read();
      setHead(save.head);
      session.receive(save.entries.slice(session.at), save.tail.along);
    };
    let last = read();
    held.onChange(() => {
      last = last.then(follow);
    });
    await last;
  };

  // From the table to its end and back it is the same game, still open.
  const game = createMemo(() => props.game);
  const save = createMemo(() => props.save);
  createEffect(
    on([game, save], ([id, saveId]) => {
      setReady(undefined);
      setSorry(undefined);
      letGo();
      void open(id, saveId);
    }),
  );

  return (
    <>
      <Show when={!sorry() && ready()} keyed>
        {(parts) => (
          <parts.Table
            {...parts}
            head={() => head() ?? parts.save}
            notice={() => parts.damage}
            shown={props.shown}
            onAdvised={advised}
            onPlayHere={() => parts.keeper.takeOver()}
          />
        )}
      </Show>
      <Show when={sorry()}>
        {(text) => (
          <>
            <PageBar />
            <Page title={appWords().lost.title} class="narrow">
              <h1>{appWords().lost.title}</h1>
              <p role="alert">{text()}</p>
              <p>
                <a class="f-button primary" href="/">
                  {appWords().play.home}
                </a>
              </p>
            </Page>
          </>
        )}
      </Show>
      <Show when={!ready() && !sorry()}>
        <p class="waiting">{appWords().loading}</p>
      </Show>
    </>
  );
}
