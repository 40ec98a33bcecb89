import type { AnyGame } from '@fathom/kernel';
import type { AnyMindWords } from '@fathom/mind';
import { createEffect, createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { url } from '../router.ts';
import { shown, w } from '../words.ts';
import { firstSailors, namesOf, rememberSailors, type Sailor } from './sailors.ts';
import { mw } from './speech.ts';
import { createMindWords, fetchMindWords, levelsOf } from './words.ts';

/** Who sits where. Tells the names for the logbook, in which bots are marked, as soon as they are known and whenever they change. */
export default function CrewForm(props: {
  readonly game: AnyGame;
  readonly seats: number;
  readonly onNames: (names: readonly string[]) => void;
}): JSX.Element {
  const [first, setFirst] = createSignal<{ readonly words: AnyMindWords | null }>();
  onMount(async () => setFirst({ words: await fetchMindWords(props.game.id, shown()).catch(() => null) }));
  return (
    <Show when={first()} keyed>
      {({ words }) => <Seats {...props} words={words} />}
    </Show>
  );
}

/** People by name, bots by their character. The first seat is always a person's. */
function Seats(props: {
  readonly game: AnyGame;
  readonly seats: number;
  /** `null` where nobody has learned to play this game. */
  readonly words: AnyMindWords | null;
  readonly onNames: (names: readonly string[]) => void;
}): JSX.Element {
  const words = createMindWords(props.game.id, props.words);
  const [sailors, setSailors] = createSignal(firstSailors(props.game, props.words, url().searchParams));
  createEffect(() => props.onNames(namesOf(sailors().slice(0, props.seats), words())));
  const change = (seat: number, part: Partial<Sailor>) => {
    setSailors(sailors().with(seat, { ...sailors()[seat], ...part }));
    rememberSailors(props.game.id, sailors());
  };
  const level = (seat: number) => sailors()[seat].level;
  const isOnly = (seat: number) =>
    seat === 0 && sailors().every((sailor, at) => at === 0 || at >= props.seats || sailor.level !== null);
  const said = (seat: number) => {
    const said = words();
    const id = level(seat);
    if (!said || id === null) return null;
    const levels = levelsOf(said);
    return `${mw().crew.level(levels.indexOf(id) + 1, levels.length)}. ${said.levels[id]?.character ?? ''}`;
  };
  return (
    <ol class="crew">
      <For each={sailors().map((_, seat) => seat)}>
        {(seat) => (
          <Show when={seat < props.seats}>
            <li>
              <Show when={seat > 0 && words()}>
                {(minds) => (
                  <label>
                    <span>{mw().crew.who(seat)}</span>
                    <select
                      class="field"
                      onChange={(event) => change(seat, { level: event.currentTarget.value || null })}
                    >
                      <option value="" selected={level(seat) === null}>
                        {mw().crew.person}
                      </option>
                      <For each={levelsOf(minds())}>
                        {(id) => (
                          <option value={id} selected={level(seat) === id}>
                            {mw().crew.bot(minds().levels[id]?.name ?? id)}
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
                    value={sailors()[seat].name}
                    placeholder={isOnly(seat) ? w().seat.you : w().seat.nameless(seat)}
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
