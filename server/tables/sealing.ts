import { randomBytes } from 'node:crypto';
import {
  awaited,
  beginSealing,
  commitmentTo,
  freeze,
  promise,
  reveal,
  type Sealing,
  type Seat,
  sealedSea,
  startAnew,
  Table,
} from '@fathom/kernel';
import type { AskOf } from '@fathom/wire';
import { type Head, isHere, seated } from '../hosted/head.ts';
import { type Decision, done, type Hosted } from '../hosted/hosted.ts';
import { no } from '../hosted/outcome.ts';
import type { Person } from '../store/store.ts';
import { goneOn } from './course.ts';

/** Milliseconds everybody has to promise a salt, and then to reveal it. */
const promising = 6000;
const revealing = 10_000;

const newSeed = () => randomBytes(32).toString('hex');

/** The host starts: the seed is promised, and everybody who is there adds to the dice. */
export function start(hosted: Hosted, person: Person, now: number): Decision {
  const { head, record, stage } = hosted;
  if (record.host !== person.id) return no('not-the-host');
  if (stage !== 'gathering') return stage === 'over' ? no('too-late') : done();
  if (head.chairs.some(({ kind }) => kind === 'open') || seated(head).length === 0) return no('too-early');
  const seed = newSeed();
  const sealing = beginSealing(record.id, commitmentTo(seed));
  return done({ head: { ...head, sealing, sealBy: now + promising }, stage: 'sealing', seed });
}

export function takePromise(hosted: Hosted, seat: Seat, ask: AskOf<'promise'>, now: number): Decision {
  const { sealing } = hosted.head;
  if (!sealing) return no('too-early');
  if (hosted.stage !== 'sealing' || ask.attempt !== sealing.attempt) return no('too-late');
  if (sealing.lots.some((lot) => lot.seat === seat && lot.commitment === ask.commitment)) return done();
  const promised = promise(sealing, seat, ask.commitment);
  if (!promised.ok) return no('too-late');
  return allPromised(hosted.head, promised.value, now)
    ? frozen(hosted, promised.value, now)
    : sealed(hosted.head, promised.value);
}

export function takeSalt(hosted: Hosted, seat: Seat, ask: AskOf<'reveal'>, now: number): Decision {
  const { sealing } = hosted.head;
  if (!sealing) return no('too-early');
  if (ask.attempt !== sealing.attempt) return no('too-late');
  if (sealing.lots.some((lot) => lot.seat === seat && lot.salt === ask.salt)) return done();
  if (!sealing.frozen) return no('too-early');
  const revealed = reveal(sealing, seat, ask.salt);
  if (!revealed.ok || hosted.stage !== 'sealing') return no('refused');
  return awaited(revealed.value).length === 0 ? laid(hosted, revealed.value, now) : sealed(hosted.head, revealed.value);
}

/** The time is up: whoever has not promised is left out, and a salt kept back starts it all anew, counted. */
export function pressOn(hosted: Hosted, now: number): Decision {
  const { sealing } = hosted.head;
  if (!sealing) throw new Error('nothing is being sealed');
  if (!sealing.frozen) return frozen(hosted, sealing, now);
  const seed = newSeed();
  const anew = startAnew(sealing, commitmentTo(seed));
  return done({ head: { ...hosted.head, sealing: anew, sealBy: now + promising }, seed });
}

/** Everybody who is there and has a say. */
function allPromised(head: Head, sealing: Sealing, now: number): boolean {
  return seated(head).every(
    ({ seat, chair }) =>
      sealing.silent.includes(seat) ||
      !isHere(head, chair.person, now) ||
      sealing.lots.some((lot) => lot.seat === seat),
  );
}

const sealed = (head: Head, sealing: Sealing): Decision => done({ head: { ...head, sealing } });

function frozen(hosted: Hosted, sealing: Sealing, now: number): Decision {
  const closed = freeze(sealing);
  if (closed.lots.length === 0) return laid(hosted, closed, now);
  return done({ head: { ...hosted.head, sealing: closed, sealBy: now + revealing } });
}

/** Everything is known that the draws depend on: the game begins with the first of them. */
function laid({ game, head, seed }: Hosted, sealing: Sealing, now: number): Decision {
  const table = tableOf(game, head, sealing, seed);
  const begun: Head = { ...head, sealing, sealBy: null };
  return done({ stage: 'playing', ...goneOn(begun, table, table.draws(), now), laid: table });
}

export function tableOf(game: Hosted['game'], head: Head, sealing: Sealing, seed: string | null): Table {
  const sea = seed === null ? null : sealedSea(sealing, seed);
  if (!sea) throw new Error(`the dice of ${sealing.table} are not sealed`);
  return new Table(game, { seats: head.chairs.length, options: head.options, sea });
}
