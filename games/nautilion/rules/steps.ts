import { stepFinder } from '@fathom/kernel';
import { keep, spoils } from './collision.ts';
import { currents, plan } from './currents.ts';
import { insert, smuggle } from './darkhouse/d3.ts';
import { recover } from './darkhouse/d11.ts';
import { recall } from './darkhouse/d12.ts';
import { darkhouse, darkhouseRoll } from './darkhouse-phase.ts';
import { admirals, reveal, row } from './dealing.ts';
import { name, roll, starter, waters } from './dice.ts';
import { turn } from './heroic/h3.ts';
import { dismiss } from './heroic/h5.ts';
import { pickPath } from './heroic/h6.ts';
import { pickDiscard } from './heroic/h7.ts';
import { salvage } from './heroic/h8.ts';
import { sacrifice } from './heroic/index.ts';
import { lay, reef } from './laying.ts';
import { lose } from './losing.ts';
import { nautilion } from './nautilion-phase.ts';
import { pay } from './paying.ts';
import { phantom } from './phantom-phase.ts';
import { place } from './placing.ts';
import { reefRoll } from './reefs.ts';
import { swap, swapWith } from './spells.ts';
import type { Step } from './step.ts';
import { reefCheck, roundEnds, turnBegins, turnEnds } from './turn.ts';
import type { FrameAt } from './types.ts';

/** How each kind of frame is played. */
const STEPS: { readonly [at in FrameAt]: Step } = {
  lay,
  reef,
  admirals,
  row,
  reveal,
  roll,
  'reef-roll': reefRoll,
  'darkhouse-roll': darkhouseRoll,
  starter,
  name,
  currents,
  plan,
  pay,
  swap,
  'swap-with': swapWith,
  sacrifice,
  turn,
  dismiss,
  'pick-path': pickPath,
  'pick-discard': pickDiscard,
  salvage,
  smuggle,
  insert,
  recover,
  recall,
  lose,
  place,
  spoils,
  keep,
  'turn-begins': turnBegins,
  'reef-check': reefCheck,
  waters,
  darkhouse,
  phantom,
  nautilion,
  'round-ends': roundEnds,
  'turn-ends': turnEnds,
};

/** The step that plays a frame. */
export const stepOf = stepFinder(STEPS);
