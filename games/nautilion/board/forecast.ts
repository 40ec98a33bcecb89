import {
  berthsFor,
  darkhouseDemand,
  type Figure,
  type Landing,
  landingInPhase,
  type Token,
  type View,
} from '@fathom/nautilion/rules';

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
  const found = landingInPhase(view, figure, die);
  const { end, token, reef, ends } = found;
  const fate = fateOf(found);
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
      ? berth(view, token)
      : { cabin: 0, mages: false }),
    demands: 0,
    loses: ends !== null && ends !== 'won',
    wins: ends === 'won',
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

function berth(view: View, token: Token | null): { cabin: number; mages: boolean } {
  if (token === null) return { cabin: 0, mages: false };
  const { cabins, mages } = berthsFor(view, token);
  return { cabin: cabins[0] ?? 0, mages };
}
