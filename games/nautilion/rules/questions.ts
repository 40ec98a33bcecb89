import type { Seat } from '@fathom/kernel';
import { nautilionHarpoons, phantomHarpoons } from './collision.ts';
import { cardStoodOn, inForce } from './darkhouse/index.ts';
import { isHeld } from './dice.ts';
import { cabinsIn, mayLeave, occupied, reaches } from './ducts.ts';
import { payers } from './heroic/index.ts';
import { darkhouseCard, FIGURES, kindOf, MAGE_PLACES, tokenOf, total } from './kinds.ts';
import { pairsReady } from './mages.ts';
import { ADMIRALS, berthSet, MAGES_CABIN } from './placing.ts';
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
export const asking = (view: View): Frame | null => view.stack[view.stack.length - 1] ?? null;

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
  const ducts = view.charter.ducts[cabin] ?? 0;
  return {
    cabin,
    free: view.cabins[cabin] === 0,
    linked: reaches(view.charter.ducts, aboard, cabin),
    ducts: cabinsIn(ducts),
    touching: cabinsIn(ducts & aboard),
  };
}

/** Where a token you end on could go besides the reserve: aboard (T9, P3, E2.3) or to the mages' cabin (E1.3, E1.7). */
export interface Berths {
  readonly cabins: readonly CrewNumber[];
  readonly mages: boolean;
}

export function berthsFor(view: View, token: Token): Berths {
  const open = berthSet(view, kindOf(token), 'T7');
  return { cabins: cabinsIn(open), mages: (open & MAGES_CABIN) !== 0 };
}

/** T10: whether the token in this cabin may be discarded. */
export const mayGo = (view: View, cabin: CrewNumber): boolean =>
  view.cabins[cabin] !== 0 && mayLeave(view.charter.ducts, occupied(view.cabins), cabin);

/** The ducts of the submarine in play, each once. */
export function ductsOf(view: Pick<View, 'charter'>): readonly Duct[] {
  const ducts: Duct[] = [];
  for (let cabin = 1; cabin <= 9; cabin++) {
    for (const other of cabinsIn(view.charter.ducts[cabin] ?? 0)) if (other > cabin) ducts.push([cabin, other]);
  }
  return ducts;
}

/** How many of each token the Nautilion can still meet on the path ahead of it. */
export function stillAhead(view: View): { readonly [token in Token]?: number } {
  const counts: { [token in Token]?: number } = {};
  for (let place = view.nautilion + 1; place < view.path.length - 1; place++) {
    const kind = view.path[place] ?? 0;
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
  const freeing = sides.reduce((sum, count, index) => sum + ((faces[index] ?? 0) >= needs ? count : 0), 0);
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
  return cabinsIn(seat === view.lowAdmiral ? ADMIRALS.low : ADMIRALS.high);
}

/** The Darkhouse card in force, and whether it does anything this turn; `null` without expansion 4 or before turn one. */
export function darkhouseInForce(view: View): { readonly card: DarkhouseCard; readonly off: boolean } | null {
  const card = cardStoodOn(view);
  return card === 0 ? null : { card: darkhouseCard(card), off: inForce(view).card === null };
}

/** D7: whether the Nautilion moves backwards this turn. */
export const sailsBack = (view: View): boolean => inForce(view).backwards;

/** D1: how many times phases 2 to 5 are played this turn. */
export const roundsOf = (view: View): number => inForce(view).rounds;

/** E5.2: the crew that could pay for a Heroic card now. */
export const payersFor = (view: View, card: HeroicCard): readonly CrewNumber[] => payers(view, card);

/** A pile by name of token, empty kinds left out: the reserve or the discard. */
export function pile(counts: readonly number[]): { readonly [token in Token]?: number } {
  const named: { [token in Token]?: number } = {};
  for (const [kind, count] of counts.entries()) if (count > 0) named[tokenOf(kind)] = count;
  return named;
}

/** How many tokens a pile holds. */
export const sizeOf = (counts: readonly number[]): number => total(counts);

/** T3a: whether you choose which token pays. */
export const choosesPayment = (view: View): boolean => isAsked(view);
