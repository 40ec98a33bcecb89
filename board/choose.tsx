import { For, type JSX } from 'solid-js';

/** A choice between a few words, one of them taken. */
export function Choose<T extends string | number | boolean>(props: {
  readonly label: string;
  readonly choices: readonly (readonly [value: T, label: string])[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}): JSX.Element {
  return (
    <fieldset class="switch" aria-label={props.label}>
      <For each={props.choices}>
        {([value, label]) => (
          <button type="button" aria-pressed={props.value === value} onClick={() => props.onChoose(value)}>
            {label}
          </button>
        )}
      </For>
    </fieldset>
  );
}
