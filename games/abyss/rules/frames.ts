import type { Seat } from '@fathom/kernel';
import type { Card } from './box/cards.ts';
import type { Location } from './box/locations.ts';
import type { Lord } from './box/lords.ts';

/**
 * What is still to be decided or done, as data on a stack. Every frame is handled by the file its comment names; `machine.ts` runs
 * the one on top.
 */
export type Frame =
  // setup.ts
  | { at: 'first-player' }
  // turn.ts
  | { at: 'turn'; extra: boolean }
  | { at: 'action' }
  | { at: 'end' }
  | { at: 'hand-limit' }
  | { at: 'close' }
  // explore.ts
  | { at: 'reveal' }
  | { at: 'offer'; seat: Seat }
  | { at: 'ally' }
  | { at: 'monster' }
  | { at: 'explored' }
  | { at: 'kraken-left' }
  // reward.ts
  | { at: 'units'; units: number }
  | { at: 'token'; seat: Seat; count: number }
  // council.ts
  | { at: 'stack'; lord: Lord }
  // recruit.ts
  /** `next`: the cards that may follow; `nebulis`: how many may end the payment now, as bits. Both follow from the rest. */
  | { at: 'pay'; lord: Lord; spent: Card[]; next: Card[]; nebulis: number }
  | { at: 'affiliate'; cards: Card[] }
  | { at: 'gift'; nebulis: number }
  | { at: 'join'; lord: Lord; how: JoinedBy }
  // court.ts
  | { at: 'lord-drawn'; place: number }
  | { at: 'fill' }
  | { at: 'refill' }
  // locations.ts
  | { at: 'first-location' }
  | { at: 'keys' }
  | { at: 'location' }
  | { at: 'drawn'; left: number }
  | { at: 'keep'; ambassador: Lord }
  | { at: 'pay-keys'; location: Location; lords: Lord[] }
  | { at: 'smokers' }
  // sanctuary.ts
  | { at: 'search'; location: Location; first: boolean }
  | { at: 'loot'; location: Location }
  | { at: 'loot-laid'; location: Location; loot: number }
  | { at: 'next-ally' }
  // hands.ts
  | { at: 'trim'; seat: Seat; limit: number; from: Card }
  /** `from` is −1 until a card has been discarded. */
  | { at: 'limit'; over: number; from: Card }
  // figure.ts
  | { at: 'figure'; among: Seat[] }
  // sentinels.ts
  | { at: 'guard'; sentinel: number }
  // lords/soldiers.ts
  | { at: 'jailer'; seat: Seat }
  | { at: 'assassin'; seat: Seat }
  | { at: 'hunter' }
  | { at: 'hunted'; seat: Seat }
  | { at: 'executioner' }
  | { at: 'executed'; race: number; seat: Seat }
  // lords/mages.ts
  | { at: 'illusionist' }
  | { at: 'illusion'; given: Location }
  | { at: 'healer' }
  // lords/politicians.ts
  | { at: 'corruptor' }
  | { at: 'bribe'; lord: Lord }
  | { at: 'traitor' }
  | { at: 'treason' }
  | { at: 'schemer' }
  | { at: 'scheme' }
  | { at: 'liberator' }
  // lords/smugglers.ts
  | { at: 'fence' }
  /** Seats up to `upTo` places clockwise from the owner have been decided on. */
  | { at: 'gifts'; left: number; upTo: number }
  // end.ts
  | { at: 'last-krakens' }
  | { at: 'last-allies' };

/** How a lord came to a player. */
export type JoinedBy = 'recruited' | 'corruptor' | 'traitor' | 'schemer';

export type FrameAt = Frame['at'];
export type FrameOf<At extends FrameAt> = Extract<Frame, { at: At }>;
