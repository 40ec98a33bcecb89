import { expect, test } from 'vitest';
import { faultsIn } from '../../scripts/words/faults.ts';
import { primerEn } from './guide/primer-en.ts';
import { primerFr } from './guide/primer-fr.ts';
import { words as guide } from './guide/words.ts';
import { mindEn } from './mind/words-en.ts';
import { mindFr } from './mind/words-fr.ts';
import { boardEn } from './words/board-en.ts';
import { boardFr } from './words/board-fr.ts';
import { darkEn } from './words/dark-en.ts';
import { darkFr } from './words/dark-fr.ts';
import { textEn } from './words/text-en.ts';
import { textFr } from './words/text-fr.ts';

test.each([
  ['the board', { en: boardEn, fr: boardFr }],
  ['what is not lit', { en: darkEn, fr: darkFr }],
  ['the game in words', { en: textEn, fr: textFr }],
  ['the guide', guide],
  ['the page that teaches it', { en: primerEn, fr: primerFr }],
  ['the bots', { en: mindEn.levels, fr: mindFr.levels }],
])('the texts of %s are well set in both languages', (_, words) => {
  // Cards and lords have names, too.
  expect(faultsIn(words, /^(name|names|by)$/)).toEqual([]);
});
