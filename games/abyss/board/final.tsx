import { knownScore, runningScore, type ScoreItem, type View } from '@fathom/abyss/rules';
import type { Seat } from '@fathom/kernel';
import { For, type JSX, Show } from 'solid-js';
import { type Play, usePlay } from './play.ts';
import './final.css';

/** The points of a seat: once the game is over all of them, before that what everybody can see. */
export const scoreOf = (view: View, seat: Seat): number => (view.over ? knownScore : runningScore)(view, seat).total;

/** The same in words. */
export function saysScore(play: Play, seat: Seat): string {
  const { over } = play.view();
  return play.words()[over ? 'points' : 'pointsSoFar'](scoreOf(play.view(), seat));
}

/** What the points are for, in one line. */
export const saysLines = (
  play: Play,
  lines: readonly { readonly item: ScoreItem; readonly points: number }[],
): string =>
  lines
    .filter(({ points }) => points !== 0)
    .map(({ item, points }) => `${play.words().items[item]} ${play.words().number(points)}`)
    .join(' · ');

/** Everybody's points, counted up line by line. */
export function FinalScores(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const seats = () => Array.from({ length: play.view().seats }, (_, seat) => seat);
  const total = (seat: Seat) => scoreOf(play.view(), seat);
  const tied = () => new Set(seats().map(total)).size < seats().length;
  const lines = (seat: Seat) => knownScore(play.view(), seat).lines;
  const most = () =>
    Math.max(1, ...seats().map((seat) => lines(seat).reduce((sum, { points }) => sum + Math.max(0, points), 0)));
  return (
    <section class="abyss-final f-panel" aria-label={words().finalScores}>
      <h2 class="f-title">{words().finalScores}</h2>
      <For each={seats()}>
        {(seat) => (
          <div class="abyss-final-seat" data-seat={seat}>
            <span class="abyss-final-name">{play.name(seat)}</span>
            <span class="abyss-final-bar">
              <For each={lines(seat).filter(({ points }) => points > 0)}>
                {({ item, points }) => (
                  <span
                    class="abyss-final-part"
                    data-item={item}
                    ref={(part) => part.style.setProperty('--share', `${(100 * points) / most()}%`)}
                  >
                    <span aria-hidden="true">{points}</span>
                  </span>
                )}
              </For>
            </span>
            <span class="abyss-final-total">{words().number(total(seat))}</span>
            <span class="abyss-final-lines">{saysLines(play, lines(seat))}</span>
          </div>
        )}
      </For>
      <Show when={tied()}>
        <p class="f-second">{words().tieBreak}</p>
      </Show>
    </section>
  );
}
