import { mostTurns } from '../bound.ts';
import { cardStoodOn, inForce } from '../darkhouse/index.ts';
import { ROW_LENGTH } from '../dealing.ts';
import { figuresOpen } from '../dice.ts';
import { linked, occupied } from '../ducts.ts';
import { outcomeAtAbyss } from '../ending.ts';
import { BLANK, isFighter, MERCENARY } from '../kinds.ts';
import { pathTokens } from '../laying.ts';
import type { FrameAt, State } from '../types.ts';

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || (numbers[index - 1] ?? 0) <= number);

const isPending = (state: State, ...ats: readonly FrameAt[]): boolean => state.stack.some(({ at }) => ats.includes(at));

/** S1, S2, E3.1: what is wrong with the path, its places and what stands there. */
export function wrongOnPath(state: State): string | null {
  const { charter, path, reefs, spots, nautilion, phantom } = state;
  const laid = pathTokens(charter) + 2;
  const abyss = path.length - 1;
  const grows = charter.mercenaries || charter.darkhouse;
  if (path.length < laid || (path.length > laid && !grows)) return `The path of this game has ${laid} places.`;
  const named = new Set(spots);
  const areNamed = spots.length === path.length && path.every((_, place) => named.has(place));
  if (!areNamed || spots[0] !== 0 || spots[abyss] !== laid - 1)
    return 'The places of the path are not each named once.';
  if (path[0] !== 0 || path[abyss] !== 0 || path.some((kind) => kind >= BLANK)) {
    return 'Only crew, mages and mercenaries lie on the path, and none on its ends.';
  }
  const besideThirds = reefs.every((reef, place) => reef === 0 || isReefSpot(spots[place] ?? 0, laid));
  if (reefs.length !== (charter.reefs ? path.length : 0) || !besideThirds)
    return 'The reefs do not lie beside every third place.';
  if (nautilion > abyss || phantom > abyss || nautilion === phantom)
    return 'The figures do not stand on places of their own.';
  return null;
}

/** E3.1: every third place, from the first after home. */
const isReefSpot = (spot: number, laid: number): boolean => spot % 3 === 1 && spot < laid - 1;

/** Who is aboard, in the mages' cabin, on the Phantom's board, and in whose hands. */
export function wrongAboard(state: State): string | null {
  const { charter, cabins, mages, hold, bag, collided, outcome } = state;
  const armed = charter.mercenaries && (!collided || outcome === 'harpooned');
  const seated = cabins.every(
    (kind, cabin) => kind === 0 || (cabin !== 0 && (kind === cabin || (kind === MERCENARY && armed))),
  );
  if (!seated) return 'Somebody sits in a cabin that is not theirs.';
  if (!charter.mages && mages.some((filled) => filled !== 0)) return 'There is no mages’ cabin in this game.';
  if (!hold.every(isFighter) || !isRising(hold) || (hold.length > 0 && !armed))
    return 'The Phantom’s board cannot hold these tokens.';
  if (bag.some((tokens, kind) => kind < BLANK && tokens !== 0))
    return 'The tokens of the path cannot be in the bag any more.';
  if (collided && !charter.mercenaries) return 'There is no collision in this game.';
  return isRising(state.deck) && isRising(state.revealed) && isRising(state.gone)
    ? null
    : 'Heroic cards are listed rising.';
}

/** Whose turn it is, and what holds this turn. */
export function wrongThisTurn(state: State): string | null {
  const { charter, seats, turn } = state;
  if (turn < 1 || turn > mostTurns(charter)) return 'No game of this kind has so many turns.';
  const alone = seats === 1;
  if (alone ? state.active !== 0 || state.lowAdmiral !== -1 : state.lowAdmiral === -1)
    return 'The Admirals are not dealt as they must be.';
  if (state.card !== (charter.darkhouse ? (turn - 1) % ROW_LENGTH : -1))
    return 'The Darkhouse does not stand on the card of this turn.';
  if (state.recalled && cardStoodOn(state) !== 12) return 'No token can have been recalled this turn.';
  if (state.stuck && !charter.reefs) return 'There are no reefs to be stuck on in this game.';
  if (state.pairsUsed !== 0 && !charter.mages) return 'There are no pairs of mages in this game.';
  if (state.round > inForce(state).rounds) return 'There is no second round this turn.';
  const heroic = state.calm > 0 || state.still || state.reversed || state.sweeping;
  return heroic && !charter.heroic ? 'There are no Heroic cards in this game.' : null;
}

/** T10: everybody aboard hangs together, but for the moment between a payment or a collision and what mends it. */
export function wrongBetweenTurns(state: State): string | null {
  const { charter, path, cabins, nautilion, phantom, collided } = state;
  if (phantom === 0 || nautilion === path.length - 1) return 'A figure has arrived, and yet the game goes on.';
  if (charter.mercenaries && !collided && nautilion > phantom)
    return 'The figures have passed each other without a collision.';
  const isApart = isPending(state, 'keep', 'pick-path', 'pick-discard');
  return isApart || linked(charter.ducts, occupied(cabins)) ? null : 'No ducts link those aboard.';
}

/** T1, T4: whether there are as many dice as the figures that wait for one need. */
export function wrongWithDice(state: State): string | null {
  const { dice, rolling, given, named, stuck } = state;
  const complaint = 'The dice are not those of this moment of the turn.';
  if (!isRising(dice) || rolling > 0 !== isPending(state, 'roll')) return complaint;
  const rules = inForce(state);
  if (isPending(state, 'waters', 'name')) {
    const fresh = dice.length === 0 && given.every((die) => die === 0) && named === -1 && state.round === 1;
    return fresh && !(stuck && isPending(state, 'waters')) ? null : complaint;
  }
  if (named >= 0 !== (rules.dice === 'figure-first')) return complaint;
  if (isPending(state, 'keep')) return null;
  const spare = stuck && state.round === 1 && (rules.dice === 'fixed' || rules.diceWhenStuck === 3) ? 1 : 0;
  const waiting = [1, 2, 4].filter((bit) => figuresOpen(state) & bit).length;
  if (!isPending(state, 'currents', 'plan')) return waiting === 0 && dice.length === spare ? null : complaint;
  const due = rules.dice === 'one-by-one' ? 1 : waiting + spare;
  return waiting > 0 && dice.length + rolling === due ? null : complaint;
}

/** T6, T11, E2.5: how the game ended. */
export function wrongInEnd(state: State): string | null {
  const { outcome, stack, phantom, nautilion, path } = state;
  const arrived = nautilion === path.length - 1;
  const right =
    outcome === 'phantom-home'
      ? phantom === 0
      : outcome === 'harpooned'
        ? state.collided
        : arrived && outcome === outcomeAtAbyss(state);
  return stack.length === 0 && right ? null : 'The game cannot have ended so.';
}
