import { expect, test } from 'vitest';
import { faultsIn } from '../../scripts/words/faults.ts';
import { primerEn } from './guide/primer-en.ts';
import { primerFr } from './guide/primer-fr.ts';
import { typedWords } from './guide/typed-words.ts';
import { en as guideEn } from './guide/words-en.ts';
import { fr as guideFr } from './guide/words-fr.ts';
import { mindEn } from './mind/words-en.ts';
import { mindFr } from './mind/words-fr.ts';
import { askedEn } from './words/asked-en.ts';
import { askedFr } from './words/asked-fr.ts';
import { boardEn } from './words/board-en.ts';
import { boardFr } from './words/board-fr.ts';
import { textEn } from './words/text-en.ts';
import { textFr } from './words/text-fr.ts';

test.each([
  ['the board', { en: boardEn, fr: boardFr }],
  ['what is asked', { en: askedEn, fr: askedFr }],
  ['the game in words', { en: textEn, fr: textFr }],
  ['the guide', { en: guideEn, fr: guideFr }],
  ['the questions about the real box', typedWords],
  ['the page that teaches it', { en: primerEn, fr: primerFr }],
  ['the bots', { en: mindEn.levels, fr: mindFr.levels }],
])('the texts of %s are well set in both languages', (_, words) => {
  expect(faultsIn(words)).toEqual([]);
});
