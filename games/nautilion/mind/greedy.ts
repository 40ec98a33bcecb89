import { harpoons, inReserve, missing, type State, spacesLeft, stillAhead, type Token } from '@fathom/nautilion/rules';

/**
 * How a simple player looks at it: who is aboard, what is still to be had, a little money, and how far the Phantom has come. Its
 * weights were tried out on A1; it is what learning starts from.
 */
export function greedyValue(state: State): number {
  const ahead = stillAhead(state);
  const { crew, mages, cards } = missing(state);
  let worth = -crew.length - mages.length - 0.8 * cards.length + 0.3 * Math.min(6, inReserve(state));
  for (const token of [...crew.map(String), ...mages] as Token[]) worth -= scarcity(ahead[token] ?? 0);
  const { nautilion, phantom } = spacesLeft(state);
  worth += 0.02 * nautilion + 0.15 * phantom;
  const arms = harpoons(state);
  if (arms !== null) worth += 0.5 * Math.min(1, arms.nautilion - arms.phantom);
  return 1 / (1 + Math.exp(-worth / 4));
}

/** What it costs that only so many copies of a missing token are left ahead. */
const scarcity = (copies: number): number => [3, 0.7, 0.25][copies] ?? 0;
