import type { AnyGame, GameEvent, Json } from '@fathom/kernel';
import { at, quickRandom } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { faultOf } from '../scripts/words/faults.ts';
import { entryOf, games } from './index.ts';

const rows: readonly (readonly [game: string, row: readonly Json[], en: string, fr: string])[] = [
  [
    'nautilion',
    [
      { do: 'give', die: 2, to: 'darkhouse' },
      { do: 'give', die: 1, to: 'phantom' },
      { do: 'place', to: 'aboard', token: '7', cabin: 7 },
    ],
    'Darkhouse 2 · Phantom 1: take the 7',
    'Phare 2 · Fantôme 1 : prendre le 7',
  ],
  [
    'nautilus-island',
    [
      { do: 'go', column: 2 },
      { do: 'store', card: 'compass' },
      { do: 'store', card: 'compass' },
      { do: 'store', card: 'chart' },
      { do: 'done' },
      { do: 'close' },
    ],
    'Column 3, store 2 × compass and chart, close the set',
    'Colonne 3, ranger 2 × boussole et carte marine, fermer la série',
  ],
  ['nautilus-island', [{ do: 'go', column: 0 }, { do: 'collect' }], 'Column 1, collect', 'Colonne 1, ramasser'],
];

describe('a row of decisions is said as one thing done', () => {
  it.each(rows)('in %s: %j', async (game, row, en, fr) => {
    const words = entryOf(game)?.rows;
    expect((await words?.en())?.(row)).toBe(en);
    expect((await words?.fr())?.(row)?.replace(/\s/g, ' ')).toBe(fr);
  });

  it('in nautilion: with the last die, and swapped tokens by what they are, in both languages alike', async () => {
    const words = entryOf('nautilion')?.rows;
    const view = { dice: [1, 2, 3], given: [0, 0, 0], spots: [0, 5, 9], path: [0, 7, 4], nautilion: 0 };
    const dice: readonly Json[] = [
      { do: 'give', die: 1, to: 'darkhouse' },
      { do: 'give', die: 2, to: 'phantom' },
    ];
    const swap: readonly Json[] = [{ do: 'translation' }, { do: 'swap', spot: 5 }, { do: 'swap', spot: 9 }];
    expect((await words?.en())?.(dice, view)).toBe('Darkhouse 1 · Phantom 2 · Nautilion 3');
    expect((await words?.fr())?.(dice, view)).toBe('Phare 1 · Fantôme 2 · Nautilion 3');
    expect((await words?.en())?.(swap.slice(2), view)).toBe('The 4 (2 ahead)');
    expect((await words?.en())?.(swap, view)).toBe('Translation: the 7 (1 ahead) with the 4 (2 ahead)');
    expect((await words?.fr())?.(swap, view)?.replace(/\s/g, ' ')).toBe(
      'Translation : le 7 (1 devant) avec le 4 (2 devant)',
    );
  });

  it('in abyss: a lord, and all that was spent on it', async () => {
    const words = entryOf('abyss')?.rows;
    const row = ['spend:c4', 'spend:j2', 'pay:0'];
    expect((await words?.en())?.(row)).toBe('Spend crab 4 and jellyfish 2, pay with pearls');
    expect((await words?.fr())?.(row)).toMatch(/^Dépenser crabe 4 et méduse 2, /);
  });
});

const deeds: readonly (readonly [
  game: string,
  event: GameEvent & { readonly [part: string]: Json },
  en: string,
  fr: string,
])[] = [
  ['nautilion', { kind: 'given', die: 3, to: 'phantom' }, 'The Phantom gets the 3.', 'Le Fantôme reçoit le 3.'],
  [
    'nautilus-island',
    { kind: 'stored', seat: 0, card: 'compass' },
    'To the set: compass.',
    'Dans la série : boussole.',
  ],
];

describe('a replay says step by step what the log tells only with what came of it', () => {
  it.each(deeds)('in %s: %j', async (game, event, en, fr) => {
    const entry = entryOf(game);
    expect((await entry?.spoken.en())?.event(event, () => 'Ada')).toBe(null);
    expect((await entry?.deeds?.en())?.(event)).toBe(en);
    expect((await entry?.deeds?.fr())?.(event)?.replace(/\s/g, ' ')).toBe(fr);
  });
});

/** Plays whole games at random; whatever somebody decided in a row is said as it is told to them. */
describe.each(games.filter(({ rows }) => rows))('the rows of $id', (entry) => {
  it('are well set in both languages, in games of every kind', async () => {
    const game: AnyGame = await entry.rules();
    const { configurations } = await entry.subject();
    const said = { en: await entry.rows?.en(), fr: await entry.rows?.fr() };
    const faults = new Set<string>();
    let rows = 0;
    const hear = (row: readonly Json[], view: unknown) => {
      rows++;
      for (const language of ['en', 'fr'] as const) {
        const text = said[language]?.(row, view) ?? '';
        const fault = faultOf(text, language);
        if (fault) faults.add(`${fault}: ${text}`);
      }
    };
    for (const [index, { seats, options }] of configurations.entries()) {
      const random = quickRandom(`rows ${index}`);
      const state = game.setup(seats, options);
      let row: Json[] = [];
      let seen: unknown;
      for (let actor = game.actor(state); actor !== null; actor = game.actor(state)) {
        const moves: readonly Json[] = game.moves(state);
        const move = at(moves, random.below(moves.length));
        if (actor === 'chance') {
          if (row.length > 0) hear(row, seen);
          row = [];
        } else {
          if (row.length === 0) seen = game.view(state, actor);
          row.push(move);
        }
        game.play(state, move);
      }
    }
    expect([...faults].slice(0, 5)).toEqual([]);
    expect(rows).toBeGreaterThan(20);
  });
});
