import { CARD_NAMES, type CardName, RACES, type RaceName } from './box/cards.ts';
import { LOCATIONS, type LocationName } from './box/locations.ts';
import { LORDS, type LordName } from './box/lords.ts';
import { missing } from './box/missing.ts';
import { LOOT_VALUES, TOKEN_VALUES } from './box/tracks.ts';

type SeatName = 0 | 1 | 2 | 3;
type LootValue = (typeof LOOT_VALUES)[number];
type TokenValue = (typeof TOKEN_VALUES)[number];

/** A move is its own notation: a deed and, after a colon, what it is done to. */
export type Move =
  // chance
  | `first:${SeatName}`
  | `reveal:${CardName}`
  | `met:${CardName}`
  | `lord:${LordName}`
  | `location:${LocationName}`
  | `token:${TokenValue}`
  | `hunt:${TokenValue}`
  | `loot:${LootValue}`
  // the turn
  | 'plot'
  | 'explore'
  | `council:${RaceName}`
  | `recruit:${LordName}`
  | `guard:${LordName | RaceName | LocationName}`
  | 'end'
  // powers used once per own turn (T2)
  | `slaver:${CardName}`
  | `oracle:${RaceName}`
  | `opportunist:${LordName}`
  | 'ferryman'
  | 'recipient'
  // exploring
  | `buy:${0 | 1 | 2}`
  | 'pass'
  | 'take'
  | 'leave'
  | 'fight'
  | `tokens:${0 | 1 | 2}`
  | `stack:${RaceName}`
  // recruiting
  | `spend:${CardName}`
  | `pay:${0 | 1 | 2}`
  | `affiliate:${CardName}`
  | `figure:${SeatName}`
  // locations
  | `control:${LocationName}`
  | `draw:${1 | 2 | 3 | 4}`
  | `keep:${LocationName}`
  | `key:${LordName}`
  | 'key-tokens'
  | `smoke:${LocationName}`
  | 'search'
  | 'stop'
  // lords
  | 'decline'
  | `discard:${CardName}`
  | 'feed'
  | `disable:${LordName}`
  | `hunter:${SeatName}`
  | `execute:${RaceName}`
  | `lose:${CardName}`
  | `illusion:${LocationName}`
  | `swap:${LocationName}`
  | `heal:${CardName}`
  | `corrupt:${LordName}`
  | `betray:${LordName}`
  | `claim:${LordName}`
  | `scheme:${LordName}`
  | `free:${LordName}`
  | `give:${SeatName}`;

export type Deed = Move extends infer M ? (M extends `${infer D}:${string}` ? D : M) : never;

/** A move taken apart: `what` is the number of the card, lord, race, location, seat, value or count; −1 if there is none. */
export interface Decoded {
  readonly move: Move;
  readonly deed: Deed;
  readonly what: number;
  /** For `guard`: what kind of thing is guarded. */
  readonly area: 'court' | 'council' | 'locations' | null;
}

/** An object and no map: looked up at every ply, and a text's own place in an object is found sooner. */
const all: Record<string, Decoded | undefined> = Object.create(null);

/** The same text, but the one and only copy of it: such texts are compared by a glance at where they are, not letter by letter. */
const intern = <T extends string>(text: T): T => Object.keys({ [text]: true })[0] as T;

function word<M extends Move>(move: M): M {
  all[move] = { move, deed: move as Deed, what: -1, area: null };
  return move;
}

/** The moves of one deed, in the order of the names; `numbers` if what they are done to is not counted from 0. */
function row<D extends string, N extends string | number>(
  deed: D,
  names: readonly N[],
  numbers?: readonly number[],
  area: Decoded['area'] = null,
): readonly `${D}:${N}`[] {
  return Array.from(names, (name, i) => {
    const move: `${D}:${N}` = intern(`${deed}:${name}`);
    all[move] = { move: move as Move, deed: deed as Deed, what: numbers?.[i] ?? i, area };
    return move;
  });
}

