import { expect, test, vi } from 'vitest';
import { faultsIn } from '../../scripts/words/faults.ts';
import { speech } from '../minds/speech.ts';
import { daily } from './daily.ts';
import { en } from './en.ts';
import { ending } from './ending.ts';
import { fr } from './fr.ts';
import { inPlay } from './in-play.ts';
import { later } from './later.ts';
import { learning } from './learn.ts';
import { notices } from './notices.ts';
import { onlineEn } from './online-en.ts';
import { onlineFr } from './online-fr.ts';
import { howToPlay } from './primer.ts';
import { renewed } from './renewed.ts';
import { tally } from './tally.ts';

/** What the settings ask of a browser as they load. */
vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
});

test.each([
  ['the app', { en, fr }],
  ['pages and sheets', later],
  ['the table in play', inPlay],
  ['notices', notices],
  ['how to play', howToPlay],
  ['lessons', learning],
  ['a newer build', renewed],
  ['the daily sea', daily],
  ['the end of a game', ending],
  ['streaks and records', tally],
  ['online tables', { en: onlineEn, fr: onlineFr }],
  ['hints and analysis', speech],
])('the texts of %s are well set in both languages', (_, words) => {
  // Whoever is spoken to is not named here.
  expect(faultsIn(words, /^(name|names|host|table)$/)).toEqual([]);
});
