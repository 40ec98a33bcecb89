import type { AnyMindWords } from '@fathom/mind';
import { For, type JSX, Show } from 'solid-js';
import { levelsOf, shortName } from '../minds/words.ts';
import { onlineWords } from '../words/online.ts';

/** A person, or a bot of one of the levels its game has. */
export function LevelSelect(props: {
  readonly label: string;
  readonly unseenLabel?: boolean;
  readonly person: string;
  readonly minds: AnyMindWords | null;
  readonly level: string | null;
  readonly onLevel: (level: string | null) => void;
}): JSX.Element {
  return (
    <label class="level-select">
      <span class={props.unseenLabel ? 'f-unseen' : undefined}>{props.label}</span>
      <select class="field" onChange={(event) => props.onLevel(event.currentTarget.value || null)}>
        <option value="" selected={props.level === null}>
          {props.person}
        </option>
        <Show when={props.minds}>
          {(minds) => (
            <For each={levelsOf(minds())}>
              {(id) => (
                <option value={id} selected={props.level === id}>
                  {onlineWords().bot(shortName(minds(), id))}
                </option>
              )}
            </For>
          )}
        </Show>
      </select>
    </label>
  );
}
