import { inForce } from '../rules/darkhouse/index.ts';
import { FIGURES, isFighter, PHANTOM, tokenOf } from '../rules/kinds.ts';
import { belongings } from '../rules/losing.ts';
import { ahead, behind, collides, spotOf } from '../rules/path.ts';
import { berths } from '../rules/placing.ts';
import type { Figure, Token, View } from '../rules/types.ts';

/** What would happen if a figure got a die, as far as it depends on this die (and, for you, on the Phantom's if it has one). */
export interface Forecast {
  readonly figure: Figure;
  readonly die: number;
  /** Spots it would pass, then the one where it would end; empty if it does not move. */
  readonly over: readonly number[];
  readonly end: 'token' | 'home' | 'abyss' | 'collision' | 'still';
  readonly token: Token | null;
  readonly reef: number;
  /** Where the token would go. */
  readonly fate: 'taken' | 'sunk' | 'armed' | 'yours' | 'theirs' | 'none';
  /** For a token that comes to you: a cabin that would take it (0: none), and whether the mages' cabin would. */
  readonly cabin: number;
  readonly mages: boolean;
  /** Tokens the Darkhouse would demand; −1: it rolls the die again. */
  readonly demands: number;
  readonly loses: boolean;
  readonly wins: boolean;
}

const nowhere: Forecast = {
  figure: 'darkhouse',
  die: 0,
  over: [],
  end: 'still',
  token: null,
  reef: 0,
  fate: 'none',
  cabin: 0,
  mages: false,
  demands: 0,
  loses: false,
  wins: false,
};

export function forecast(view: View, figure: Figure, die: number): Forecast {
  if (figure === 'darkhouse') return { ...nowhere, die, demands: demanded(view, die) };
  if (figure === 'phantom') return phantom(view, die);
  const first = view.given[PHANTOM] ?? 0;
  return nautilion(first > 0 ? afterPhantom(view, first) : view, die);
}

function demanded(view: View, die: number): number {
  const rules = inForce(view);
  if (rules.rerolls === die) return -1;
  return view.calm > 0 ? 0 : Math.min(rules.demands(die), belongings(view));
}

function phantom(view: View, die: number): Forecast {
  const about = { ...nowhere, figure: 'phantom' as const, die };
  if (view.still) return about;
  const from = view.phantom;
  if (!view.reversed && collides(view, die)) return { ...about, ...stopped(view, view.phantom, view.nautilion) };
  const to = view.reversed ? ahead(view, from, die) : behind(view, from, die);
  const over = spaces(view, from, to);
  if (to === 0) return { ...about, over, end: 'home', loses: true };
  const kind = view.path[to] ?? 0;
  if (kind === 0) return { ...about, over, end: 'abyss' };
  const token = tokenOf(kind);
  const reef = view.reefs[to] ?? 0;
  if (inForce(view).exchanges)
    return { ...about, over, end: 'token', token, reef, fate: 'yours', ...berth(view, kind) };
  const armed = view.charter.mercenaries && !view.collided && isFighter(kind) && view.hold.length < 6;
  return { ...about, over, end: 'token', token, reef, fate: armed ? 'armed' : 'sunk' };
}

function nautilion(view: View, die: number): Forecast {
  const about = { ...nowhere, figure: 'nautilion' as const, die };
  const rules = inForce(view);
  const from = view.nautilion;
  if (!rules.backwards && collides(view, die)) return { ...about, ...stopped(view, view.nautilion, view.phantom) };
  const to = rules.backwards ? behind(view, from, die) : ahead(view, from, die);
  const over = spaces(view, from, to);
  if (to === view.path.length - 1) {
    const wins = complete(view);
    return { ...about, over, end: 'abyss', wins, loses: !wins };
  }
  const kind = view.path[to] ?? 0;
  if (kind === 0) return { ...about, over, end: 'home' };
  const reef = view.reefs[to] ?? 0;
  const token = tokenOf(kind);
  if (rules.exchanges && !view.sweeping) return { ...about, over, end: 'token', token, reef, fate: 'theirs' };
  return { ...about, over, end: 'token', token, reef, fate: 'taken', ...(view.sweeping ? {} : berth(view, kind)) };
}

/** T11, E1.2, E5.4. */
const complete = (view: View): boolean =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].every((crew) => view.cabins[crew] === crew) &&
  (!view.charter.mages || view.mages.slice(0, 3).every((there) => there === 1)) &&
  view.revealed.length === 0;

function berth(view: View, kind: number): { cabin: number; mages: boolean } {
  let cabin = 0;
  let mages = false;
  for (const move of berths(view, kind, 'T7')) {
    if (move.do !== 'place') continue;
    if (move.to === 'aboard' && cabin === 0) cabin = move.cabin;
    if (move.to === 'mages') mages = true;
  }
  return { cabin, mages };
}

function stopped(view: View, from: number, other: number): Partial<Forecast> {
  return { over: spaces(view, from, other), end: 'collision' };
}

/** The path as it will be once the Phantom has moved. */
function afterPhantom(view: View, die: number): View {
  const { over, end, fate } = phantom(view, die);
  const landed = over.at(-1);
  if (landed === undefined || end === 'collision') return view;
  const place = view.spots.indexOf(landed);
  const path = end === 'token' && fate !== 'none' ? view.path.with(place, 0) : view.path;
  return { ...view, path, phantom: place };
}

/** The spots of the spaces counted on the way, both ends of the path included. */
function spaces(view: View, from: number, to: number): number[] {
  const way = to > from ? 1 : -1;
  const over: number[] = [];
  for (let place = from + way; way > 0 ? place <= to : place >= to; place += way) {
    const end = place === 0 || place === view.path.length - 1;
    if (view.path[place] !== 0 || (end && place === to)) over.push(spotOf(view, place));
  }
  return over;
}

export const otherFigures = (figure: Figure): readonly Figure[] => FIGURES.filter((other) => other !== figure);
