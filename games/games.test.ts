import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dailyGame, entryOf, games, greeter } from './index.ts';

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

test('exactly one game greets newcomers, and has a first lesson for them', async () => {
  expect(games.filter(({ greets }) => greets)).toEqual([greeter]);
  expect((await greeter.lessons?.())?.map(({ id }) => id)).toContain('first');
});

test('exactly one game is the same for everybody each day, and can be played alone', async () => {
  expect(games.filter(({ daily }) => daily)).toEqual([dailyGame]);
  expect((await dailyGame.rules()).seats[0]).toBe(1);
});

test('the app, the server and the command line name no game: they ask here', () => {
  const root = new URL('../', import.meta.url);
  const sources = ['web', 'server', 'cli', 'wire'].flatMap((room) =>
    readdirSync(new URL(`${room}/`, root), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          /\.(tsx?|css)$/.test(file) && !/node_modules|dist\/|proof\/|testing|harness|\.(test|d|config)\./.test(file),
      )
      .map((file) => `${room}/${file}`),
  );
  const ids = games.map(({ id }) => id).join('|');
  const inCode = new RegExp(`['"\`/](${ids})['"\`/]`);
  const inStyle = new RegExp(`\\.(${ids})\\b`);
  const naming = sources.filter((file) =>
    (file.endsWith('.css') ? inStyle : inCode).test(readFileSync(new URL(file, root), 'utf8')),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(naming).toEqual([]);
});
