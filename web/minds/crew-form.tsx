import { type AnyPlayable, at, LONGEST_NAME, type Player } from '@fathom/kernel';
import type { AnyMindWords } from '@fathom/mind';
import { createEffect, createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { url } from '../shell/router.ts';
import { appWords, shown } from '../words/words.ts';
import { LevelOffer } from './level-offer.tsx';
import type { NextLevel } from './next-level.ts';
import { alikeBefore, firstSailors, playersOf, rememberSailors, type Sailor } from './sailors.ts';
import { mindWords } from './speech.ts';
import { strengthOf } from './strength.ts';
import { botName, createMindWords, fetchMindWords, levelsOf, shortName } from './words.ts';

/** Who sits where. Tells it as soon as it is known and whenever it changes. */
export default function CrewForm(props: {
  readonly game: AnyPlayable;
  readonly seats: number;
  readonly onPlayers: (players: readonly Player[]) => void;
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
  readonly game: AnyPlayable;
  readonly seats: number;
  /** `null` where nobody has learned to play this game. */
  readonly words: AnyMindWords | null;
  readonly onPlayers: (players: readonly Player[]) => void;
}): JSX.Element {
  const words = createMindWords(props.game.id, props.words);
  const [sailors, setSailors] = createSignal(firstSailors(props.game, props.words, url().searchParams));
  createEffect(() => props.onPlayers(playersOf(sailors().slice(0, props.seats), words())));
  const change = (seat: number, part: Partial<Sailor>) => {
    setSailors(sailors().with(seat, { ...at(sailors(), seat), ...part }));
    rememberSailors(props.game.id, sailors());
  };
  const level = (seat: number) => at(sailors(), seat).level;
  /** Whether somebody typed as long a name as there may be: only they want to see why it goes no further. */
  const isFull = () => sailors().some(({ name }) => name.length >= LONGEST_NAME);
  const isOnly = (seat: number) =>
    seat === 0 && sailors().every((sailor, place) => place === 0 || place >= props.seats || sailor.level !== null);
  const said = (seat: number) => {
    const said = words();
    const id = level(seat);
    if (!said || id === null) return null;
    const levels = levelsOf(said);
    const place = mindWords().crew.level(levels.indexOf(id) + 1, levels.length);
    const whole = said.levels[id];
    const before = alikeBefore(sailors(), seat);
    const who = before === 0 ? `${whole?.name}.` : mindWords().crew.like(botName(said, id, before), `${whole?.name}`);
    return [who, `${place}.`, whole?.character, strengthOf(said, id)].filter(Boolean).join(' ');
  };
  /** Whoever is suggested takes the seats of whom they are suggested after. */
  const take = ({ from, to }: NextLevel) => {
    const sits = sailors().some((sailor, seat) => seat < props.seats && sailor.level === from);
    setSailors(
      sailors().map((sailor, seat) =>
        (sits ? sailor.level === from : seat === 1) ? { ...sailor, level: to } : sailor,
      ),
    );
    rememberSailors(props.game.id, sailors());
  };
  return (
    <>
      <Show when={props.game.seats[0] > 1 && words()}>
        {(minds) => <LevelOffer game={props.game.id} words={minds()} onTake={take} />}
      </Show>
      <ol class="crew">
        <For each={sailors().map((_, seat) => seat)}>
          {(seat) => (
            <Show when={seat < props.seats}>
              <li>
                <Show when={seat > 0 && words()}>
                  {(minds) => (
                    <label>
                      <span>{mindWords().crew.who(seat)}</span>
                      <select
                        class="field"
                        onChange={(event) => change(seat, { level: event.currentTarget.value || null })}
                      >
                        <option value="" selected={level(seat) === null}>
                          {mindWords().crew.person}
                        </option>
                        <For each={levelsOf(minds())}>
                          {(id) => (
                            <option value={id} selected={level(seat) === id}>
                              {mindWords().crew.bot(shortName(minds(), id))}
                            </option>
                          )}
                        </For>
                      </select>
                    </label>
                  )}
                </Show>
                <Show when={level(seat) === null} fallback={<p class="f-second">{said(seat)}</p>}>
                  <label>
                    <span>{appWords().newGame.nameOf(seat)}</span>
                    <input
                      class="field"
                      maxlength={LONGEST_NAME}
                      aria-describedby="name-length"
                      autocomplete="off"
                      value={at(sailors(), seat).name}
                      placeholder={isOnly(seat) ? appWords().seat.you : appWords().seat.nameless(seat)}
                      onInput={(event) => change(seat, { name: event.currentTarget.value })}
                    />
                  </label>
                </Show>
              </li>
            </Show>
          )}
        </For>
      </ol>
      <p class={isFull() ? 'f-second' : 'f-unseen'} id="name-length">
        {mindWords().crew.names(LONGEST_NAME)}
      </p>
    </>
  );
}
