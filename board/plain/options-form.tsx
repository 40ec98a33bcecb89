import type { AnyGame, Json } from '@fathom/kernel';
import type { AnyGameWords, Language } from '@fathom/words';
import { createEffect, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { Choose } from '../choose.tsx';
import type { OptionsForm } from '../guide.ts';
import { createSpoken } from '../spoken.ts';
import { changed, type Field, fieldsOf, found } from './fields.ts';
import { choiceName, optionName } from './names.ts';
import { words as ours } from './words.ts';
import './plain.css';

/** More choices than this are typed instead of pressed. */
const PRESSED = 7;

/** A form made from what the game's own parser takes. */
export function plainForm(game: AnyGame, speak: (language: Language) => Promise<AnyGameWords>): OptionsForm {
  const fields = fieldsOf(game);
  return (props) => {
    const book = createSpoken(() => props.language, speak);
    const [chosen, setChosen] = createSignal<Json>(props.initial.options);
    createEffect(() => {
      const options = game.options.parse(chosen());
      props.onChoice(options.ok ? { seats: props.initial.seats, options: options.value } : null);
    });
    const isRefused = () => !game.options.parse(chosen()).ok;
    return (
      <section class="f-panel form-part difficulty plain-options">
        <h2>{ours[props.language].options}</h2>
        <Show when={fields.length > 0} fallback={<p class="f-second">{ours[props.language].plain}</p>}>
          <For each={fields}>
            {(field) => (
              <Choice
                field={field}
                label={optionName(book(), field.path)}
                value={found(chosen(), field.path) ?? field.value}
                said={(choice) => choiceName(book(), props.language, field.path, choice)}
                onChange={(value) => setChosen(changed(chosen(), field.path, value))}
              />
            )}
          </For>
        </Show>
        <Show when={isRefused()}>
          <p class="notice" role="alert">
            {ours[props.language].refused}
          </p>
        </Show>
      </section>
    );
  };
}

function Choice(props: {
  readonly field: Field;
  readonly label: string;
  readonly value: Json;
  readonly said: (choice: Field['value']) => string;
  readonly onChange: (value: Json) => void;
}): JSX.Element {
  const { choices } = props.field;
  const ends = choices.filter((choice) => typeof choice === 'number');
  return (
    <div class="plain-option">
      <Switch>
        <Match when={choices.length <= PRESSED}>
          <span aria-hidden="true">{props.label}</span>
          <Choose
            label={props.label}
            choices={choices.map((choice) => [choice, props.said(choice)] as const)}
            value={props.value as Field['value']}
            onChoose={props.onChange}
          />
        </Match>
        <Match when={ends.length > 0}>
          <label>
            <span>{props.label}</span>
            <input
              class="field"
              type="number"
              min={ends[0]}
              max={ends.at(-1)}
              value={Number(props.value)}
              onInput={(event) => props.onChange(event.currentTarget.valueAsNumber || 0)}
            />
          </label>
        </Match>
        <Match when={true}>
          <label>
            <span>{props.label}</span>
            <select class="field" onChange={(event) => props.onChange(event.currentTarget.value)}>
              <For each={choices}>
                {(choice) => (
                  <option value={String(choice)} selected={choice === props.value}>
                    {props.said(choice)}
                  </option>
                )}
              </For>
            </select>
          </label>
        </Match>
      </Switch>
    </div>
  );
}
