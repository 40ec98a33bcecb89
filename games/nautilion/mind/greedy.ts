import { missing, type State, spacesLeft, stillAhead, type Token } from '@fathom/nautilion/rules';
import { inReserve } from './aboard.ts';

/** How a simple player looks at it: crew aboard, what is still to be had, a little money, not too far behind in the race. */
export function greedyValue(state: State): number {
  const ahead = stillAhead(state);
  const { crew, mages, cards } = missing(state);
  let worth = -crew.length - mages.length - 0.8 * cards.length + 0.25 * Math.min(6, inReserve(state));
  for (const token of [...crew.map(String), ...mages] as Token[])
    worth -= (ahead[token] ?? 0) === 0 ? 3 : (ahead[token] ?? 0) === 1 ? 0.7 : 0;
  const { nautilion, phantom } = spacesLeft(state);
  worth += 0.05 * nautilion + 0.08 * Math.min(0, phantom - nautilion / 2);
  return 1 / (1 + Math.exp(-worth / 3));
}
