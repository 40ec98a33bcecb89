import { createSignal, For, type JSX, Show } from 'solid-js';
import Sure from '../parts/sure.tsx';
import { saves } from '../saves/here.ts';
import type { SaveHead } from '../saves/save.ts';
import { historyWords } from '../words/history.ts';
import { appWords, shown } from '../words/words.ts';

/** The games begun before the last one, on home: each can be gone on with, or deleted. */
export default function OtherSaves(props: {
  readonly saves: readonly SaveHead[];
  readonly standing: (save: SaveHead) => string;
}): JSX.Element {
  const [doubted, setDoubted] = createSignal<SaveHead | null>(null);
  return (
    <>
      <details class="others">
        <summary>{appWords().home.more(props.saves.length)}</summary>
        <ul>
          <For each={props.saves}>
            {(save) => (
              <li>
                <a href={`/play/${save.game}/${save.id}`}>{props.standing(save)}</a>
                <span class="f-second">{save.standing?.line[shown()]}</span>
                <button
                  class="f-button"
                  type="button"
                  aria-label={`${historyWords().delete}, ${props.standing(save)}`}
                  onClick={() => setDoubted(save)}
                >
                  {historyWords().delete}
                </button>
              </li>
            )}
          </For>
        </ul>
      </details>
      <Show when={doubted()} keyed>
        {(save) => (
          <Sure
            doubt={{
              question: historyWords().deleteSure,
              note: props.standing(save),
              deed: historyWords().delete,
              onDo: () => saves().remove([save.id]),
            }}
            onClose={() => setDoubted(null)}
          />
        )}
      </Show>
    </>
  );
}
