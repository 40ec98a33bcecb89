import { longest, runsOut } from '../hosted/clock.ts';
import { botOf, type Head, isHere, playing, seated } from '../hosted/head.ts';
import { type Decision, done, type Hosted } from '../hosted/hosted.ts';
import { ended, handedOver } from './course.ts';
import { pressOn } from './sealing.ts';

/** What becomes of a table by itself as time goes by. */

/** Milliseconds after which somebody looks whether a bot that should have played is still thinking. */
const botPatience = 40_000;

/** Bots do not play on for empty chairs: somebody must be playing, or have the table open. */
export function botsPlay(head: Head, now: number): boolean {
  return playing(head).length > 0 || seated(head).some(({ chair }) => isHere(head, chair.person, now));
}

/** The seat a bot must decide for. */
export function botToMove({ head, stage }: Pick<Hosted, 'head' | 'stage'>, now: number): number | null {
  if (stage !== 'playing' || head.turn === null || botOf(head, head.turn) === null) return null;
  return botsPlay(head, now) ? head.turn : null;
}

/** When a table ends that nobody comes back to. */
function endsAt(head: Head, stage: Hosted['stage'], touched: number): number {
  const signs = [...head.here.map(({ until }) => until), ...seated(head).map(({ chair }) => chair.seen)];
  return Math.max(touched, ...signs) + longest(head, stage !== 'playing');
}

/** When somebody must look after it next; `null`: never again. */
export function wakeAt(head: Head, stage: Hosted['stage'], touched: number, now: number): number | null {
  if (stage === 'over') return null;
  const times = [endsAt(head, stage, touched)];
  if (head.sealBy !== null) times.push(head.sealBy);
  const out = stage === 'playing' ? runsOut(head) : null;
  if (out !== null) times.push(out);
  if (botToMove({ head, stage }, now) !== null) times.push(now + botPatience);
  return Math.min(...times);
}

/** Does what is due: an end nobody came back from, dice that keep everybody waiting, a clock that has run out. */
export function lookAfter(hosted: Hosted, now: number): Decision {
  const { head, record, stage } = hosted;
  if (stage === 'over') return done();
  if (endsAt(head, stage, record.touched) <= now) {
    return done({ ...ended(head, stage === 'playing' ? 'abandoned' : 'called-off'), quiet: true });
  }
  if (stage === 'sealing' && head.sealBy !== null && head.sealBy <= now) return pressOn(hosted, now);
  const out = stage === 'playing' ? runsOut(head) : null;
  if (out !== null && out <= now && head.turn !== null) return done(handedOver(hosted, head.turn, 'timed-out', now));
  return done();
}
