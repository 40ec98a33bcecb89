import type { Seat } from '@fathom/kernel';
import { nautilionHarpoons, phantomHarpoons } from './collision.ts';
import { cardStoodOn, inForce } from './darkhouse/index.ts';
import { isHeld } from './dice.ts';
import { cabinsIn, mayLeave, occupied, reaches } from './ducts.ts';
import { payers } from './heroic/index.ts';
import { darkhouseCard, FIGURES, KINDS, MAGE_PLACES, MERCENARY, tokenOf, total } from './kinds.ts';
import { belongings } from './losing.ts';
import { pairsReady } from './mages.ts';
import { type Mover, spacesOver } from './moving.ts';
import { ahead, behind, collides, spotOf } from './path.ts';
import { REEF_ESCAPE, reefBonus } from './reefs.ts';
import { inReserve, isAsked } from './reserve.ts';
import type {
  CrewNumber,
  DarkhouseCard,
  Duct,
  Figure,
  Frame,
  HeroicCard,
  MagePlace,
  Spell,
  SpellCosts,
  Token,
  View,
} from './types.ts';

/** What a board asks of the rules. Every question is over a view, changes nothing, and may be asked at any time. */

/** What is being decided now; `null` when the game is over. */
export const asking = (view: View): Frame | null => view.frames[view.frames.length - 1] ?? null;

/** Where a figure would end this turn with so many steps, and what becomes of it. */
export interface Landing {
  readonly figure: Mover;
  readonly backwards: boolean;
  readonly from: number;
  /** The spot where it ends; in a collision, the other figure's: it stops right in front of it. */
  readonly to: number;
  /** The spots of the spaces counted, in order. */
  readonly over: readonly number[];
  /** `held`: it does not move this turn (H2, a reef). */
  readonly end: 'token' | 'home' | 'abyss' | 'collision' | 'held';
  /** The token it ends on. */
  readonly token: Token | null;
  /** Who gets it: you (`T7`, D6), your reserve (H9), the Phantom's board, or the discard. */
  readonly taker: 'you' | 'reserve' | 'hold' | 'discard' | null;
  /** H9: the neighbours it takes along. */
  readonly along: readonly Token[];
  /** The number of the reef beside the place it ends on; 0: none. It holds the Nautilion up next turn, and sinks with the Phantom. */
  readonly reef: number;
}

/** T6, T7, T8 with whatever is in force this turn: a ghost of the figure. */
export function landing(view: View, figure: Mover, steps: number): Landing {
  const mine = figure === 'nautilion';
  const from = view[figure];
  const rules = inForce(view);
  const backwards = mine ? rules.backwards : view.reversed;
  const still = mine ? isHeld(view) : view.still;
  const nowhere = { token: null, taker: null, along: [], reef: 0 } as const;
  const start = { figure, backwards, from: spotOf(view, from) };
  if (still) return { ...start, to: spotOf(view, from), over: [], end: 'held', ...nowhere };
  if (!backwards && collides(view, steps)) {
    const other = mine ? view.phantom : view.nautilion;
    const over = spacesOver(view, from, other).slice(0, -1);
    return { ...start, to: spotOf(view, other), over, end: 'collision', ...nowhere };
  }
  const towardAbyss = mine !== backwards;
  const place = towardAbyss ? ahead(view, from, steps) : behind(view, from, steps);
  const moved = { ...start, to: spotOf(view, place), over: spacesOver(view, from, place) };
  if (place === 0) return { ...moved, end: 'home', ...nowhere };
  if (place === view.path.length - 1) return { ...moved, end: 'abyss', ...nowhere };
  const sweeping = mine && view.sweeping;
  return {
    ...moved,
    end: 'token',
    token: tokenOf(view.path[place]),
    taker: sweeping ? 'reserve' : mine === rules.exchanges ? phantomTaker(view, view.path[place]) : 'you',
    along: sweeping ? neighbours(view, place) : [],
    reef: view.charter.reefs ? view.reefs[place] : 0,
  };
}

