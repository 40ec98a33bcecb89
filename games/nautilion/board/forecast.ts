import { kindOf, PHANTOM } from '../rules/kinds.ts';
import { berths } from '../rules/placing.ts';
import { darkhouseDemand, type Landing, landing, missing } from '../rules/questions.ts';
import type { Figure, Token, View } from '../rules/types.ts';

/** What would happen if a figure got a die, as far as it depends on this die (and, for you, on the Phantom's if it has one). */
export interface Forecast {
  readonly figure: Figure;
  readonly die: number;
  /** Spots it would pass. */
  readonly over: readonly number[];
  /** The spot where it would end; −1 if it does not move. */
  readonly to: number;
  readonly end: Landing['end'];
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

export function forecast(view: View, figure: Figure, die: number): Forecast {
  if (figure === 'darkhouse') return toll(view, die);
  const first = view.given[PHANTOM] ?? 0;
  const then = figure === 'nautilion' && first > 0 ? afterPhantom(view, first) : view;
  const found = landing(then, figure, die);
  const { end, token, reef } = found;
  const fate = fateOf(found);
  const arrives = figure === 'nautilion' && end === 'abyss';
  const wins = arrives && complete(view);
  return {
    figure,
    die,
    over: found.over.filter((spot) => spot !== found.to),
    to: end === 'held' ? -1 : found.to,
    end,
    token,
    reef,
    fate,
    ...(fate === 'yours' || (fate === 'taken' && found.taker === 'you')
      ? berth(then, token)
      : { cabin: 0, mages: false }),
    demands: 0,
    loses: (figure === 'phantom' && end === 'home') || (arrives && !wins),
    wins,
  };
}

function toll(view: View, die: number): Forecast {
  const { tokens, rerolled } = darkhouseDemand(view, die);
  return {
    figure: 'darkhouse',
    die,
    over: [],
    to: -1,
    end: 'held',
    token: null,
    reef: 0,
    fate: 'none',
    cabin: 0,
    mages: false,
    demands: rerolled ? -1 : tokens,
    loses: false,
    wins: false,
  };
}

function fateOf({ figure, taker }: Landing): Forecast['fate'] {
  if (taker === null) return 'none';
  if (figure === 'nautilion') return taker === 'you' || taker === 'reserve' ? 'taken' : 'theirs';
  return taker === 'you' ? 'yours' : taker === 'hold' ? 'armed' : 'sunk';
}

const complete = (view: View): boolean => {
  const { crew, mages, cards } = missing(view);
  return crew.length + mages.length + cards.length === 0;
};

function berth(view: View, token: Token | null): { cabin: number; mages: boolean } {
  let cabin = 0;
  let mages = false;
  for (const move of token ? berths(view, kindOf(token), 'T7') : []) {
    if (move.do !== 'place') continue;
    if (move.to === 'aboard' && cabin === 0) cabin = move.cabin;
    if (move.to === 'mages') mages = true;
  }
  return { cabin, mages };
}

/** The path as it will be once the Phantom has moved. */
function afterPhantom(view: View, die: number): View {
  const { to, end } = landing(view, 'phantom', die);
  if (end === 'held' || end === 'collision') return view;
  const place = view.spots.indexOf(to);
  return { ...view, path: end === 'token' ? view.path.with(place, 0) : view.path, phantom: place };
}
