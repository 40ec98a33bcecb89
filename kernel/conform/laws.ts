import { cloneApart, handedOut, json } from './copy-laws.ts';
import { payoffs, result } from './ending-laws.ts';
import { imagineAlike, imagineEven, imagineRange } from './imagine-laws.ts';
import type { Law } from './law.ts';
import { replay, undo } from './log-laws.ts';
import { asking, movesStable, notation, weights } from './move-laws.ts';
import { conservation, eventsTellAll, pieces } from './piece-laws.ts';
import { bounded, noDeadEnds, options, silentPlay, throwsNothing } from './play-laws.ts';
import { refusalRules, refusals } from './refusal-laws.ts';
import { restored } from './restore-laws.ts';
import { ownApart, revealsTold, secretsKept, veilsSuffice } from './secrecy-laws.ts';

/** Every law, in the order in which a newcomer would want to know of them. */
export const laws: readonly Law[] = [
  throwsNothing,
  options,
  noDeadEnds,
  bounded,
  json,
  cloneApart,
  restored,
  movesStable,
  weights,
  asking,
  refusals,
  refusalRules,
  notation,
  replay,
  undo,
  silentPlay,
  handedOut,
  conservation,
  pieces,
  eventsTellAll,
  payoffs,
  result,
  secretsKept,
  ownApart,
  veilsSuffice,
  revealsTold,
  imagineAlike,
  imagineRange,
  imagineEven,
];
