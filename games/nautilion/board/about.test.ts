import { at, quickRandom } from '@fathom/kernel';
import { asking, type FrameAt, nautilion, type Options, type SeatMove, type View } from '@fathom/nautilion/rules';
import { en } from '@fathom/nautilion/words/en';
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

describe('whoever touches a number that does not lie ahead', () => {
  /** The Nautilion has passed two 2s and a 7, and nothing else lies on the path. */
  const view = (expansions: Options['expansions']): View => {
    const state = nautilion.setup(1, { ...nautilion.options.defaults, expansions });
    state.path = [0, 2, 2, 7, 0];
    state.spots = [0, 1, 2, 3, 4];
    state.nautilion = 4;
    return nautilion.view(state, 0);
  };
  const told = (expansions: Options['expansions'], piece: string): string => {
    const why = aboutPiece(view(expansions), undefined, piece);
    return why && 'refusal' in why ? en.refusal(why.refusal) : '';
  };

  it('is told what can bring it back in this game, and no card where there are none', () => {
    expect(told([], 'path:1')).toBe('You have passed this 2: only Translation can bring it back.');
    expect(told(['heroic'], 'path:1')).toBe('You have passed this 2: only Translation or a card can bring it back.');
    expect(told([], 'needed:7')).toContain('only Translation can bring one back');
    expect(told(['darkhouse', 'mercenaries'], 'needed:7')).toContain('Translation, a card or the collision');
    expect(told(['reefs'], 'cabin:7')).toContain('only Translation can bring one back');
  });

  it('is told that the game is lost where nothing can', () => {
    expect(told([], 'needed:8')).toBe('No 8 is left on the path, and you need one: this game can no longer be won.');
    expect(told([], 'cabin:8')).toContain('this game can no longer be won');
    expect(told(['mercenaries'], 'needed:8')).toContain('only Translation or the collision can bring one back');
  });
});