function phantomTaker(view: View, kind: number): 'hold' | 'discard' {
  const joins = view.charter.mercenaries && !view.collided && view.hold.length < 6;
  return joins && (kind === MERCENARY || kind === 2 || kind === 5 || kind === 8) ? 'hold' : 'discard';
}

function neighbours(view: View, place: number): Token[] {
  return [behind(view, place, 1), ahead(view, place, 1)]
    .filter((next) => view.path[next] !== 0)
    .map((next) => tokenOf(view.path[next]));
}

/** T5: what a die given to the Darkhouse would cost. */
export interface Demand {
  /** How many tokens, as far as you have them. */
  readonly tokens: number;
  /** H1 spares you what it would cost otherwise. */
  readonly spared: boolean;
  /** D5: it would be rolled again first. */
  readonly rerolled: boolean;
}

export function darkhouseDemand(view: View, die: number): Demand {
  const rules = inForce(view);
  const due = rules.demands(die);
  const spared = view.calm > 0 && due > 0;
  return { tokens: spared ? 0 : Math.min(due, belongings(view)), spared, rerolled: die === rules.rerolls };
}

/** What a die would do on each figure. */
export interface Effects {
  readonly darkhouse: Demand;
  readonly phantom: Landing;
  readonly nautilion: Landing;
}

export const dieOn = (view: View, die: number): Effects => ({
  darkhouse: darkhouseDemand(view, die),
  phantom: landing(view, 'phantom', die),
  nautilion: landing(view, 'nautilion', die),
});

/** The figures that still get a die this round, in the order of the phases. */
export const figuresWaiting = (view: View): readonly Figure[] =>
  FIGURES.filter((figure, index) => view.given[index] === 0 && !(figure === 'nautilion' && isHeld(view)));

/** Whether a token may take a cabin as far as ducts go (T9), and which ducts there are. */
export interface DuctsFor {
  readonly cabin: CrewNumber;
  /** Nobody sits there. */
  readonly free: boolean;
  /** T9, T9a: it touches somebody aboard, or nobody is aboard. */
  readonly linked: boolean;
  /** The cabins its ducts lead to, and those of them in which somebody sits. */
  readonly ducts: readonly CrewNumber[];
  readonly touching: readonly CrewNumber[];
}

export function ductsFor(view: View, cabin: CrewNumber): DuctsFor {
  const aboard = occupied(view.cabins);
  const ducts = view.charter.ducts[cabin];
  return {
    cabin,
    free: view.cabins[cabin] === 0,
    linked: reaches(view.charter.ducts, aboard, cabin),
    ducts: cabinsIn(ducts),
    touching: cabinsIn(ducts & aboard),
  };
}

/** T10: whether the token in this cabin may be discarded. */
export const mayGo = (view: View, cabin: CrewNumber): boolean =>
  view.cabins[cabin] !== 0 && mayLeave(view.charter.ducts, occupied(view.cabins), cabin);

/** The ducts of the submarine in play, each once. */
export function ductsOf(view: View): readonly Duct[] {
  const ducts: Duct[] = [];
  for (let cabin = 1; cabin <= 9; cabin++) {
    for (const other of cabinsIn(view.charter.ducts[cabin])) if (other > cabin) ducts.push([cabin, other]);
  }
  return ducts;
}

/** How many of each token the Nautilion can still meet on the path ahead of it. */
export function stillAhead(view: View): { readonly [token in Token]?: number } {
  const counts: { [token in Token]?: number } = {};
  for (let place = view.nautilion + 1; place < view.path.length - 1; place++) {
    const kind = view.path[place];
    if (kind !== 0) counts[tokenOf(kind)] = (counts[tokenOf(kind)] ?? 0) + 1;
  }
  return counts;
}

/** The spaces each figure still has before it, the end token included. */
export const spacesLeft = (view: View): { readonly nautilion: number; readonly phantom: number } => ({
  nautilion: view.path.reduce((count, kind, place) => count + (kind !== 0 && place > view.nautilion ? 1 : 0), 1),
  phantom: view.path.reduce((count, kind, place) => count + (kind !== 0 && place < view.phantom ? 1 : 0), 1),
});

