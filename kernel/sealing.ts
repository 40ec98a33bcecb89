import type { Json, Parsed, Seat } from './contract.ts';
import type { Sea } from './dealers.ts';
import { canonical } from './json.ts';
import { fromHex, joined, sha256, toHex, utf8 } from './sha256.ts';

/**
 * How a sealed sea comes about, so that neither the server nor a player can choose among draws (a commit–reveal protocol with two sides):
 * the server promises its seed; then every player who is there promises a salt; then the list is frozen; only then are salts
 * revealed, and the first draw is made. A salt that is not revealed in time starts everything anew, with new promises by everybody: merely leaving
 * it out would let whoever waits to the end choose between two seas. Such attempts are counted, and the silent seat is left out of the next.
 *
 * Plain data and pure functions: whoever hosts the table keeps the value and the clock.
 */
export interface Sealing {
  readonly table: string;
  /** Counted from 1. */
  readonly attempt: number;
  /** SHA-256 of the server's seed, in hex. */
  readonly commitment: string;
  readonly frozen: boolean;
  readonly lots: readonly Lot[];
  /** Who did not reveal in an earlier attempt. */
  readonly silent: readonly Seat[];
}

/** What a seat has promised, and its salt once revealed. */
export interface Lot {
  readonly seat: Seat;
  /** SHA-256 of the salt, in hex. */
  readonly commitment: string;
  readonly salt?: string;
}

/** What every draw of a sealed sea depends on besides seed and salts: none of it can be changed afterwards without changing them all. */
export interface Terms {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Json;
}

export function beginSealing(table: string, commitment: string): Sealing {
  return { table, attempt: 1, commitment, frozen: false, lots: [], silent: [] };
}

/** A seat promises a salt. Once, before the freeze, and not after it kept everybody waiting. */
export function promise(sealing: Sealing, seat: Seat, commitment: string): Parsed<Sealing> {
  if (sealing.frozen) return no('the list of promises is closed');
  if (!isHash(commitment)) return no('a promise is 64 hexadecimal digits');
  if (sealing.silent.includes(seat))
    return no('this seat kept everybody waiting and has no say in the draws of this table');
  if (sealing.lots.some((lot) => lot.seat === seat)) return no('this seat has promised already');
  const lots = [...sealing.lots, { seat, commitment }].sort((a, b) => a.seat - b.seat);
  return { ok: true, value: { ...sealing, lots } };
}

/** Closes the list: from here on nothing that anybody does changes a draw, except starting anew. */
export function freeze(sealing: Sealing): Sealing {
  return { ...sealing, frozen: true };
}

/** A seat reveals what it promised. The same salt again is no mistake. */
export function reveal(sealing: Sealing, seat: Seat, salt: string): Parsed<Sealing> {
  if (!sealing.frozen) return no('salts are revealed once the list of promises is closed');
  const lot = sealing.lots.find((one) => one.seat === seat);
  if (!lot) return no('this seat has promised nothing');
  if (!isHash(salt) || commitmentTo(salt) !== lot.commitment) return no('this is not the salt that was promised');
  const lots = sealing.lots.map((one) => (one.seat === seat ? { ...one, salt } : one));
  return { ok: true, value: { ...sealing, lots } };
}

/** The seats whose salts everybody waits for. */
export function awaited(sealing: Sealing): readonly Seat[] {
  return sealing.lots.flatMap(({ seat, salt }) => (salt === undefined ? [seat] : []));
}

/** Everything anew under another seed: who was awaited is left out from now on. */
export function startAnew(sealing: Sealing, commitment: string): Sealing {
  return {
    table: sealing.table,
    attempt: sealing.attempt + 1,
    commitment,
    frozen: false,
    lots: [],
    silent: [...sealing.silent, ...(sealing.frozen ? awaited(sealing) : [])],
  };
}

/** The sea that was sealed, once every salt is there. The seed is added by whoever may know it. */
export function sealedSea(sealing: Sealing, seed?: string): Extract<Sea, { kind: 'sealed' }> | null {
  const { table, attempt, commitment, frozen } = sealing;
  const lots = sealing.lots.flatMap(({ seat, commitment: promised, salt }) =>
    salt === undefined ? [] : [{ seat, commitment: promised, salt }],
  );
  if (!frozen || lots.length < sealing.lots.length) return null;
  return { kind: 'sealed', table, attempt, commitment, lots, ...(seed === undefined ? {} : { seed }) };
}

/** The promise: SHA-256 of 256 bits, both in hex. */
export function commitmentTo(secret: string): string {
  return toHex(sha256(fromHex(secret)));
}

/** What is wrong with a sealed sea whose seed is known: a seed or a salt that was not the promised one. */
export function brokenPromise(sea: Extract<Sea, { kind: 'sealed' }>): string | null {
  if (sea.seed === undefined) return 'the seed of this book is not revealed yet';
  if (commitmentTo(sea.seed) !== sea.commitment) {
    return 'the seed is not the one that was promised before the first draw';
  }
  const broken = sea.lots.find(({ commitment, salt }) => commitmentTo(salt) !== commitment);
  return broken ? `the salt of seat ${broken.seat} is not the one that was promised` : null;
}

/** SHA-256 of the seed's bytes and of the canonical JSON of all that the draws are bound to. */
export function sealedKey(sea: Extract<Sea, { kind: 'sealed' }>, seed: string, terms: Terms): Uint8Array {
  const { table, attempt, lots } = sea;
  const { game, version, seats, options } = terms;
  const salts = lots.map(({ seat, salt }) => [seat, salt]);
  const bound = canonical({ attempt, game, options, salts, seats, table, version });
  return sha256(joined(fromHex(seed), utf8(bound)));
}

const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

const no = (error: string) => ({ ok: false, error }) as const;
