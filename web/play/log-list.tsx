import type { Seat } from '@fathom/kernel';
import { For, type JSX, Show } from 'solid-js';
import type { Guide, SpokenWords } from '../catalogue.ts';
import type { Session } from '../session.ts';
import { w } from '../words.ts';

export interface LogLine {
  /** The moment to show: how many entries lead up to it. */
  readonly count: number;
  readonly turn: number;
  readonly sentence: string;
}

/** The log in plain sentences, newest last. */
export function logOf(
  session: Session,
  words: SpokenWords,
  guide: Guide,
  name: (seat: Seat) => string,
): readonly LogLine[] {
  const lines: LogLine[] = [];
  let turn = 0;
  for (const { count, by, events } of session.moments()) {
    for (const event of events) {
      turn = guide.turnOf(event) ?? turn;
      const sentence = words.event(event, name, by === 'chance' ? undefined : by);
      if (sentence) lines.push({ count, turn, sentence });
    }
  }
  return lines;
}

export function LogList(props: {
  readonly lines: readonly LogLine[];
  readonly at: number | null;
  readonly onMoment: (count: number) => void;
}): JSX.Element {
  const newestFirst = () => props.lines.toReversed();
  return (
    <Show when={props.lines.length > 0} fallback={<p class="f-second">{w().play.logEmpty}</p>}>
      <ol class="log-lines" reversed>
        <For each={newestFirst()}>
          {(line) => (
            <li>
              <button
                type="button"
                aria-current={props.at === line.count ? 'true' : undefined}
                onClick={() => props.onMoment(line.count)}
              >
                <span class="numeral" aria-hidden="true">
                  {line.turn || ''}
                </span>
                <span>{line.sentence}</span>
              </button>
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
}
