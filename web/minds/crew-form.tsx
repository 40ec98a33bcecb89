import type { AnyMindWords } from '@fathom/mind';
import { For, type JSX, Show } from 'solid-js';
import { w } from '../words.ts';
import type { Sailor } from './sailors.ts';
import { levelsOf } from './words.ts';

/** Who sits where: people by name, bots by their character. The first seat is always a person's. */
export function CrewForm(props: {
  readonly seats: number;
  readonly sailors: readonly Sailor[];
  /** `null` where nobody has learned to play this game. */
  readonly words: AnyMindWords | null;
  readonly onChange: (sailors: readonly Sailor[]) => void;
}): JSX.Element {
  const change = (seat: number, part: Partial<Sailor>) =>
    props.onChange(props.sailors.with(seat, { ...props.sailors[seat], ...part }));
  const level = (seat: number) => props.sailors[seat].level;
  const said = (seat: number) => {
    const { words } = props;
    const id = level(seat);
    if (!words || id === null) return null;
    const levels = levelsOf(words);
    return `${w().minds.level(levels.indexOf(id) + 1, levels.length)}. ${words.levels[id]?.character ?? ''}`;
  };
  return (
    <ol class="crew">
      <For each={props.sailors.map((_, seat) => seat)}>
        {(seat) => (
          <Show when={seat < props.seats}>
            <li>
              <Show when={seat > 0 && props.words}>
                {(words) => (
                  <label>
                    <span>{w().minds.who(seat)}</span>
                    <select
                      class="field"
                      onChange={(event) => change(seat, { level: event.currentTarget.value || null })}
                    >
                      <option value="" selected={level(seat) === null}>
                        {w().minds.person}
                      </option>
                      <For each={levelsOf(words())}>
                        {(id) => (
                          <option value={id} selected={level(seat) === id}>
                            {w().minds.bot(words().levels[id]?.name ?? id)}
                          </option>
                        )}
                      </For>
                    </select>
                  </label>
                )}
              </Show>
              <Show when={level(seat) === null} fallback={<p class="f-second">{said(seat)}</p>}>
                <label>
                  <span>{w().newGame.nameOf(seat)}</span>
                  <input
                    class="field"
                    maxlength="24"
                    autocomplete="off"
                    value={props.sailors[seat].name}
                    placeholder={w().seat.nameless(seat)}
                    onInput={(event) => change(seat, { name: event.currentTarget.value })}
                  />
                </label>
              </Show>
            </li>
          </Show>
        )}
      </For>
    </ol>
  );
}
