import { at, quickRandom } from '@fathom/kernel';
import { asking, type FrameAt, nautilion, type SeatMove } from '@fathom/nautilion/rules';
import { describe, expect, it } from 'vitest';
import { aboutPiece } from './about.ts';

describe('whoever touches the path beside what may be chosen there', () => {
  it('is told what to touch, by the rule that asks (D3, H6, T2)', () => {
    const told = new Map<FrameAt, string>();
    for (let game = 0; game < 40; game++) {
      const random = quickRandom(`touched ${game}`);
      const state = nautilion.setup(1, { ...nautilion.options.defaults, expansions: ['darkhouse', 'heroic'] });
      for (let actor = nautilion.actor(state); actor !== null; actor = nautilion.actor(state)) {
        const moves = nautilion.moves(state);
        const frame = actor === 0 ? (asking(nautilion.view(state, 0)) ?? undefined) : undefined;
        if (
          (moves[0] as SeatMove).do === 'swap' ||
          (moves[0] as SeatMove).do === 'insert' ||
          frame?.at === 'pick-path'
        ) {
          const why = aboutPiece(nautilion.view(state, 0), frame, 'ask');
          if (frame && why && 'refusal' in why) told.set(frame.at, `${why.refusal.rule} ${why.refusal.reason}`);
        }
        nautilion.play(state, at(moves, random.below(moves.length)));
      }
    }
    expect(Object.fromEntries(told)).toEqual({
      swap: 'T2 touch-token',
      'swap-with': 'T2 touch-token',
      insert: 'D3 touch-gap',
      'pick-path': 'H6 touch-token',
    });
  });
});
