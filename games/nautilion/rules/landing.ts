import { inForce } from './darkhouse/index.ts';
import { isHeld } from './dice.ts';
import { outcomeAtAbyss } from './ending.ts';
import { PHANTOM, tokenOf } from './kinds.ts';
import { belongings } from './losing.ts';
import { joinsPhantom, type Mover, spacesOver } from './moving.ts';
import { ahead, behind, collides, placeOf, spotOf } from './path.ts';
import type { Token, View, Why } from './types.ts';

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
  /** How the game would end there; `null` if it goes on. */
  readonly ends: Why | null;
}

/** T6, T7, T8 with whatever is in force this turn: a ghost of the figure. */
export function landing(view: View, figure: Mover, steps: number): Landing {
  const mine = figure === 'nautilion';
  const from = view[figure];
  const rules = inForce(view);
  const backwards = mine ? rules.backwards : view.reversed;
  const still = mine ? isHeld(view) : view.still;
  const nowhere = { token: null, taker: null, along: [], reef: 0, ends: null } as const;
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
  if (place === 0) return { ...moved, end: 'home', ...nowhere, ends: mine ? null : 'phantom-home' };
  if (place === view.path.length - 1) {
    return { ...moved, end: 'abyss', ...nowhere, ends: mine ? outcomeAtAbyss(view) : null };
  }
  const kind = view.path[place] ?? 0;
  const sweeping = mine && view.sweeping;
  return {
    ...moved,
    end: 'token',
    token: tokenOf(kind),
    taker: sweeping ? 'reserve' : mine === rules.exchanges ? (joinsPhantom(view, kind) ? 'hold' : 'discard') : 'you',
    along: sweeping ? neighbours(view, place) : [],
    reef: view.charter.reefs ? (view.reefs[place] ?? 0) : 0,
    ends: null,
  };
}

function neighbours(view: View, place: number): Token[] {
  return [behind(view, place, 1), ahead(view, place, 1)]
    .filter((next) => (view.path[next] ?? 0) !== 0)
    .map((next) => tokenOf(view.path[next] ?? 0));
}

/** The same when the figure's phase comes: the Phantom moves first, if it has its die already. */
export const landingInPhase = (view: View, figure: Mover, steps: number): Landing =>
  landing(figure === 'nautilion' ? afterPhantom(view) : view, figure, steps);

/** The path as it will be once the Phantom has moved. */
function afterPhantom(view: View): View {
  const die = view.given[PHANTOM];
  if (die === 0) return view;
  const { to, end } = landing(view, 'phantom', die);
  if (end === 'held' || end === 'collision') return view;
  const phantom = placeOf(view, to);
  return { ...view, path: end === 'token' ? view.path.with(phantom, 0) : view.path, phantom };
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