const lordNames = LORDS.map((lord): LordName => lord.key);
const locationNames = LOCATIONS.map((location): LocationName => location.key);
const seats = [0, 1, 2, 3] as const;
const upToTwo = [0, 1, 2] as const;

export const FIRST = row('first', seats);
export const REVEAL = row('reveal', CARD_NAMES);
export const MET = row('met', CARD_NAMES);
export const LORD = row('lord', lordNames);
export const LOCATION = row('location', locationNames);
export const TOKEN = row('token', TOKEN_VALUES);
export const HUNT = row('hunt', TOKEN_VALUES);
export const LOOT = row('loot', LOOT_VALUES);

export const PLOT = word('plot');
export const EXPLORE = word('explore');
export const COUNCIL = row('council', RACES);
export const RECRUIT = row('recruit', lordNames);
export const GUARD = {
  court: row('guard', lordNames, undefined, 'court'),
  council: row('guard', RACES, undefined, 'council'),
  locations: row('guard', locationNames, undefined, 'locations'),
} as const;
export const END = word('end');

export const SLAVE = row('slaver', CARD_NAMES);
export const DIVINE = row('oracle', RACES);
export const OUST = row('opportunist', lordNames);
export const FERRY = word('ferryman');
export const RECEIVE = word('recipient');

export const BUY = row('buy', upToTwo);
export const PASS = word('pass');
export const TAKE = word('take');
export const LEAVE = word('leave');
export const FIGHT = word('fight');
export const TOKENS = row('tokens', upToTwo);
export const STACK = row('stack', RACES);

export const SPEND = row('spend', CARD_NAMES);
export const PAY = row('pay', upToTwo);
export const AFFILIATE = row('affiliate', CARD_NAMES);
export const FIGURE = row('figure', seats);

export const CONTROL = row('control', locationNames);
export const DRAW = row('draw', [1, 2, 3, 4] as const, [1, 2, 3, 4]);
export const KEEP = row('keep', locationNames);
export const KEY = row('key', lordNames);
export const KEY_TOKENS = word('key-tokens');
export const SMOKE = row('smoke', locationNames);
export const SEARCH = word('search');
export const STOP = word('stop');

export const DECLINE = word('decline');
export const DISCARD = row('discard', CARD_NAMES);
export const FEED = word('feed');
export const DISABLE = row('disable', lordNames);
export const HUNTER_AT = row('hunter', seats);
export const EXECUTE = row('execute', RACES);
export const LOSE = row('lose', CARD_NAMES);
export const ILLUSION = row('illusion', locationNames);
export const SWAP = row('swap', locationNames);
export const HEAL = row('heal', CARD_NAMES);
export const CORRUPT = row('corrupt', lordNames);
export const BETRAY = row('betray', lordNames);
export const CLAIM = row('claim', lordNames);
export const SCHEME = row('scheme', lordNames);
export const FREE = row('free', lordNames);
export const GIVE = row('give', seats);

const noMove = (thing: number): never => missing('move', thing);

/** The move of this deed for this thing. As short as what is inlined everywhere must be: see state.ts. */
export const moveOf = <M extends Move>(names: readonly M[], thing: number): M => names[thing] ?? noMove(thing);

/** A move of this deed for each of these things. */
export function each(names: readonly Move[], things: readonly number[]): Move[] {
  const moves = names.slice(0, things.length);
  // Decks of fifty lords are listed again and again: everything has a name, and nobody asks.
  for (let i = 0; i < things.length; i++) moves[i] = names[things[i] as number] as Move;
  return moves;
}

/** The move taken apart, or `null` if it is not one. */
export const decode = (text: string): Decoded | null => all[text] ?? null;

/** What a listed move is done to. */
export const target = (move: Move): number => all[move]?.what ?? -1;

export const write = (move: Move): string => move;
export const read = (text: string): Move | null => all[text]?.move ?? null;
