import { expect, test } from 'vitest';
import { faultsIn } from '../../scripts/words/faults.ts';
import type { Aid } from '../../scripts/words/samples.ts';
import { coachWords } from './guide/coach-words.ts';
import { lossWords } from './guide/loss-words.ts';
import { primerEn } from './guide/primer-en.ts';
import { primerFr } from './guide/primer-fr.ts';
import { words as guide } from './guide/words.ts';
import { mindEn } from './mind/words-en.ts';
import { mindFr } from './mind/words-fr.ts';
import { boardEn } from './words/board-en.ts';
import { boardFr } from './words/board-fr.ts';
import { darkEn } from './words/dark-en.ts';
import { darkFr } from './words/dark-fr.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { textEn } from './words/text-en.ts';
import { textFr } from './words/text-fr.ts';

const points = { theirs: 12, yours: 0 };
const aid: Aid = {
  // Cards and lords have names, too.
  never: /^(name|names|by)$/,
  // Heard in whole games: words/words.test.ts.
  elsewhere: /^(event|move|refusal|item|why)$/,
  values: {
    lord: ['assassin', 'vigil', 'hermit'],
    name: ['m2'],
    names: [[], ['Sextant'], ['Sextant', 'Astrolabe']],
    named: ['', 'hippocampe'],
    race: ['hippocampe'],
    reward: ['Sextant'],
    sentence: ['Sextant'],
    said: [[], ['Sextant'], ['Sextant', 'Astrolabe']],
    items: [['Sextant'], ['Sextant', 'Astrolabe']],
    values: [[], [3], [3, 5]],

    scores: [[12, 40]],
    without: [[], ['Sextant']],
    by: [[], ['Sextant']],
    who: ['You', 'Élodie'],
  },
  rows: {
    over: [[['12', '40']], [['Élodie 40', 'Noé 12']]],
    scored: [
      ['Élodie', '40'],
      ['You', '−2'],
    ],
    about: [['Sextant', 'Astrolabe']],
    card: [['c4'], ['j2'], ['h3'], ['monster']],
    none: [['jellyfish'], ['crab']],
    seatMove: ['hunter', 'figure', 'give'].map((deed) => [deed, 'Élodie']),
    offerTitle: [
      ['You', 'hippocampe 2', 1],
      ['Élodie', 'hippocampe 2', 2],
    ],
    // One of four races may be missing or too many, never none.
    'wrong.few': [[1], [2]],
    'wrong.many': [[1], [2]],
    keysToGo: [[0], [1], [2]],
    lords: [0, 1, 2].map((yours) => ['Élodie', points, { theirs: 2, yours }]),
    missedLord: [0, 2].map((yours) => ['Élodie', points, { theirs: 2, yours }, 4, 7]),
    locations: [['Élodie', points]],
    allies: [['Élodie', points]],
    tokens: [['Élodie', points]],
    kraken: [['Élodie', 7, 2]],
    level: [['Élodie']],
    offer: [[1], [2]],
    lord: [[1], [2]],
    near: [[1], [2]],
    council: [[3]],
    limit: [[13]],
    ending: [[5]],
  },
};

test.each([
  ['the board', { en: boardEn, fr: boardFr }],
  ['the rulebook, and what is said in play', { en, fr }],
  ['what is not lit', { en: darkEn, fr: darkFr }],
  ['the game in words', { en: textEn, fr: textFr }],
  ['the guide', guide],
  ['the coach', coachWords],
  ['a game that was lost', lossWords],
  ['the page that teaches it', { en: primerEn, fr: primerFr }],
  ['the bots', { en: mindEn.levels, fr: mindFr.levels }],
])('the texts of %s are well set in both languages', (_, words) => {
  expect(faultsIn(words, aid)).toEqual([]);
});
