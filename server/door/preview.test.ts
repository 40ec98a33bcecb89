import type { TableCard } from '@fathom/wire';
import { describe, expect, test } from 'vitest';
import { tablePreview } from './preview.ts';

const open = { kind: 'open' } as const;
const ada = { kind: 'person', person: 'ada', name: 'Ada', present: true, bot: null } as const;
const card: TableCard = {
  id: 'AbCdEfGhIjKlMnOp',
  game: 'abyss',
  version: 1,
  options: {},
  host: { person: 'ada', name: 'Ada' },
  places: [ada, open, open],
  pace: { kind: 'none' },
  listed: false,
  watchable: false,
  chat: true,
  stage: 'gathering',
  ending: null,
  turn: null,
  watchers: 0,
  open: false,
  next: null,
  made: 0,
  touched: 0,
};
const line = (change: Partial<TableCard>) =>
  (['en', 'fr'] as const).map((language) =>
    tablePreview({ ...card, ...change }, language).line.replace(/\u00a0/g, ' '),
  );

describe('a link to a table, as a chat app shows it', () => {
  test('says who invites to what, with the picture of the game, and is found by no search', () => {
    const [en, fr] = [tablePreview(card, 'en'), tablePreview(card, 'fr')];
    expect([en.title, fr.title]).toEqual(['Abyss with Ada', 'Abyss avec Ada']);
    expect([en.game, en.isPublic]).toEqual(['abyss', false]);
  });

  test('says how many seats are free, and that one may watch, or read a finished game', () => {
    expect(line({})).toEqual(['2 seats are free: sit down and play.', '2 places libres : asseyez-vous et jouez.']);
    expect(line({ places: [ada, open] })).toEqual([
      '1 seat is free: sit down and play.',
      '1 place libre : asseyez-vous et jouez.',
    ]);
    expect(line({ places: [ada, ada] })[0]).toBe('All seats are taken; the game is about to begin.');
    expect(line({ stage: 'playing' })[0]).toBe('The game is on.');
    expect(line({ stage: 'playing', watchable: true })).toEqual([
      'The game is on: come and watch.',
      'La partie est en cours : venez regarder.',
    ]);
    expect(line({ stage: 'over' })[0]).toBe('This game is over.');
    for (const shown of [{ open: true }, { listed: true }])
      expect(line({ stage: 'over', ...shown })).toEqual([
        'This game is over: see how it went.',
        'Cette partie est terminée : vous pouvez la revoir.',
      ]);
  });
});
