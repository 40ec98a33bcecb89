import { readLogbook } from '@fathom/kernel';
import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { standingOf } from '../begin.ts';
import { listing } from '../catalogue.ts';
import { Page, PageBar } from '../parts.tsx';
import { go, url } from '../router.ts';
import { newSaveId, store } from '../saves.ts';
import { Session } from '../session.ts';
import { unpack } from '../share.ts';
import { lw } from '../words/later.ts';
import { w } from '../words.ts';

/** Opens a game from a link's fragment, a file or pasted text, as a copy of this browser's own. */
export default function Open(): JSX.Element {
  const [error, setError] = createSignal<string>();
  const [text, setText] = createSignal('');

  const open = async (logbook: string) => {
    setError(undefined);
    const book = readLogbook(logbook);
    if (!book.ok) return setError(`${book.error} (${book.line}:${book.column})`);
    const game = listing(book.value.game);
    if (!game) return setError(lw().open.unknownGame(book.value.game));
    const [rules, guide] = await Promise.all([game.rules(), game.guide()]);
    const opened = Session.open(rules, { logbook, row: [] }, game.secrets);
    if (!opened.session) return setError(opened.ok ? '' : opened.error);
    const over = opened.session.now.result !== null;
    const save = {
      id: newSaveId(),
      game: game.id,
      began: Date.now(),
      touched: Date.now(),
      over,
      known: true,
      shared: true,
      standing: standingOf(opened.session, guide),
      ...opened.session.keep(),
    };
    if (store(save) === 'full') return setError(w().play.full);
    go(`/play/${save.game}/${save.id}${over ? '/end' : ''}`, 'replace');
  };

  onMount(async () => {
    const fragment = url().hash;
    if (fragment.length < 2) return;
    const logbook = await unpack(fragment);
    if (logbook === null) setError(lw().open.broken(''));
    else await open(logbook);
  });

  return (
    <>
      <PageBar />
      <Page title={lw().open.title} class="narrow">
        <h1>{lw().open.title}</h1>
        <Show when={error() !== undefined}>
          <p class="notice" role="alert">
            {lw().open.broken(error() ?? '')}
          </p>
        </Show>
        <p>{lw().open.text}</p>
        <p>
          <label class="f-button">
            {lw().open.file}
            <input
              class="f-unseen"
              type="file"
              accept=".txt,text/plain"
              onChange={async (event) => {
                const file = event.currentTarget.files?.[0];
                if (file) await open(await file.text());
              }}
            />
          </label>
        </p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void open(text());
          }}
        >
          <label>
            <span>{lw().open.paste}</span>
            <textarea class="field" rows="8" value={text()} onInput={(event) => setText(event.currentTarget.value)} />
          </label>
          <p>
            <button class="f-button primary" type="submit">
              {lw().open.go}
            </button>
          </p>
        </form>
      </Page>
    </>
  );
}
