import type { Json, Parsed } from '@fathom/kernel';
import type { Language } from '@fathom/words';
import { type JSX, Show } from 'solid-js';
import { words } from './own-data-words.ts';

/** The data of one's own box, as somebody typed them: nothing if nothing was typed, or what is wrong. */
export function readOwn(typed: string, language: Language): Parsed<Json | undefined> {
  if (!typed.trim()) return { ok: true, value: undefined };
  try {
    return { ok: true, value: JSON.parse(typed) as Json };
  } catch {
    return { ok: false, error: words[language].badJson };
  }
}

/** Where to type the data of one's own box, and what is wrong with them. */
export function OwnData(props: {
  readonly value: string;
  readonly example: string;
  readonly language: Language;
  readonly onInput: (typed: string) => void;
  readonly options: Parsed<unknown>;
}): JSX.Element {
  const said = () => words[props.language];
  return (
    <>
      <details class="f-panel form-part own-data">
        <summary>{said().title}</summary>
        <p class="f-second">{said().note}</p>
        <textarea
          class="field"
          rows="6"
          spellcheck={false}
          aria-label={said().title}
          placeholder={props.example}
          value={props.value}
          onInput={(event) => props.onInput(event.currentTarget.value)}
        />
      </details>
      <Show when={!props.options.ok && props.options.error}>
        {(error) => (
          <p class="notice" role="alert">
            {error()}
          </p>
        )}
      </Show>
    </>
  );
}
