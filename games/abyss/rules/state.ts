import type { Seat } from '@fathom/kernel';
import type { Card, Race } from './box/cards.ts';
import type { Location } from './box/locations.ts';
import type { Lord } from './box/lords.ts';
import { missing } from './box/missing.ts';
import type { Frame } from './frames.ts';
import type { Options } from './options.ts';

/** A location somebody controls, with the lords whose keys paid for it (L2). */
export interface Holding {
  location: Location;
  lords: Lord[];
}

/** What lies before a player for all to see. */
export interface OpenPlayer {
  pearls: number;
  nebulis: number;
  /** Key tokens. */
  keys: number;
  /** How many of each ally, krakens included, are in hand. */
  hand: number[];
  handSize: number;
  /** How many of each ally are affiliated (R3). */
  allies: number[];
  /** Free lords, in order of arrival; those under locations are with their location. */
  lords: Lord[];
  /** Free lords disabled by the Assassin (W3). */
  disabled: Lord[];
  locations: Holding[];
}

export interface Player extends OpenPlayer {
  /** How many monster tokens of value 2, 3 and 4: known to the owner alone (V1). */
  tokens: number[];
}

export type Area = 'court' | 'council' | 'locations';

/** One of the three sentinel tokens (K7), in the order Watcher, Vigil, Lookout. */
export interface Sentinel {
  /** −1 while nobody has it. */
  owner: Seat;
  /** The area it guards, or `null` while it lies before its owner or beside the deck. */
  area: Area | null;
  /** The lord, race or location it guards; −1 if none. */
  thing: number;
  /** Whether its owner may place it: from the turn after it came back. */
  ready: boolean;
}

/** Everything on the table that all may see: what a state and a view have in common. */
export interface Open {
  options: Options;
  seats: number;
  /** Pending choices and steps; the last one is on top. Empty: the game is over. */
  stack: Frame[];
  /** Whose turn it is. */
  turn: Seat;
  first: Seat;
  round: number;
  /** Whole rounds since a lord was last recruited (E6). */
  quiet: number;
  /** Whether a lord has been recruited in this round. */
  recruited: boolean;
  /** Whether an extra turn is owed to whoever plays now (Invoker). */
  extra: boolean;
  /** Lords whose "once per own turn" power has been used this turn (T3). */
  used: Lord[];
  /** Sales of this turn (X2), and purchases of each seat. */
  sales: number;
  bought: number[];
  /** Whoever brought the end about plays no more (E1); −1 while nobody has. */
  closer: Seat;
  /** Why the end has come or is coming; `null` while it has not. */
  ending: 'seven-lords' | 'court-empty' | 'quiet' | null;
  over: boolean;

  /** Exploration: what is still to be drawn, what is discarded, the cards on the track, the threat space (1–6). */
  deck: number[];
  discard: number[];
  track: Card[];
  threat: number;
  /** The council stack of each race: how many of each card. */
  council: number[][];
  /** Places 1–6, place 1 next to the deck; −1 where no lord lies. */
  court: Lord[];
  lordDeck: Lord[];
  /** Lords that have left the game. */
  gone: Lord[];
  /** Who has each lord free and enabled, so that its power and key count; −1 for nobody. */
  holder: Seat[];
  locationPile: Location[];
  faceUp: Location[];
  /** Locations drawn and not yet kept or laid out. */
  drawn: Location[];
  goneLocations: Location[];
  /** The loot lying on each sanctuary: bit 0 for a 3 … bit 4 for a 7. */
  hoards: number[];
  lootDeck: number[];
  lootDiscard: number[];
  /** Who has the kraken figure (K5); −1 for nobody. */
  figure: Seat;
  /** Everybody's nebulis when the figure was last settled: a tie or lead is new if it was not there then. */
  settled: number[];
  sentinels: Sentinel[];
  players: OpenPlayer[];
}

export interface State extends Open {
  players: Player[];
  /** Monster tokens not yet taken, by value. */
  pool: number[];
  /** The token the Hunter took; its value is known to taker and victim (V1). */
  hunted: { from: Seat; to: Seat; value: number } | null;
}

export const next = (open: Open, seat: Seat): Seat => (seat + 1 === open.seats ? 0 : seat + 1);

// What is fetched everywhere must stay small enough (fewer than 27 bytes of bytecode) to be inlined everywhere: so who complains stands apart.
const noPlayer = (seat: Seat): never => missing('player', seat);
const noStack = (race: Race): never => missing('council stack', race);

/** A player by seat, of a state or a view. */
export const playerOf = <P>(open: { readonly players: readonly P[] }, seat: Seat): P =>
  open.players[seat] ?? noPlayer(seat);

/** How many of a kind there are in a pile. */
export const countOf = (pile: readonly number[], kind: number): number => pile[kind] ?? 0;

/** So many more of a kind in a pile, or fewer. */
export function add(pile: number[], kind: number, count: number): void {
  const before = pile[kind] ?? 0;
  pile[kind] = before + count;
}

/** Who has this lord free and enabled; −1 for nobody. */
export const holderOf = (open: Open, lord: Lord): Seat => open.holder[lord] ?? -1;

/** Whether a seat has this lord free and enabled. */
export const works = (open: Open, seat: Seat, lord: Lord): boolean => open.holder[lord] === seat;

/** T3: whether a seat may still use the power of this lord this turn; whether it can be used now is another question. */
export const isReady = (open: Open, seat: Seat, lord: Lord): boolean =>
  works(open, seat, lord) && !open.used.includes(lord);

export const isFree = (player: OpenPlayer, lord: Lord): boolean => player.lords.includes(lord);

/** All lords of a player, those under locations included (L3). */
export function allLords(player: OpenPlayer): Lord[] {
  const lords = player.lords.slice();
  for (const holding of player.locations) lords.push(...holding.lords);
  return lords;
}

export function lordCount(player: OpenPlayer): number {
  let count = player.lords.length;
  const { locations } = player;
  for (let i = 0; i < locations.length; i++) count += locations[i]?.lords.length ?? 0;
  return count;
}

export const stackSize = (stack: readonly number[]): number => {
  let size = 0;
  for (let i = 0; i < stack.length; i++) size += stack[i] ?? 0;
  return size;
};

export const isEmpty = (stack: readonly number[]): boolean => {
  for (let i = 0; i < stack.length; i++) if ((stack[i] ?? 0) > 0) return false;
  return true;
};

export const councilStack = (open: Open, race: Race): number[] => open.council[race] ?? noStack(race);

export const remove = (list: number[], item: number): void => {
  const at = list.indexOf(item);
  if (at < 0) return;
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i] ?? -1;
  list.pop();
};
