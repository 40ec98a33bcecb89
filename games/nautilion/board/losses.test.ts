import { at, quickRandom } from '@fathom/kernel';
import { nautilion, type SeatMove, type State } from '@fathom/nautilion/rules';
import { describe, expect, it } from 'vitest';
import { forecast } from './forecast.ts';
import { isDoubtful, lossesBetween } from './losses.ts';
import { textIn } from './text.ts';

function after(state: State, move: SeatMove): State {
  const next = nautilion.clone(state);
  nautilion.play(next, move);
  return next;
}

/** Every decision of random games, with what follows from each possible answer. */
function* answers(games: number) {
  for (let game = 0; game < games; game++) {
    const random = quickRandom(`losses ${game}`);
    const state = nautilion.setup(1, nautilion.options.defaults);
    for (let actor = nautilion.actor(state); actor !== null; actor = nautilion.actor(state)) {
      const moves = nautilion.moves(state);
      if (actor === 0) for (const move of moves as readonly SeatMove[]) yield { state, move, next: after(state, move) };
      nautilion.play(state, at(moves, random.below(moves.length)));
    }
  }
}

describe('what is asked about before it is done', () => {
  it('is every decision that loses the game, also when the last die goes by itself', () => {
    let byItself = 0;
    for (const { state, move, next } of answers(30)) {
      const isLost = next.outcome !== null && next.outcome !== 'won';
      const losses = lossesBetween(state, next);
      if (isLost) expect(isDoubtful(move, losses)).toBe(true);
      if (isLost && move.do === 'give' && !forecast(state, move.to, move.die).loses) byItself++;
    }
    expect(byItself).toBeGreaterThan(0);
  });

  it('is the same where the table is told in words', async () => {
    const told = await textIn('en');
    let asked = 0;
    for (const { state, move, next } of answers(8)) {
      if (next.outcome === null || next.outcome === 'won') continue;
      const reader = { watcher: 0, name: () => 'Ada' };
      const [group] = told.choices(nautilion.view(state, 0), [move], reader, () => nautilion.view(next, 0));
      expect(group?.choices[0]?.loses).toContain('you lose');
      asked++;
    }
    expect(asked).toBeGreaterThan(0);
  });

  it('is every decision by which crew leaves, and nothing harmless', () => {
    let asked = 0;
    for (const { state, move, next } of answers(30)) {
      const losses = lossesBetween(state, next);
      const isGone = state.cabins.some((kind, cabin) => kind > 0 && next.cabins[cabin] === 0);
      if (isGone) asked++;
      if (isGone) expect(isDoubtful(move, losses)).toBe(true);
      else if (move.do === 'place' && next.outcome === null) expect(isDoubtful(move, losses)).toBe(false);
    }
    expect(asked).toBeGreaterThan(0);
  });
});
