import { Choose } from '@fathom/board';
import { at } from '@fathom/kernel';
import type { AnyMindWords } from '@fathom/mind';
import type { Chair } from '@fathom/wire';
import { createEffect, createSignal, Index, type JSX, Show } from 'solid-js';
import { createMindWords } from '../minds/words.ts';
import { onlineWords } from '../words/online.ts';
import { LevelSelect } from './level-select.tsx';

/** Who is to sit where at a table that is being made: oneself first, then people or bots. Tells it at once and whenever it changes. */
export function Seating(props: {
  readonly game: string;
  readonly seats: readonly [min: number, max: number];
  readonly first: number;
  readonly minds: AnyMindWords | null;
  readonly onChairs: (chairs: readonly Chair[]) => void;
}): JSX.Element {
  const [min, max] = props.seats;
  const [count, setCount] = createSignal(props.first);
  const minds = createMindWords(props.game, props.minds);
  const [levels, setLevels] = createSignal<readonly (string | null)[]>(Array.from({ length: max }, () => null));
  createEffect(() =>
    props.onChairs(
      levels()
        .slice(0, count())
        .map((level, seat): Chair => {
          if (seat === 0) return { kind: 'me' };
          return level === null ? { kind: 'open' } : { kind: 'bot', level };
        }),
    ),
  );
  return (
    <>
      <Show when={min !== max}>
        <Choose
          label={onlineWords().make.seats}
          choices={Array.from(
            { length: max - min + 1 },
            (_, i) => [min + i, onlineWords().make.count(min + i)] as const,
          )}
          value={count()}
          onChoose={setCount}
        />
      </Show>
      <ol class="chairs">
        <li>
          <span>{onlineWords().make.seat(0)}</span>
          <span class="chair-me">{onlineWords().make.me}</span>
        </li>
        <Index each={levels().slice(1, count())}>
          {(level, i) => (
            <li>
              <LevelSelect
                label={onlineWords().make.seat(i + 1)}
                person={onlineWords().make.open}
                minds={minds()}
                level={level()}
                onLevel={(chosen) =>
                  setLevels(at(levels(), i + 1) === chosen ? levels() : levels().with(i + 1, chosen))
                }
              />
            </li>
          )}
        </Index>
      </ol>
    </>
  );
}
