import { readLogbook, verify } from '@fathom/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Rig, rulesOf } from '../testing/rig.ts';

const rig = new Rig();
beforeAll(() => rig.start());
afterAll(() => rig.close());

const parties = [
  ['toy', ['Ann', 'Ben', 'Cleo']],
  ['nautilion', ['Dora', 'Emil']],
  ['nautilus-island', ['Fay', 'Gus', 'Hal']],
  ['abyss', ['Ida', 'Joe', 'Kim', 'Leo']],
] as const;

describe('a whole game over real sockets', () => {
  test.each(parties)('of %s', async (game, names) => {
    const { table, people, host } = await rig.around(game, names);
    await host.must({ do: 'start', table });
    await Promise.all(people.map((one) => one.playOut(table)));
    for (const one of people) {
      const { card, course } = one.at(table);
      expect(card?.ending).toBe('played');
      expect(course?.result).not.toBeNull();
      const book = readLogbook(course?.book ?? '');
      if (!book.ok) throw new Error(book.error);
      expect(verify(rulesOf(game), book.value)).toMatchObject({ ok: true });
      expect(book.value.sea).toMatchObject({ kind: 'sealed', attempt: 1, lots: people.map((_, seat) => ({ seat })) });
    }
  });
});
