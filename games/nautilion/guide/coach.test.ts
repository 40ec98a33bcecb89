import { at, pick, quickRandom, sum } from '@fathom/kernel';
import { kindOf, MERCENARY, nautilion, type Options, type SeatMove, type View } from '@fathom/nautilion/rules';
import { describe, expect, it } from 'vitest';
import { coach } from './coach.ts';

type Expansions = Options['expansions'];

/** A first turn, and what may be done in it. */
function dealt(expansions: Expansions = []): { readonly view: View; readonly moves: readonly SeatMove[] } {
  const random = quickRandom('coached');
  const state = nautilion.setup(1, { ...nautilion.options.defaults, expansions });
  while (nautilion.actor(state) === 'chance') {
    const weights = nautilion.weights(state);
    nautilion.play(state, at(nautilion.moves(state), pick(weights, random.below(sum(weights)))));
  }
  return { view: nautilion.view(state, 0), moves: nautilion.moves(state) as readonly SeatMove[] };
}

const { view: first, moves } = dealt();
const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const advise = (view: Partial<View>, told: readonly string[] = []) =>
  coach.advise({ ...first, turn: 9, ...view }, moves as never, 'en', new Set(told));

/** So many spaces from the end, the Phantom as far from home. */
const near = (abyss: number, home: number): Partial<View> => ({
  cabins: NINE as unknown as View['cabins'],
  nautilion: first.path.length - 1 - abyss,
  phantom: home,
  dice: [1, 2, 3],
});

/** The same at a table with expansions. */
function coached(expansions: Expansions) {
  const { view, moves } = dealt(expansions);
  return (changed: Partial<View>) =>
    coach.advise({ ...view, turn: 9, ...changed }, moves as never, 'en', new Set<string>());
}

/** What is said of a game that ended so. */
const lost = (end: Partial<View>, expansions: Expansions = [], before: Partial<View> = {}) => {
  const { view } = dealt(expansions);
  const last = { ...view, turn: 9, ...end };
  const views = [{ ...last, outcome: null, collided: false, turn: 4, ...before }, last];
  return coach.lost?.({ views, ranks: [2], name: () => 'You' }, 'en');
};

