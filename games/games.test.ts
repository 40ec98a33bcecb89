import { describe, expect, test } from 'vitest';
import { entryOf, games } from './index.ts';

const languages = ['en', 'fr'] as const;

describe.each(games.map((entry) => [entry.id, entry] as const))('the manifest of %s', (id, entry) => {
  test('calls the game what its rules, its words and its suite call it', async () => {
    expect((await entry.rules()).id).toBe(id);
    expect((await entry.subject()).game.id).toBe(id);
    for (const language of languages) {
      expect(entry.names[language].name).toBe((await entry.words[language]()).name);
      for (const text of Object.values(entry.names[language])) expect(text).not.toBe('');
    }
  });

  test('has a picture if the home page shows it', () => {
    if (entry.shelved) expect(entry.picture).toBeDefined();
  });

  test('has somebody to play it, with a name in both languages', async () => {
    const rules = await entry.rules();
    const mind = await entry.mind.mindFor(rules.options.defaults);
    for (const language of languages) {
      const { levels } = await entry.mind.words[language]();
      expect(Object.keys(levels)).toEqual(mind.levels.map((level) => level.id));
    }
  });
});

test('an id nobody has, or one every object has, is no game', () => {
  for (const id of ['', 'constructor', '__proto__', 'toString']) expect(entryOf(id)).toBeNull();
});
