import { createMemo, For, type JSX, Show } from 'solid-js';
import { SignIcon } from '../art/sign.tsx';
import type { Session, Snapshot } from '../session/session.ts';
import { type Recap as Line, recapOf, rollerOf } from '../session/story.ts';
import type { Guide } from '../shelf/catalogue.ts';
import { replayWords } from '../words/replay.ts';
import { appWords } from '../words/words.ts';
import { createSigns } from './signs.ts';
import type { Talk } from './talk.ts';
import '../style/recap.css';

/**
 * What the others did since the watcher's own turn, a line for each, until the watcher acts; while something happens, what it is. A line
 * shows it again on the board.
 */
export default function Recap(props: {
  readonly session: Session;
  readonly now: Snapshot;
  readonly guide: Guide;
  readonly talk: Talk;
  readonly onReplay: (from: number, to: number) => void;
  readonly onLog: () => void;
}): JSX.Element {
  const { session, guide, talk } = props;
  const signs = createSigns(guide);
  const lines = createMemo<readonly Line[]>((before) => {
    const { settled, watcher, result } = props.now;
    const draw = signs();
    if (!settled) return before;
    if (!draw || watcher === null || result) return [];
    return recapOf(session.moments(), watcher, guide, draw);
  }, []);
  /** What is happening now, by name: the last thing that can be said of it. */
  const caption = createMemo(() => {
    const { settled, happening, actor } = props.now;
    if (settled) return null;
    // Dice that begin a turn are rolled by whoever has it.
    let by = typeof actor === 'number' ? actor : undefined;
    return happening.events.reduce<string | null>((last, event) => {
      by = guide.moverOf?.(event) ?? by;
      return talk.words().event(event, talk.name, by) ?? last;
    }, null);
  });
  /** Nothing is said, or only what the watcher does: a phone has no room for that. */
  const isIdle = () => {
    const { settled, actor, watcher } = props.now;
    return settled ? lines().length === 0 : caption() === null || actor === watcher;
  };
  /** What happened several times in a row is said once. */
  const sentences = ({ beats }: Line) =>
    beats
      .flatMap((beat) => talk.words().event(beat.event, talk.name, rollerOf(beat)) ?? [])
      .filter((sentence, at, all) => sentence !== all[at - 1]);
  const replay = ({ beats }: Line) => {
    const [first] = beats;
    const last = beats.at(-1);
    if (first && last) props.onReplay(first.count, last.count);
  };
  return (
    <section
      class="recap"
      aria-label={replayWords().recap.title}
      data-lines={lines().length}
      data-idle={isIdle() ? '' : undefined}
    >
      <Show
        when={caption()}
        fallback={
          <Show when={lines().length > 0}>
            <h2>{replayWords().recap.title}</h2>
            <ul>
              <For each={lines()}>
                {(line) => (
                  <li>
                    <button type="button" title={sentences(line).join(' ')} onClick={() => replay(line)}>
                      <span class="recap-name" data-seat={line.seat}>
                        {talk.name(line.seat)}
                      </span>
                      <span class="f-unseen">{sentences(line).join(' ')}</span>
                      <For each={line.marks}>
                        {(mark) => (
                          <span class="recap-mark" data-icon={mark.icon} aria-hidden="true">
                            <SignIcon icon={mark.icon} />
                            <Show when={mark.text}>{(text) => <span class="numeral">{text()}</span>}</Show>
                            <Show when={mark.times > 1}>
                              <span class="times">×{mark.times}</span>
                            </Show>
                          </span>
                        )}
                      </For>
                      <svg class="recap-again" viewBox="0 0 20 20" aria-hidden="true">
                        <path d="M6 4L15 10L6 16Z" />
                      </svg>
                    </button>
                  </li>
                )}
              </For>
            </ul>
          </Show>
        }
      >
        {(sentence) => <p class="recap-caption">{sentence()}</p>}
      </Show>
      <button class="recap-log" type="button" onClick={() => props.onLog()}>
        {appWords().play.log}
      </button>
    </section>
  );
}
