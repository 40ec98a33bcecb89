import type { Options } from '@fathom/abyss/rules';
import type { AnyGame } from '@fathom/kernel';
import { createEffect, createSignal, For, type JSX, Show } from 'solid-js';
import type { Choice } from '../../catalogue.ts';
import { aw } from './words.ts';
import './abyss.css';

const choices = ['kraken', 'openMemory', 'handLimit12'] as const;

/** Three switches, each with a line about what it changes. */
export function OptionsForm(props: {
  readonly game: AnyGame;
  readonly initial: Choice;
  readonly onChoice: (choice: Choice | null) => void;
}): JSX.Element {
  const [chosen, setChosen] = createSignal(props.initial.options as unknown as Options);
  createEffect(() => {
    const options = props.game.options.parse(chosen());
    props.onChoice(options.ok ? { seats: props.initial.seats, options: options.value } : null);
  });
  return (
    <section class="f-panel form-part difficulty">
      <h2>{aw().choices}</h2>
      <ul class="abyss-choices">
        <For each={choices}>
          {(choice) => (
            <li>
              <label class="expansion">
                <input
                  type="checkbox"
                  name={choice}
                  checked={chosen()[choice]}
                  onChange={() => setChosen({ ...chosen(), [choice]: !chosen()[choice] })}
                />
                <span>
                  <span class="expansion-name">
                    {aw()[choice].name}
                    <Show when={choice === 'handLimit12'}>
                      {' '}
                      <span class="house">{aw().house}</span>
                    </Show>
                  </span>
                  <span class="f-second">{aw()[choice].line}</span>
                </span>
              </label>
            </li>
          )}
        </For>
      </ul>
      <p class="f-second">{aw().several}</p>
    </section>
  );
}
