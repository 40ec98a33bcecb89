import type { Options } from '@fathom/abyss/rules';
import type { OptionsForm as Form } from '@fathom/board';
import { createEffect, createSignal, For, Show } from 'solid-js';
import { words } from './words.ts';
import './abyss.css';

const choices = ['kraken', 'openMemory', 'handLimit12'] as const;

/** Three switches, each with a line about what it changes. */
export const OptionsForm: Form = (props) => {
  const said = () => words[props.language];
  const [chosen, setChosen] = createSignal(props.initial.options as unknown as Options);
  createEffect(() => {
    const options = props.game.options.parse(chosen());
    props.onChoice(options.ok ? { seats: props.initial.seats, options: options.value } : null);
  });
  return (
    <section class="f-panel form-part difficulty">
      <h2>{said().choices}</h2>
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
                    {said()[choice].name}
                    <Show when={choice === 'handLimit12'}>
                      {' '}
                      <span class="house">{said().house}</span>
                    </Show>
                  </span>
                  <span class="f-second">{said()[choice].line}</span>
                </span>
              </label>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
};
