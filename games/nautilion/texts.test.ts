import { expect, test } from 'vitest';
import { faultsIn } from '../../scripts/words/faults.ts';
import type { Aid } from '../../scripts/words/samples.ts';
import { words as chart } from './guide/chart.ts';
import { en as coachEn } from './guide/coach-en.ts';
import { fr as coachFr } from './guide/coach-fr.ts';
import { words as presets } from './guide/presets.tsx';
import { primerEn } from './guide/primer-en.ts';
import { primerFr } from './guide/primer-fr.ts';
import { words as remedy } from './guide/remedy-words.ts';
import { standings } from './guide/standings.ts';
import { typedWords } from './guide/typed-words.ts';
import { en as guideEn } from './guide/words-en.ts';
import { fr as guideFr } from './guide/words-fr.ts';
import { mindEn } from './mind/words-en.ts';
import { mindFr } from './mind/words-fr.ts';
import { askedEn } from './words/asked-en.ts';
import { askedFr } from './words/asked-fr.ts';
import { boardEn } from './words/board-en.ts';
import { boardFr } from './words/board-fr.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { textEn } from './words/text-en.ts';
import { textFr } from './words/text-fr.ts';

const aid: Aid = {
  // Heard in whole games: words/words.test.ts.
  elsewhere: /^(event|move|refusal|item|why)$/,
  values: {
    token: ['1', '8', 'A', 'mercenary', 'reef3', 'blank'],
    card: ['D3', 'H5'],
    figure: ['darkhouse', 'phantom', 'nautilion'],
    spell: ['whirlwind', 'tide', 'translation'],
    cabins: [[], [3], [3, 8]],
    ducts: [[3], [3, 8]],
    doors: [[3], [3, 8, 9]],
    payers: [[3], [3, 8]],
    pairs: [['A'], ['A', 'B']],
    said: ['Sextant'],
    state: ['Sextant'],
    place: ['A', '4'],
    text: ['Sextant'],
    effect: ['Sextant'],
    mage: ['A'],
    helped: [true, false],
    there: [true, false],
    aboard: [true, false],
    // Reefs bear a 3, a 6 or a 9, dice show 1 to 4.
    reef: [3],
    die: [1, 4],
    to: [1, 4],
  },
  rows: {
    capital: [['sextant']],
    list: [[[1]], [[1, 2]]],
    losesCrew: [[[3]], [[3, 8]]],
    keepCrew: [[[3]], [[3, 8]]],
    keepLoses: [[[]], [[3]], [[3, 8]]],
    row: [[['sextant', 'astrolabe']]],
    rolled: [[[]], [[1, 2, 2]]],
    effect: [
      ['sextant', ''],
      ['sextant', 'astrolabe'],
    ],
    ahead: [
      [1, 1, 'sextant'],
      [1, 3, 'sextant'],
    ],
    neededOf: [
      ['8', 0, true],
      ['8', 2, false],
    ],
    'say.figureAt': [
      ['Phantom', 0],
      ['Phantom', 1],
      ['Phantom', 22],
    ],
    'coach.course': [
      [4, ['8']],
      [4, ['8', 'A']],
    ],
    'coach.sunk': [true, false].flatMap((card) => [true, false].map((collision) => ['8', { card, collision }])),
    'coach.tooFast': [
      [1, ['8']],
      [2, ['3', 'A']],
    ],
    'coach.outgunned': [
      [0, 0, 2],
      [1, 1, 3],
      [2, 2, 4],
    ],
    'coach.cardsLeft': [[1], [2]],
    'lost.slow': [
      [['8'], 0],
      [['3', 'A'], 1],
      [[], 1],
      [[], 0],
    ],
    'lost.fast': [[['8']], [['3', 'A']]],
    'lost.cards': [[1], [2]],
    'coach.rich': [[5]],
    'coach.diveNow': [[1], [2]],
    more: [[1], [2]],
    going: [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
    way: [[4, 1, 2]],
  },
};

test.each([
  ['the board', { en: boardEn, fr: boardFr }],
  ['what is asked', { en: askedEn, fr: askedFr }],
  ['the rulebook, and what is said in play', { en, fr }],
  ['the game in words', { en: textEn, fr: textFr }],
  ['the guide', { en: guideEn, fr: guideFr }],
  ['the coach', { en: coachEn, fr: coachFr }],
  ['the suggestions', presets],
  ['the chart of a game', chart],
  ['what would help', remedy],
  ['where a game stands', standings],
  ['the questions about the real box', typedWords],
  ['the page that teaches it', { en: primerEn, fr: primerFr }],
  ['the bots', { en: mindEn.levels, fr: mindFr.levels }],
])('the texts of %s are well set in both languages', (_, words) => {
  expect(faultsIn(words, aid)).toEqual([]);
});
