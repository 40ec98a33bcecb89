import { allyPoints, lordPoints, runningScore, TOKEN_VALUES, type View } from '@fathom/abyss/rules';
import type { Seat } from '@fathom/kernel';
import { For, type JSX, Show } from 'solid-js';
import { type Play, usePlay } from './play.ts';
import './final.css';

type Item = 'lords' | 'locations' | 'allies' | 'tokens' | 'nebulis' | 'figure';

/** The score of a finished game by what it is for. */
export function linesOf(view: View, seat: Seat): readonly (readonly [item: Item, points: number])[] {
  const player = view.players[seat];
  if (!player) return [];
  const { lines } = runningScore(view, seat);
  const of = (item: string) =>
    lines.reduce((sum, line) => (line.item === item || line.item.startsWith(`${item}:`) ? sum + line.points : sum), 0);
  const tokens = player.tokens.reduce((sum, count, i) => sum + count * (TOKEN_VALUES[i] ?? 0), 0);
  const kraken: (readonly [Item, number])[] = view.options.kraken
    ? [
        ['nebulis', of('nebulis')],
        ['figure', of('figure')],
      ]
    : [];
  return [
    ['lords', lordPoints(player)],
    ['locations', of('location')],
    ['allies', allyPoints(player)],
    ['tokens', tokens],
    ...kraken,
  ];
}

/** The points of a seat: once the game is over all of them, before that what everybody can see. */
export const scoreOf = (view: View, seat: Seat): number =>
  view.over ? linesOf(view, seat).reduce((sum, [, points]) => sum + points, 0) : runningScore(view, seat).total;

/** The same in words. */
export function saysScore(play: Play, seat: Seat): string {
  const { over } = play.view();
  return play.words()[over ? 'points' : 'pointsSoFar'](scoreOf(play.view(), seat));
}

/** Everybody's points, counted up line by line. */
export function FinalScores(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const seats = () => Array.from({ length: play.view().seats }, (_, seat) => seat);
  const total = (seat: Seat) => scoreOf(play.view(), seat);
  const tied = () => new Set(seats().map(total)).size < seats().length;
  const most = () =>
    Math.max(
      1,
      ...seats().map((seat) => linesOf(play.view(), seat).reduce((sum, [, points]) => sum + Math.max(0, points), 0)),
    );
  return (
    <section class="abyss-final f-panel" aria-label={words().finalScores}>
      <h2 class="f-title">{words().finalScores}</h2>
      <For each={seats()}>
        {(seat) => (
          <div class="abyss-final-seat" data-seat={seat}>
            <span class="abyss-final-name">{play.name(seat)}</span>
            <span class="abyss-final-bar">
              <For each={linesOf(play.view(), seat).filter(([, points]) => points > 0)}>
                {([item, points]) => (
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
            <span class="abyss-final-total">{total(seat)}</span>
            <span class="abyss-final-lines">
              {linesOf(play.view(), seat)
                .filter(([, points]) => points !== 0)
                .map(([item, points]) => `${words().items[item]} ${points < 0 ? `−${-points}` : points}`)
                .join(' · ')}
            </span>
          </div>
        )}
      </For>
      <Show when={tied()}>
        <p class="f-second">{words().tieBreak}</p>
      </Show>
    </section>
  );
}
