import { abyss, type View } from '@fathom/abyss/rules';
import { type Json, Table } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { coach } from './coach.ts';

/** The learner is to act, in a round of a game that has just begun. */
function acting(round: number): View {
  const options = abyss.options.defaults as unknown as Json;
  const table = new Table(abyss, { seats: 2, options, sea: { kind: 'named', name: 'a quiet trench' } });
  table.deal();
  while (table.actor !== 0) {
    const [move] = abyss.moves(table.state as never);
    table.play(table.actor as number, table.at, [move as unknown as Json]);
    table.deal();
  }
  return { ...(table.view(0) as View), stack: [{ at: 'action' }], round } as View;
}

/** With so many free lords each. */
function lords(mine: number, theirs: number): View {
  const view = acting(9);
  const players = view.players.map((player, seat) => ({
    ...player,
    lords: Array.from({ length: seat === 0 ? mine : theirs }, (_, lord) => lord),
  }));
  return { ...view, players } as View;
}

const advise = (view: View, told: readonly string[] = []) => coach.advise(view, [], 'en', new Set(told));

describe('the coach of Abyss', () => {
  it('begins with what it is all about, before the first card is anybody’s', () => {
    expect(advise(acting(1))?.id).toBe('start');
    expect(advise(acting(2))?.id).not.toBe('start');
  });

  it('says once, from the third round on, that hints may be asked for', () => {
    expect(advise(acting(4))?.id).toBe('hints');
    expect(advise(acting(4), ['hints'])?.id).not.toBe('hints');
  });

  it('falls silent after some rounds, but not beside somebody without a lord', () => {
    const rich = (view: View): View => {
      const players = view.players.map((player) => ({ ...player, pearls: 99, hand: (player.hand ?? []).map(() => 1) }));
      return { ...view, players } as View;
    };
    const told = ['start', 'hints'];
    expect(advise(rich(acting(20)), told)?.id).toMatch(/^lord/);
    expect(advise(rich({ ...lords(1, 1), round: 20 } as View), told)).toBeNull();
  });

  it('E1: says of whom the end is near', () => {
    expect(advise(lords(5, 2))?.text).toMatch(/^You have 5 of seven lords/);
    expect(advise(lords(2, 6))?.text).toMatch(/^Somebody has 6 of seven lords/);
    expect(advise(lords(2, 3))?.id ?? '').not.toMatch(/^ending/);
  });
});
