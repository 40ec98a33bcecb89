import { createKept } from '@fathom/board';
import { asked, lastRound, nextRound, thisRound } from '@fathom/nautilus-island/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { CastawayFigure } from './pictures.tsx';
import { type Play, usePlay } from './play.ts';
import './order.css';

/** Who plays when: in this round, and in the next one as the castaways stand, or would stand. */
export function Order(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const name = (seat: number) => play.props.name(seat);
  const supposed = () => {
    const column = play.aim();
    return column !== null && play.choices().go.has(column) ? { column } : undefined;
  };
  const round = createKept(() => thisRound(play.view()));
  const next = createMemo(() => nextRound(play.view(), supposed()));
  const last = () => play.view().ending === 'now' || asked(play.view()) === 'over';
  /** Names stay whole beside the sign that the end is near. */
  const isShort = () => play.compact() || (isTight(play) && lastRound(play.view()).state !== 'far');
  return (
    <div class="isle-order" data-seats={play.view().seats}>
      <h2 class="f-title isle-order-title">{words().thisRound(Math.max(1, play.view().round))}</h2>
      <ol class="isle-row" aria-label={words().thisRoundLabel}>
        <For each={round()}>
          {({ seat, turn }) => (
            <li data-turn={turn} data-says={`turn:${seat}`} aria-current={turn === 'has' ? 'true' : undefined}>
              <CastawayFigure seat={seat} />
              <span class="isle-name" aria-hidden="true">
                {name(seat)}
              </span>
              <span class="f-unseen">{words().turnSays(name(seat), turn)}</span>
              <Show when={turn === 'had'}>
                <svg class="isle-check" viewBox="0 0 12 12" aria-hidden="true">
                  <path d="M2 6.5L5 9.5L10 3" />
                </svg>
              </Show>
            </li>
          )}
        </For>
      </ol>
      <Show when={!last()}>
        <span class="isle-order-line" aria-hidden="true" />
        <p class="isle-order-title f-title" data-short={isShort() ? '' : undefined} aria-hidden="true">
          <Show when={!isShort()} fallback={words().nextShort}>
            {supposed() ? words().nextRoundIf : words().nextRound}
          </Show>
        </p>
        <p class="f-unseen">{words().nextRoundLabel(next().map(name))}</p>
        <ol class="isle-row isle-next" aria-hidden="true" data-supposed={supposed() ? '' : undefined}>
          <For each={next()}>
            {(seat) => (
              <li data-says="next">
                <CastawayFigure seat={seat} />
                <span class="isle-name">{name(seat)}</span>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <Show when={!play.compact()}>
        <Ending />
      </Show>
    </div>
  );
}

/** Three or four castaways twice over leave little room. */
const isTight = (play: Play): boolean => play.compact() || play.view().seats > 2;

/** How near the last round is. */
export function Ending(): JSX.Element {
  const play = usePlay();
  const state = createMemo(() => (asked(play.view()) === 'over' ? 'far' : lastRound(play.view()).state));
  const near = () => {
    const at = state();
    return at === 'far' ? null : at;
  };
  return (
    <Show when={near()}>
      {(at) => (
        <p class="isle-ending" data-state={at()} title={play.words().endingHint[at()]}>
          {isTight(play) ? play.words().endingShort[at()] : play.words().ending[at()]}
        </p>
      )}
    </Show>
  );
}