describe('the coach of Nautilion', () => {
  it('T11: says that it is won as soon as a die reaches the Abyss with all aboard, however near the Phantom', () => {
    expect(advise(near(1, 9))?.text).toBe(
      'All nine are aboard, and the Abyss is one space away: give the Nautilion any die, and you win.',
    );
    expect(advise(near(3, 9))?.id).toBe('dive-now');
    expect(advise(near(4, 9))?.id).toBe('phantom-near');
  });

  it('T6: looks at the Phantom first where a die could take it home', () => {
    expect(advise(near(1, 4))?.id).toBe('phantom-near');
  });

  it('tells what only needs to be known once, and what is urgent as long as it is', () => {
    const rich = {
      reserve: first.reserve.map((count, kind) => (kind === 1 ? 9 : count)) as unknown as View['reserve'],
    };
    expect(advise(rich)?.id).toBe('hints');
    expect(advise(rich, ['hints'])?.id).toBe('rich');
    expect(advise(rich, ['hints', 'rich'])?.id).not.toBe('rich');
    expect(advise(near(9, 5), ['phantom-near'])?.id).toBe('phantom-near');
    expect(advise({ ...near(12, 20), ...rich })?.id).toBe('dive');
  });

  it('E1.2, E5.4: sends nobody diving who still needs a mage or a Heroic card', () => {
    const aboard = near(4, 30);
    expect(coached([])(aboard)?.id).toBe('dive');
    const mages = (['A', 'B', 'C'] as const).map(kindOf);
    const path = [...first.path.slice(0, -4), ...mages, ...first.path.slice(-1)];
    expect(coached(['mages'])({ ...aboard, path })?.text).toContain('you still need mage A, mage B and mage C');
    expect(coached(['heroic'])(aboard)?.text).toContain('3 Heroic cards are still to be played');
  });

  it('E1.2: says when a mage no longer lies ahead, as of crew', () => {
    const path = first.path.map(() => 1);
    const mages = coached(['mages']);
    const advice = mages({ path, nautilion: 3, cabins: near(0, 0).cabins });
    expect(advice?.text).toBe(
      'Every mage A is lost, so this game can no longer be won. Start again, or play on to learn.',
    );
    expect(coached(['mages', 'heroic'])({ path, nautilion: 3, cabins: near(0, 0).cabins })?.text).toBe(
      'No mage A is left on the path: only a card can bring one back.',
    );
  });

  it('T1: says what has been passed at once, then what else there is to say, then that again', () => {
    const passed: Partial<View> = {
      path: first.path.map((kind, place) => (place > 12 && kind === 7 ? 1 : kind)),
      nautilion: 12,
    };
    const ids = ['gone-7'];
    expect(advise(passed)?.id).toBe('gone-7');
    for (let turn = 0; turn < 9; turn++) ids.push(advise(passed, ids)?.id ?? '');
    expect(ids).toContain('hints');
    expect(ids.at(-1)).toBe('gone-7');
  });

  it('E2.4: warns of a collision that would be lost', () => {
    const fight = coached(['mercenaries']);
    const meeting: Partial<View> = { nautilion: 10, phantom: 17 };
    expect(fight(meeting)?.text).toMatch(/^The Phantom is 6 spaces ahead of you, with 2 harpoons against your 0/);
    expect(fight({ ...meeting, cabins: [0, MERCENARY, 0, 0, 0, 0, 0, 0, 0, 0] })?.id).not.toBe('outgunned');
    expect(fight({ ...meeting, collided: true })?.id).not.toBe('outgunned');
  });

  it('names the one reason of a loss, whatever ended the game', () => {
    const { cabins } = near(0, 0);
    const allButFive = cabins?.map((kind) => (kind === 5 ? 0 : kind)) as unknown as View['cabins'];
    expect(lost({ cabins, outcome: 'phantom-home' })?.text).toContain('before you could dive');
    expect(lost({ cabins: allButFive, outcome: 'phantom-home' })?.text).toContain('while 5 was still missing');
    expect(lost({ cabins: allButFive, outcome: 'abyss-without-crew' })?.text).toContain(
      'too soon: 5 was still missing',
    );
    expect(lost({ cabins, outcome: 'abyss-without-mages' }, ['mages'])?.text).toContain(
      'mage A, mage B and mage C were',
    );
    expect(lost({ cabins, outcome: 'heroic-left' }, ['heroic'])?.text).toContain(
      '3 Heroic cards were still to be played',
    );
  });

  it('T6: blames a number that ran out where it cost the game, and slowness where much else was missing, far from the Abyss', () => {
    const path = first.path.map((kind) => (kind === 4 ? 1 : kind));
    const end = { path, outcome: 'phantom-home' } as const;
    const early: Partial<View> = { path: first.path };
    const three: Partial<View> = { cabins: [0, 1, 2, 0, 0, 0, 0, 0, 0, 9] };
    expect(lost({ ...end, ...three }, [], early)?.text).toContain('keep the small dice for it');
    expect(lost({ ...end, ...three, nautilion: path.length - 4 }, [], early)?.text).toContain('ahead of you was gone');
    const eight = { cabins: near(0, 0).cabins?.map((kind) => (kind === 4 ? 0 : kind)) as unknown as View['cabins'] };
    expect(lost({ ...end, ...eight }, [], early)).toMatchObject({ turn: 4 });
  });

  it('E2.5: leads back to the last turn in which the harpoons were level, or to where there was still time', () => {
    const harpooned: Partial<View> = { outcome: 'harpooned', collided: true };
    const level: Partial<View> = { cabins: [0, MERCENARY, 0, 0, 0, 0, 0, 0, 0, 0] };
    expect(lost(harpooned, ['mercenaries'])).toMatchObject({ turn: 5 });
    expect(lost(harpooned, ['mercenaries'])?.text).toContain('0 harpoons against 2 at the collision');
    expect(lost(harpooned, ['mercenaries'], level)).toMatchObject({ turn: 4 });
  });
});
