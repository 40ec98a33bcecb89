import { readLogbook } from '@fathom/kernel';
import { createEffect, createSignal, type JSX, on, onMount, Show } from 'solid-js';
import { Page, PageBar } from '../parts/parts.tsx';
import { keep } from '../play/begin.ts';
import { copyOfFinished } from '../saves/copies.ts';
import { saves } from '../saves/here.ts';
import { settingOf } from '../saves/save.ts';
import { LONGEST_BOOK, unpack } from '../saves/share.ts';
import { tableOf } from '../session/book.ts';
import { listing } from '../shelf/catalogue.ts';
import { fetchAhead } from '../shell/ahead.ts';
import { go, url } from '../shell/router.ts';
import { noticeWords } from '../words/notices.ts';
import { openingWords } from '../words/opening.ts';
import { shown } from '../words/words.ts';

/** Why nothing was opened. */
type Fault =
  | { readonly kind: 'broken' | 'impossible' }
  | { readonly kind: 'line'; readonly line: number }
  | { readonly kind: 'game'; readonly game: string }
  | { readonly kind: 'not-kept'; readonly written: 'full' | 'failed' | 'taken' };

/** In the language shown now: what the kernel says of a logbook is for those who write programs. */
function sentence(fault: Fault): string {
  const words = openingWords();
  switch (fault.kind) {
    case 'line':
      return words.line(fault.line);
    case 'game':
      return words.unknownGame(fault.game);
    case 'not-kept':
      return noticeWords().cannotBegin[fault.written];
    default:
      return words[fault.kind];
  }
}

/** Where a link to this place leads that stands somewhere in a text. */
function linkIn(text: string): string | null {
  const { origin } = location;
  const link = text.split(/\s+/).find((word) => word.startsWith(`${origin}/`));
  return link ? link.slice(origin.length) : null;
}

/** Opens a game from a link's fragment, a file, pasted text or what another app shared, as a copy of this browser's own. */
export default function Open(): JSX.Element {
  const [fault, setFault] = createSignal<Fault | null>(null);
  const [text, setText] = createSignal('');

  const open = async (logbook: string): Promise<Fault | null> => {
    if (logbook.length > LONGEST_BOOK) return { kind: 'broken' };
    const book = readLogbook(logbook);
    if (!book.ok) return { kind: 'line', line: book.line };
    const game = listing(book.value.game);
    if (!game) return { kind: 'game', game: book.value.game };
    const [rules, guide] = await Promise.all([game.rules(), game.guide(shown())]);
    const opened = tableOf(rules, book.value);
    const { hosted } = opened;
    if (!hosted) return { kind: 'impossible' };
    hosted.table.deal();
    const { table, players } = hosted;
    const copy = table.result()
      ? await copyOfFinished(saves(), { setting: settingOf(table), players, log: table.log })
      : null;
    if (copy) {
      go(`/play/${game.id}/${copy.id}/end`, 'replace');
      return null;
    }
    const begun = await keep({ ...opened, hosted }, guide, { known: true, shared: true });
    if (!begun.ok) return { kind: 'not-kept', written: begun.written };
    go(`/play/${game.id}/${begun.head.id}${begun.head.over ? '/end' : ''}`, 'replace');
    return null;
  };
  const tryOut = async (logbook: string | null) => {
    setFault(null);
    const link = linkIn(logbook ?? '');
    if (link) return go(link, 'replace');
    setFault(logbook === null ? { kind: 'broken' } : await open(logbook));
  };

  onMount(() => fetchAhead());
  // Another link may be followed from here: then only the fragment changes.
  createEffect(
    on(
      () => url().hash,
      async (fragment) => {
        const { searchParams } = url();
        const shared = searchParams.get('url') || searchParams.get('text') || searchParams.get('title');
        if (fragment.length > 1) await tryOut(await unpack(fragment));
        else if (shared) await tryOut(shared);
      },
    ),
  );

  return (
    <>
      <PageBar />
      <Page title={openingWords().title} class="narrow">
        <h1>{openingWords().title}</h1>
        <Show when={fault()}>
          {(why) => (
            <p class="notice" role="alert">
              {sentence(why())}
            </p>
          )}
        </Show>
        <p>{openingWords().text}</p>
        <p>
          <label class="f-button">
            {openingWords().file}
            <input
              class="f-unseen"
              type="file"
              accept=".txt,text/plain"
              onChange={async (event) => {
                const file = event.currentTarget.files?.[0];
                // Looked at before it is read: whatever is far too large is no logbook.
                if (file) await tryOut(file.size > 4 * LONGEST_BOOK ? null : await file.text());
              }}
            />
          </label>
        </p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void tryOut(text());
          }}
        >
          <label>
            <span>{openingWords().paste}</span>
            <textarea class="field" rows="8" value={text()} onInput={(event) => setText(event.currentTarget.value)} />
          </label>
          <p>
            <button class="f-button primary" type="submit">
              {openingWords().go}
            </button>
          </p>
        </form>
      </Page>
    </>
  );
}
