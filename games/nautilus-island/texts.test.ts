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
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import * as namesEn from './words/names-en.ts';
import * as namesFr from './words/names-fr.ts';
import { textEn } from './words/text-en.ts';
import { textFr } from './words/text-fr.ts';

const points = { theirs: 12, yours: 0 };
const aid: Aid = {
  // Heard in whole games: words/words.test.ts.
  elsewhere: /^(event|move|refusal|item|why)$/,
  values: {
    card: ['compass', 'water'],
    token: ['two', 'odd'],
    colour: ['clothes', 'navigation'],
    list: [['rope'], ['rope', 'rope', 'saw']],
    items: [['Sextant'], ['Sextant', 'Compas']],
    seen: [[], ['rope']],
    tops: ['Sextant'],
    found: ['Sextant'],
    where: ['Sextant'],
    text: ['Sextant'],
    extra: [['Sextant']],
    values: [[], [5, 3]],
    scores: [[12, 40]],
    // Portholes and sizes of sets are 3 at least, layouts are for two players or more.
    size: [3, 4],
    seats: [2, 3],
    porthole: [3],
  },
  rows: {
    over: [[['12', '40']], [['Élodie 40', 'Noé 12']]],
    scored: [
      ['Élodie', '40'],
      ['You', '−2'],
    ],
    known: [['Sextant', ['Boussole', 'Compas']]],
    turnSays: ['had', 'has', 'awaits'].flatMap((turn) => [
      ['You', turn],
      ['Élodie', turn],
    ]),
    portholes: [1, 2].map((sets) => ['Élodie', points, { theirs: sets, yours: sets - 1 }]),
    bonuses: [['Élodie', points]],
    treasures: [['Élodie', points]],
    hand: [[2, 'Élodie', 3]],
    level: [['Élodie']],
    order: [
      [1, 2],
      [2, 3],
    ],
    canClose: [
      [1, 5],
      [2, 8],
    ],
    heavy: [[7]],
    closeOrWait: [[3, 1, 4]],
    tie: [
      [['You', 'Élodie'], 'You', 2],
      [['Élodie', 'Ben'], 'Ben', 2],
    ],
  },
};

test.each([
  ['the board', { en: boardEn, fr: boardFr }],
  ['the pieces', { en: namesEn, fr: namesFr }],
  ['the rulebook, and what is said in play', { en, fr }],
  ['the game in words', { en: textEn, fr: textFr }],
  ['the guide', guide],
  ['the coach', coachWords],
  ['a game that was lost', lossWords],
  ['the page that teaches it', { en: primerEn, fr: primerFr }],
  ['the bots', { en: mindEn.levels, fr: mindFr.levels }],
])('the texts of %s are well set in both languages', (_, words) => {
  expect(faultsIn(words, aid)).toEqual([]);
});
