import type { Seat } from '@fathom/kernel';
import { type Accessor, createEffect, createMemo, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { SignIcon } from '../art/sign.tsx';
import type { Session, Snapshot } from '../session/session.ts';
import { type Beat, beatsOf, rollerOf } from '../session/story.ts';
import { type Guide, namesOf, type Sign } from '../shelf/catalogue.ts';
import { replayWords } from '../words/replay.ts';
import { appWords } from '../words/words.ts';
import { createSigns } from './signs.ts';
import type { Talk } from './talk.ts';

interface Line {
  /** What it is: alike for as long as it tells the same of the same moment, also when it happens once more. */
  readonly key: string;
  /** The moment to show: how many entries lead up to it. */
  readonly count: number;
  readonly sentence: string;
  /** How often it happened in a row. */
  readonly times: number;
  readonly sign: Sign | null;
}

interface Group {
  readonly key: string;
  readonly turn: number;
  readonly mover: Seat | null;
  readonly lines: readonly Line[];
}

/** Lines by turn and player, the oldest first; what nobody needs to be told of is left out. */
export function groupsOf(
  beats: readonly Beat[],
  tell: (beat: Beat) => Pick<Line, 'sentence' | 'sign'> | null,
): readonly Group[] {
  const groups: (Group & { lines: Line[] })[] = [];
  for (const [index, beat] of beats.entries()) {
    const told = tell(beat);
    if (!told) continue;
    const { turn, mover, count } = beat;
    const line: Line = { ...told, key: `${index} ${told.sentence}`, count, times: 1 };
    const last = groups.at(-1);
    if (!last || last.turn !== turn || last.mover !== mover) {
      groups.push({ key: `${index} ${turn} ${mover}`, turn, mover, lines: [line] });
      continue;
    }
    const before = last.lines.at(-1);
    if (before?.sentence === line.sentence)
      last.lines[last.lines.length - 1] = { ...line, key: before.key, times: before.times + 1 };
    else last.lines.push(line);
  }
  return groups;
}

/** Draws a list so that what has the same key stays where it is drawn, with whoever reads or has the focus there. */
function Kept<Thing extends { readonly key: string }>(props: {
  readonly each: readonly Thing[];
  readonly children: (thing: Accessor<Thing>) => JSX.Element;
}): JSX.Element {
  const found = createMemo(() => new Map(props.each.map((thing) => [thing.key, thing])));
  const keys = createMemo(() => props.each.map(({ key }) => key));
  return (
    <For each={keys()}>
      {(key) => {
        const first = found().get(key);
        if (!first) return null;
        return props.children(createMemo((last) => found().get(key) ?? last, first));
      }}
    </For>
  );
}

/** The log in plain sentences by turn and player, the newest turn first. */
export default function LogList(props: {
  readonly session: Session;
  readonly now: Snapshot;
  readonly guide: Guide;
  readonly talk: Talk;
  readonly at: number | null;
  readonly onMoment: (count: number) => void;
}): JSX.Element {
  const { session, guide, talk } = props;
  const signs = createSigns(guide);
  const beats = createMemo<readonly Beat[]>(
    (before) => (props.now.settled ? beatsOf(session.moments(), guide) : before),
    beatsOf(session.moments(), guide),
  );
  const groups = createMemo(() => {
    const words = talk.words();
    const draw = signs();
    return groupsOf(beats(), (beat) => {
      const { event } = beat;
      // That a turn begins is said by the line above it.
      if (guide.turnOf(event) !== null) return null;
      const sentence = words.event(event, talk.name, rollerOf(beat));
      return sentence ? { sentence, sign: draw?.(event) ?? null } : null;
    }).toReversed();
  });
  const headOf = ({ turn, mover }: Group) => {
    if (turn === 0) return replayWords().log.setup;
    const name = mover === null || session.facts.seats === 1 ? '' : talk.name(mover);
    return replayWords().log.head(appWords().play.turn(namesOf(session.game.id).turn, turn), name);
  };
  /** The newest line of the moment on show. */
  const current = createMemo(() => {
    const { at } = props;
    if (at === null) return null;
    return groups()
      .flatMap(({ lines }) => lines)
      .reduce<number | null>((last, { count }) => (count <= at && count > (last ?? -1) ? count : last), null);
  });
  let list: HTMLDivElement | undefined;
  /** However long it is, Tab stops at one line of it, and arrows lead to the others. */
  const [held, hold] = createSignal('');
  const stop = createMemo(() => {
    const lines = groups().flatMap((group) => group.lines);
    const here = lines.find(({ key }) => key === held()) ?? lines.find(({ count }) => count === current());
    return (here ?? lines[0])?.key;
  });
  const onKey = (event: KeyboardEvent) => {
    const lines = [...(list?.querySelectorAll('button') ?? [])];
    const at = event.target instanceof HTMLButtonElement ? lines.indexOf(event.target) : -1;
    const last = lines.length - 1;
    const ways: { readonly [key: string]: number } = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last };
    const line = lines[ways[event.key] ?? -1];
    if (at < 0 || !line) return;
    event.preventDefault();
    event.stopPropagation();
    line.focus();
  };
  /** Brings the line of the moment on show into the middle. */
  const follow = () => {
    const here = current();
    if (props.at === null || !list) return;
    // Before anything has happened, the oldest lines are the nearest.
    if (here === null) {
      list.scrollTop = list.scrollHeight;
      return;
    }
    const line = list.querySelector('[aria-current]')?.getBoundingClientRect();
    const room = list.getBoundingClientRect();
    // A board that is played back is drawn smaller; scrolling knows nothing of that.
    const zoom = room.height / Math.max(1, list.offsetHeight);
    if (line) list.scrollTop += (line.top - room.top - room.height / 2) / zoom;
  };
  createEffect(follow);
  // What opens beside the board makes it another size.
  const watch = new ResizeObserver(follow);
  onCleanup(() => watch.disconnect());
  return (
    <Show when={groups().length > 0} fallback={<p class="f-second">{replayWords().log.empty}</p>}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the lines in it */}
      <div
        class="log-lines"
        ref={(lines) => {
          list = lines;
          watch.observe(lines);
        }}
        onKeyDown={onKey}
      >
        <Kept each={groups()}>
          {(group) => (
            <section data-mover={group().mover}>
              <h3>{headOf(group())}</h3>
              <ol>
                <Kept each={group().lines}>
                  {(line) => (
                    <li>
                      <button
                        type="button"
                        tabindex={line().key === stop() ? 0 : -1}
                        onFocus={() => hold(line().key)}
                        aria-current={current() === line().count ? 'true' : undefined}
                        onClick={() => props.onMoment(line().count)}
                      >
                        <span class="log-sign">
                          <Show when={line().sign?.icon}>{(icon) => <SignIcon icon={icon()} />}</Show>
                        </span>
                        <span>
                          {line().sentence}
                          <Show when={line().times > 1}> ×{line().times}</Show>
                        </span>
                      </button>
                    </li>
                  )}
                </Kept>
              </ol>
            </section>
          )}
        </Kept>
      </div>
    </Show>
  );
}
