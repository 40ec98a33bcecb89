import '../shell/testing/no-browser.ts';
import { expect, test } from 'vitest';
import { faultsIn } from '../../scripts/words/faults.ts';
import type { Aid } from '../../scripts/words/samples.ts';
import { speech } from '../minds/speech.ts';
import { coachTexts } from './coach.ts';
import { companion } from './companion.ts';
import { daily } from './daily.ts';
import { diceTexts } from './dice.ts';
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
import { replayTexts } from './replay.ts';
import { result } from './result.ts';
import { rulebook } from './rulebook.ts';
import { settingsTexts } from './settings.ts';
import { sharing } from './sharing.ts';
import { statisticsTexts } from './statistics.ts';
import { tally } from './tally.ts';
import { whyNot } from './why-not.ts';

const aid: Aid = {
  // Whoever is spoken to is not named here.
  never: /^(name|names|other|host|table|winner)$/,
  values: {
    waters: ['A1, reserve 4'],
    reason: ['offline', 'too-fast', 'bad-code'],
    reasons: [['Sextant'], ['Sextant', 'Astrolabe']],
    percent: ['51%'],
    before: ['12%'],
    after: ['80%'],
    turns: [1, 2],
    seconds: [30, 60, 90],
  },
  rows: {
    inOrder: [[['Sextant']], [['Sextant', 'Astrolabe']]],
    whole: [['Sextant, astrolabe']],
    'analysis.played': [['Sextant, astrolabe']],
    'analysis.better': [['Sextant, astrolabe']],
    'analysis.sentence': [
      [{ luck: 0, others: 0, light: 0, given: 0 }, true, null],
      [{ luck: -2.5, others: 1, light: -3, given: 4.2 }, false, null],
      [{ luck: 2.5, others: 1, light: 3, given: 4.2 }, false, 'Ada'],
    ],
    imported: [
      [{ added: 0, present: 0, refused: 0, full: true }],
      [{ added: 1, present: 1, refused: 1, full: false }],
      [{ added: 2, present: 2, refused: 2, full: false }],
    ],
    pace: [
      [{ kind: 'none' }],
      [{ kind: 'days', days: 1 }],
      [{ kind: 'days', days: 2 }],
      [{ kind: 'live', turn: 90, bank: 60 }],
    ],
    'table.replaceWait': [[{ kind: 'none' }], [{ kind: 'days', days: 2 }], [{ kind: 'live', turn: 90, bank: 0 }]],
  },
};

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
  ['the coach', coachTexts],
  ['replays and logs', replayTexts],
  ['the check of the dice', diceTexts],
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
  expect(faultsIn(words, aid)).toEqual([]);
});
