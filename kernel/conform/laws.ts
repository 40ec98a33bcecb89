import { imagineAlike, imagineEven, imagineRange } from './imagine-laws.ts';
import type { Law } from './law.ts';
import { conservation, eventsTellAll, pieces } from './piece-laws.ts';
import { playLaws } from './play-laws.ts';
import { refusalRules, refusals } from './refusal-laws.ts';
import { revealsTold, secretsKept, veilsSuffice } from './secrecy-laws.ts';

/** Every law, in the order in which a newcomer would want to know of them. */
export const laws: readonly Law[] = [
  playLaws.throwsNothing,
  playLaws.options,
  playLaws.noDeadEnds,
  playLaws.bounded,
  playLaws.json,
  playLaws.cloneApart,
  playLaws.movesStable,
  playLaws.weights,
  playLaws.asking,
  refusals,
  refusalRules,
  playLaws.notation,
  playLaws.replay,
  playLaws.undo,
  playLaws.silentPlay,
  playLaws.handedOut,
  conservation,
  pieces,
  eventsTellAll,
  playLaws.payoffs,
  playLaws.result,
  secretsKept,
  veilsSuffice,
  revealsTold,
  imagineAlike,
  imagineRange,
  imagineEven,
];
