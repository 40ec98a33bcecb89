import { abyss, type Move, offerNow, RACE_OF, type State, VALUE_OF } from '@fathom/abyss/rules';
import { at, playChance, quickRandom } from '@fathom/kernel';
import { describe, expect, test } from 'vitest';
import { answerBy, NO_ORDER, turnOf } from './orders.ts';

/** The first ally offered to a seat at a table of two. */
function offered(): State {
  const random = quickRandom('an offer');
  const state = abyss.setup(2, abyss.options.defaults);
  while (!offerNow(abyss.view(state, null))) {
    if (abyss.actor(state) === 'chance') playChance(abyss, state, random);
    else abyss.play(state, at(abyss.moves(state), 0));
  }
  return state;
}

describe('a standing order', () => {
  const state = offered();
  const view = abyss.view(state, abyss.actor(state) as number);
  const offer = offerNow(view);
  const seat = offer?.seat ?? -1;
  const value = at(VALUE_OF, offer?.card ?? 0);
  const moves = abyss.moves(state);
  const below = (most: number) => ({ ...NO_ORDER, below: most });

  test('passes allies below its value, and asks about the others', () => {
    expect(answerBy(below(value + 1), view, moves, seat)).toBe('pass');
    expect(answerBy(below(value), view, moves, seat)).toBeNull();
    expect(answerBy(NO_ORDER, view, moves, seat)).toBeNull();
  });

  test('passes everything in the turn it was given for', () => {
    expect(answerBy({ ...NO_ORDER, turn: turnOf(view) }, view, moves, seat)).toBe('pass');
    expect(answerBy({ ...NO_ORDER, turn: 'another' }, view, moves, seat)).toBeNull();
  });

  test('passes the races it names', () => {
    const race = at(RACE_OF, offer?.card ?? 0);
    expect(answerBy({ ...NO_ORDER, races: [race] }, view, moves, seat)).toBe('pass');
    expect(answerBy({ ...NO_ORDER, races: [race + 1] }, view, moves, seat)).toBeNull();
  });

  test('ends the turn of its player although a power is left, and nothing else', () => {
    const ending = { ...view, turn: seat, stack: [{ at: 'end' as const }] };
    const powers: Move[] = ['end', 'ferryman'];
    expect(answerBy({ ...NO_ORDER, ends: true }, ending, powers, seat)).toBe('end');
    expect(answerBy(NO_ORDER, ending, powers, seat)).toBeNull();
    expect(answerBy({ ...NO_ORDER, ends: true }, view, moves, seat)).toBeNull();
  });

  test('says nothing where its player could not: in the past, under the curtain, for somebody else', () => {
    expect(answerBy(below(9), view, [], seat)).toBeNull();
    expect(answerBy(below(9), view, moves, 1 - seat)).toBeNull();
    expect(answerBy(below(9), view, moves, null)).toBeNull();
  });
});
