import type { Json, Seat } from '@fathom/kernel';
import type { Analysis } from '@fathom/mind';
import { For, type JSX, Show } from 'solid-js';
import type { Judge } from '../minds/judge.ts';
import { balanceOf, type Balance as Sum } from '../minds/review.ts';
import { mindWords } from '../minds/speech.ts';
import type { JudgedTurn, TurningPoint } from '../minds/turns.ts';
import { replayWords } from '../words/replay.ts';

/** How many turns are shown as the costliest. */
export const MOST = 5;

/** What the judge found: luck and mistakes apart, and the turns that cost most. */
export function Findings(props: {
  readonly judge: Judge;
  readonly seat: Seat;
  readonly alone: boolean;
  /** `null`: the one person, who is spoken to. */
  readonly whose: string | null;
  readonly turns: readonly JudgedTurn[];
  readonly points: readonly TurningPoint[];
  /** "Turn 4", or whose it was as well. */
  readonly turnName: (chapter: number) => string;
  /** Decisions as a plan, made after so many entries. */
  readonly row: (moves: readonly Json[], count: number) => string;
  /** Reasons in sentences. */
  readonly why: (reasons: readonly unknown[]) => string;
  readonly onLook: (count: number) => void;
  readonly onPoint: (chapter: number) => void;
  readonly onClose: () => void;
}): JSX.Element {
  const state = () => props.judge.state();
  const working = () => {
    const now = state();
    return now.kind === 'working' ? now : null;
  };
  const done = () => {
    const now = state();
    return now.kind === 'done' ? now.analysis : null;
  };
  const failed = () => {
    const now = state();
    return now.kind === 'failed' ? mindWords().analysis.failed(now.error) : mindWords().analysis.stopped;
  };
  return (
    <aside class="findings f-panel" aria-label={replayWords().analysis.title} tabindex="-1">
      <div class="findings-head">
        <h2>{replayWords().analysis.title}</h2>
        <button class="f-button" type="button" onClick={() => props.onClose()}>
          {replayWords().analysis.hide}
        </button>
      </div>
      <Show
        when={done()}
        keyed
        fallback={
          <Show
            when={working()}
            fallback={
              <div class="working">
                <p role="status">{failed()}</p>
                <button class="f-button primary" type="button" onClick={() => void props.judge.begin(props.seat)}>
                  {mindWords().analysis.again}
                </button>
              </div>
            }
          >
            {(now) => (
              <div class="working">
                <p>{mindWords().analysis.working}</p>
                <progress aria-label={mindWords().analysis.working} max={now().of} value={now().judged} />
                <p class="f-second numeral">{mindWords().analysis.progress(now().judged, now().of)}</p>
                <button class="f-button" type="button" onClick={() => props.judge.stop()}>
                  {mindWords().analysis.stop}
                </button>
              </div>
            )}
          </Show>
        }
      >
        {(analysis) => (
          <>
            <Balance analysis={analysis} alone={props.alone} whose={props.whose} />
            <section class="costliest">
              <h3>{replayWords().analysis.costliest}</h3>
              <Show when={props.turns.length > 0} fallback={<p>{replayWords().analysis.none}</p>}>
                <ol>
                  <For each={props.turns.slice(0, MOST)}>
                    {(turn) => (
                      <li>
                        <button type="button" class="stand" onClick={() => props.onLook(turn.count)}>
                          <span class="stand-head">
                            <span>{props.turnName(turn.chapter)}</span>
                            <span class="numeral cost">{mindWords().signed(-turn.cost)}</span>
                          </span>
                          <span>
                            <span class="f-second">{replayWords().analysis.played}</span>{' '}
                            {props.row(turn.played, turn.count)}
                          </span>
                          <Show when={turn.better}>
                            {(better) => (
                              <span class="better">
                                <span class="f-second">{replayWords().analysis.better}</span>{' '}
                                {props.row(better(), turn.count)}
                                <span class="f-second why">{props.why(turn.reasons)}</span>
                              </span>
                            )}
                          </Show>
                        </button>
                      </li>
                    )}
                  </For>
                </ol>
              </Show>
            </section>
            <Show when={props.points.length > 0}>
              <section class="turning">
                <h3>{replayWords().analysis.points}</h3>
                <ul class="row">
                  <For each={props.points}>
                    {({ chapter, change }) => (
                      <li>
                        <button class="f-button" type="button" onClick={() => props.onPoint(chapter)}>
                          {props.turnName(chapter)}
                          <span class="numeral" data-way={change < 0 ? 'down' : 'up'}>
                            {mindWords().signed(change)}
                          </span>
                        </button>
                      </li>
                    )}
                  </For>
                </ul>
              </section>
            </Show>
            <p class="f-second">{mindWords().analysis.note}</p>
          </>
        )}
      </Show>
    </aside>
  );
}

const fromTo = ({ start, payoff }: Sum): string =>
  mindWords().analysis.from(mindWords().percent(start / 100), mindWords().percent(payoff / 100));

/** What it all comes to, for those who hear it. */
export function sumOf(analysis: Analysis<Json>, alone: boolean, whose: string | null): string {
  const balance = balanceOf(analysis);
  return `${fromTo(balance)}. ${mindWords().analysis.sentence(balance, alone, whose)}`;
}

/** What luck, the others, hidden things and mistakes made of the chance at the start; the sum itself only for those who ask. */
function Balance(props: {
  readonly analysis: Analysis<Json>;
  readonly alone: boolean;
  readonly whose: string | null;
}): JSX.Element {
  const balance = balanceOf(props.analysis);
  const { start, payoff, luck, others, light, given } = balance;
  const term = (points: number) => ` ${points < 0 ? '−' : '+'} ${mindWords().points(Math.abs(points))}`;
  const rest = () => (props.alone ? '' : term(others) + term(light));
  const parts = (): readonly (readonly [what: string, label: string, points: number])[] => [
    ['luck', replayWords().analysis.luck, luck],
    ...(props.alone
      ? []
      : ([
          ['others', replayWords().analysis.others, others],
          ['light', replayWords().analysis.light, light],
        ] as const)),
    ['mistakes', replayWords().analysis.mistakes, given === 0 ? 0 : -given],
  ];
  return (
    <section class="balance">
      <h3>{fromTo(balance)}</h3>
      <dl>
        <For each={parts()}>
          {([what, label, points]) => (
            <div data-what={what} data-none={points === 0 ? '' : undefined}>
              <dt>{label}</dt>
              <dd class="numeral">{mindWords().signed(points)}</dd>
            </div>
          )}
        </For>
      </dl>
      <p>{mindWords().analysis.sentence(balance, props.alone, props.whose)}</p>
      <details>
        <summary>{replayWords().analysis.numbers}</summary>
        <p class="identity numeral">
          {mindWords().points(payoff)} − {mindWords().points(start)} = {mindWords().points(luck)}
          {rest()} − {mindWords().points(given)}
        </p>
        <p class="f-second">{mindWords().analysis.identityNote(props.alone)}</p>
      </details>
    </section>
  );
}
