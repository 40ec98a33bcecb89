import type { Json, Sealing, Seat } from '@fathom/kernel';
import { GameId, Level, Pace, PersonId, PlainJson, TableId } from '@fathom/wire';
import * as v from 'valibot';

/**
 * What the tables keep of a table beside its log: the store carries it as JSON and does not look inside. It may have been written by an
 * older version: whatever is added later has a default here.
 */

const whole = v.pipe(v.number(), v.integer());
const moment = v.pipe(v.number(), v.minValue(0));
const seat = v.pipe(whole, v.minValue(0), v.maxValue(8));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const Chair = v.variant('kind', [
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('bot'), level: Level }),
  v.object({
    kind: v.literal('person'),
    person: PersonId,
    name: v.string(),
    /** The level of the bot that plays for them; `null` while they play themselves. */
    bot: v.nullable(Level),
    resigned: v.optional(v.boolean(), false),
    /** When they were last known to have the table open. */
    seen: moment,
  }),
]);

const SealingParts = v.object({
  table: v.string(),
  attempt: whole,
  commitment: hash,
  frozen: v.boolean(),
  lots: v.array(v.object({ seat, commitment: hash, salt: v.exactOptional(hash) })),
  silent: v.array(seat),
});

/** The seat whose turn it is, since when, and what it had spent of this turn before; `before`: the turn that can be taken back. */
const Clock = v.object({
  seat: v.nullable(seat),
  since: moment,
  spent: moment,
  banks: v.array(v.number()),
  before: v.nullable(v.object({ seat, spent: moment })),
});

const Proposal = v.object({
  what: v.picklist(['undo', 'stop']),
  by: seat,
  agreed: v.array(seat),
  /** The log it was about. */
  at: whole,
});

/** A node promises to say when somebody is gone; until then, but no longer than `until`, they are here. */
const Here = v.object({ node: v.string(), person: PersonId, until: moment });
const Onlookers = v.object({ node: v.string(), count: whole, until: moment });

const HeadShape = v.object({
  game: GameId,
  version: whole,
  options: PlainJson,
  hostName: v.string(),
  chairs: v.pipe(v.array(Chair), v.minLength(1), v.maxLength(9)),
  pace: Pace,
  watchable: v.boolean(),
  chat: v.boolean(),
  open: v.boolean(),
  ending: v.nullable(v.picklist(['played', 'stopped', 'abandoned', 'called-off', 'outdated'])),
  next: v.nullable(TableId),
  turn: v.nullable(seat),
  sealing: v.nullable(SealingParts),
  /** When promises or salts must be in. */
  sealBy: v.nullable(moment),
  clock: Clock,
  proposed: v.nullable(Proposal),
  here: v.array(Here),
  onlookers: v.array(Onlookers),
});

export type Chair = v.InferOutput<typeof Chair>;
export type PersonChair = Extract<Chair, { kind: 'person' }>;
export type TurnClock = v.InferOutput<typeof Clock>;
export type Proposal = v.InferOutput<typeof Proposal>;
export type Here = v.InferOutput<typeof Here>;

type Parts = v.InferOutput<typeof HeadShape>;
export interface Head extends Readonly<Omit<Parts, 'sealing'>> {
  readonly sealing: Sealing | null;
}

/** Fails loudly: what stands in the store is ours, and nothing good comes of going on with half of it. */
export function readHead(json: Json): Head {
  return v.parse(HeadShape, json);
}

/** A head holds nothing but plain data. */
export const writeHead = (head: Head): Json => head as unknown as Json;

const fields = Object.keys(HeadShape.entries) as (keyof Head)[];

/** The fields that are not what they were. */
export const changedIn = (before: Head, after: Head): readonly (keyof Head)[] =>
  fields.filter((field) => before[field] !== after[field]);

export function seatOf(head: Head, person: string | null): Seat | null {
  const found = head.chairs.findIndex((chair) => chair.kind === 'person' && chair.person === person);
  return found < 0 ? null : found;
}

/** Those who sit at the table, each with their seat. */
export function seated(head: Head): readonly { readonly seat: Seat; readonly chair: PersonChair }[] {
  return head.chairs.flatMap((chair, at) => (chair.kind === 'person' ? [{ seat: at, chair }] : []));
}

/** The people who play for themselves now. */
export const playing = (head: Head) => seated(head).filter(({ chair }) => chair.bot === null);

export function withChair(head: Head, seat: Seat, chair: Chair): Head {
  return { ...head, chairs: head.chairs.map((one, at) => (at === seat ? chair : one)) };
}

export const isHere = (head: Head, person: string, now: number): boolean =>
  head.here.some((one) => one.person === person && one.until > now);

/** The bot that decides for a seat; `null` where a person does. */
export function botOf(head: Head, seat: Seat): string | null {
  const chair = head.chairs[seat];
  return chair?.kind === 'bot' ? chair.level : chair?.kind === 'person' ? chair.bot : null;
}
