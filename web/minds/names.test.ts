import '../shell/testing/no-browser.ts';
import { entryOf, games } from '@fathom/games';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../session/facts.ts';
import { nameOf } from './names.ts';

describe.each(games.map(({ id }) => id))('bots of %s', (id) => {
  it.each(['en', 'fr'] as const)('have names of their own, also those who play alike (%s)', async (language) => {
    const entry = entryOf(id);
    const rules = await entry?.rules();
    const words = await entry?.mind.words[language]();
    if (!rules || !words) throw new Error('no such game');
    const seats = rules.seats[1];
    const all = Object.keys(words.levels).flatMap((level) => {
      const players = [{ name: '', bot: null }, ...Array.from({ length: seats - 1 }, () => ({ name: '', bot: level }))];
      const facts = factsOf({ seats, options: rules.options.defaults, sea: { kind: 'named', name: 'a' } }, players);
      return players.slice(1).map((_, i) => nameOf(facts, i + 1, words));
    });
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((name) => /\d|^$/.test(name))).toEqual([]);
  });
});
