import '../shell/testing/no-browser.ts';
import { expect, test } from 'vitest';
import { faultsIn } from '../../scripts/words/faults.ts';
import { speech } from '../minds/speech.ts';
import { companion } from './companion.ts';
import { daily } from './daily.ts';
import { en } from './en.ts';
import { ending } from './ending.ts';
import { firstLoss } from './first-loss.ts';
import { fr } from './fr.ts';
import { handover } from './handover.ts';
import { historyTexts } from './history.ts';
import { inPlay } from './in-play.ts';
import { learning } from './learn.ts';
import { lessonEnd } from './lesson-end.ts';
import { levels } from './levels.ts';
import { lookingBack } from './looking-back.ts';
import { notices } from './notices.ts';
import { onlineEn } from './online-en.ts';
import { onlineFr } from './online-fr.ts';
import { opening } from './opening.ts';
import { poster } from './poster.ts';
import { howToPlay } from './primer.ts';
import { puzzleTexts } from './puzzles.ts';
import { renewed } from './renewed.ts';
import { result } from './result.ts';
import { rulebook } from './rulebook.ts';
import { settingsTexts } from './settings.ts';
import { sharing } from './sharing.ts';
import { statisticsTexts } from './statistics.ts';
import { tally } from './tally.ts';
import { whyNot } from './why-not.ts';

test.each([
  ['the app', { en, fr }],
  ['moves that are not open', whyNot],
  ['looking back', lookingBack],
  ['sharing', sharing],
  ['the end of a lesson', lessonEnd],
  ['results', result],
  ['the rulebook', rulebook],
  ['the settings', settingsTexts],
  ['the statistics', statisticsTexts],
  ['the history', historyTexts],
  ['opening a logbook', opening],
  ['the table in play', inPlay],
  ['notices', notices],
  ['how to play', howToPlay],
  ['lessons', learning],
  ['a newer build', renewed],
  ['the real box', companion],
  ['the daily sea', daily],
  ['puzzles', puzzleTexts],
  ['the end of a game', ending],
  ['the picture of a finished game', poster],
  ['streaks and records', tally],
  ['a first game that was lost', firstLoss],
  ['the screen from hand to hand', handover],
  ['online tables', { en: onlineEn, fr: onlineFr }],
  ['levels', levels],
  ['hints and analysis', speech],
])('the texts of %s are well set in both languages', (_, words) => {
  // Whoever is spoken to is not named here.
  expect(faultsIn(words, /^(name|names|other|host|table)$/)).toEqual([]);
});