/** T11, E1.2, E5.4: what is missing to win at the Abyss. */
export interface Missing {
  readonly crew: readonly CrewNumber[];
  readonly mages: readonly ('A' | 'B' | 'C')[];
  readonly cards: readonly HeroicCard[];
}

export const missing = (view: View): Missing => ({
  crew: [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((crew) => view.cabins[crew] !== crew),
  mages: view.charter.mages ? (['A', 'B', 'C'] as const).filter((_, mage) => view.mages[mage] === 0) : [],
  cards: view.revealed.map((card): HeroicCard => `H${card}` as HeroicCard),
});

/** E3.3: the reef beside the Nautilion and what it takes to get away; `null` if there is none. */
export interface ReefBeside {
  readonly reef: number;
  readonly bonus: number;
  /** The least face that frees. */
  readonly needs: number;
  /** Sides of the die that free, of six. */
  readonly sides: number;
}

export function reefBeside(view: View): ReefBeside | null {
  const reef = view.charter.reefs ? (view.reefs[view.nautilion] ?? 0) : 0;
  if (reef === 0) return null;
  const bonus = reefBonus(view, reef);
  const needs = REEF_ESCAPE - bonus;
  const { faces, sides } = view.charter;
  const freeing = sides.reduce((sum, count, index) => sum + (faces[index] >= needs ? count : 0), 0);
  return { reef, bonus, needs, sides: freeing };
}

/** E2.5: harpoons as they are now; `null` without expansion 2 or after the collision. */
export const harpoons = (view: View): { readonly nautilion: number; readonly phantom: number } | null =>
  view.charter.mercenaries && !view.collided
    ? { nautilion: nautilionHarpoons(view), phantom: phantomHarpoons(view) }
    : null;

/** T1: what each spell costs, and what you have to pay with. */
export interface Prices extends SpellCosts {
  readonly money: number;
}

export const prices = (view: View): Prices => ({ ...view.charter.costs, money: inReserve(view) });

export const affordable = (view: View, spell: Spell): boolean => inReserve(view) >= view.charter.costs[spell];

/** E1.4: the pairs that may still re-roll a die this turn. */
export const pairs = (view: View): readonly ('A' | 'B' | 'C')[] =>
  view.charter.mages ? (['A', 'B', 'C'] as const).filter((_, letter) => pairsReady(view) & (1 << letter)) : [];

/** What lies in the mages' cabin. */
export const magesCabin = (view: View): readonly MagePlace[] =>
  MAGE_PLACES.filter((_, place) => view.mages[place] !== 0);

/** C5, P3: the numbers on a seat's Admiral; `null` alone or before the deal. */
export function admiralOf(view: View, seat: Seat): readonly CrewNumber[] | null {
  if (view.lowAdmiral < 0) return null;
  return seat === view.lowAdmiral ? [1, 2, 3, 4, 5] : [5, 6, 7, 8, 9];
}

/** The Darkhouse card in force, and whether it does anything this turn; `null` without expansion 4 or before turn one. */
export function darkhouseInForce(view: View): { readonly card: DarkhouseCard; readonly off: boolean } | null {
  const card = cardStoodOn(view);
  return card === 0 ? null : { card: darkhouseCard(card), off: inForce(view).card === null };
}

/** E5.2: the crew that could pay for a Heroic card now. */
export const payersFor = (view: View, card: HeroicCard): readonly CrewNumber[] => payers(view, card);

/** A pile by name of token, empty kinds left out: the reserve or the discard. */
export function pile(counts: readonly number[]): { readonly [token in Token]?: number } {
  const named: { [token in Token]?: number } = {};
  for (let kind = 1; kind < KINDS; kind++) if (counts[kind] > 0) named[tokenOf(kind)] = counts[kind];
  return named;
}

/** How many tokens a pile holds. */
export const sizeOf = (counts: readonly number[]): number => total(counts);

/** T3a: whether you choose which token pays. */
export const choosesPayment = (view: View): boolean => isAsked(view);
