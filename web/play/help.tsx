import { Sheet } from '@fathom/board';
import type { Explanation } from '@fathom/board/explain';
import type { Primer } from '@fathom/board/primer';
import { entryOf } from '@fathom/games';
import { createEffect, createSignal, For, type JSX, on, Show } from 'solid-js';
import { createKeyboard } from '../parts/keyboard.ts';
import { Keys, PrimerPage } from '../parts/primer.tsx';
import type { Guide } from '../shelf/catalogue.ts';
import { primerWords } from '../words/primer.ts';
import { appWords, shown } from '../words/words.ts';

/** What the pieces now on the board are called by, each once. */
const piecesHere = (): readonly string[] => [
  ...new Set(
    [...document.querySelectorAll('.table-board [data-piece]')].map((piece) => piece.getAttribute('data-piece') ?? ''),
  ),
];

/** How to play, over the table, and what lies on it. */
export default function Help(props: {
  readonly game: string;
  readonly guide: Guide;
  readonly view: unknown;
  readonly onClose: () => void;
}): JSX.Element {
  const [primer, setPrimer] = createSignal<Primer | null>();
  const [goal, setGoal] = createSignal('');
  const [pieces, setPieces] = createSignal<readonly Explanation[]>([]);
  createEffect(
    on(shown, async (language) => {
      const [words, found, explain] = await Promise.all([
        entryOf(props.game)?.words[language](),
        props.guide.primer?.(language),
        props.guide.explain?.(language),
      ]);
      if (language !== shown()) return;
      const said = new Map<string, Explanation>();
      for (const piece of piecesHere()) {
        const one = explain?.(piece, props.view);
        if (one) said.set(one.name, one);
      }
      setPieces([...said.values()].sort((a, b) => a.name.localeCompare(b.name, language)));
      setGoal(words?.goal ?? '');
      setPrimer(found ?? null);
    }),
  );
  const keyboard = createKeyboard();
  return (
    <Sheet title={primerWords().title} close={appWords().close} onClose={props.onClose}>
      <Show when={primer() !== undefined} fallback={<p>{appWords().loading}</p>}>
        <PrimerPage goal={goal()} primer={primer()} />
        <Show when={pieces().length > 0}>
          <details class="help-pieces">
            <summary>{primerWords().pieces}</summary>
            <dl>
              <For each={pieces()}>
                {({ name, facts, tag, text }) => (
                  <div>
                    <dt>{name}</dt>
                    <dd>
                      <Show when={[facts, tag].filter(Boolean).join(' · ')}>
                        {(line) => <span class="f-second">{line()}. </span>}
                      </Show>
                      {text}
                    </dd>
                  </div>
                )}
              </For>
            </dl>
          </details>
        </Show>
        <Show when={keyboard()}>
          <h3 class="help-keys">{primerWords().keys}</h3>
          <Keys primer={primer() ?? null} />
        </Show>
        <p class="help-foot">
          <a class="f-button" href={`/rules/${props.game}`}>
            {primerWords().rulebook}
          </a>
        </p>
      </Show>
    </Sheet>
  );
}
