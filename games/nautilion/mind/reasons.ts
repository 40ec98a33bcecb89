import { type Weighed, weigher, weightiest } from '@fathom/mind';
import {
  ALL_CABINS,
  type CrewNumber,
  dieOn,
  harpoons,
  inReserve,
  kindOf,
  landing,
  MAGE_PLACES,
  type Move,
  missing,
  nautilion,
  occupied,
  reachable,
  type State,
  spacesLeft,
  stillAhead,
  type Token,
} from '@fathom/nautilion/rules';

/** Why a row is good or what it costs, as data: what the search saw where the row ends. */
export type Reason =
  | { readonly kind: 'wins' }
  | { readonly kind: 'loses' }
  /** These come aboard or to the mages' cabin. */
  | { readonly kind: 'boards'; readonly tokens: readonly Token[] }
  /** The last one still needed comes aboard. */
  | { readonly kind: 'completes' }
  /** A die at hand would have carried the Phantom onto a needed token; `left` of them lie ahead. */
  | { readonly kind: 'saves'; readonly token: Token; readonly left: number }
  /** Of a needed token only so many are left ahead: one, or none. */
  | { readonly kind: 'leaves'; readonly token: Token; readonly left: number }
  /** Ducts lead to these empty cabins, to which none led before. */
  | { readonly kind: 'opens'; readonly cabins: readonly CrewNumber[] }
  /** No duct leads to these empty cabins any more. */
  | { readonly kind: 'shuts'; readonly cabins: readonly CrewNumber[] }
  /** The Darkhouse takes nothing, though it could have. */
  | { readonly kind: 'spares' }
  | { readonly kind: 'gives-up'; readonly token: Token }
  /** What the spells cost, and what the reserve then holds. */
  | { readonly kind: 'spends'; readonly money: number; readonly left: number }
  | { readonly kind: 'saves-money'; readonly money: number }
  /** `best`: that promises more than anything these dice could do. */
  | { readonly kind: 'rolls-again'; readonly best: boolean }
  /** The Phantom has so many spaces left before home. */
  | { readonly kind: 'slows-phantom'; readonly spaces: number }
  | { readonly kind: 'arms'; readonly harpoons: number; readonly against: number };

/** What cannot be taken back from a position is worth about this much. */
const SLIGHT = 0.004;

/** How a judge sees a position in which chance is about to act. */
export type Judge = (state: State) => number;

/**
 * What is most worth saying of a row from here to its end, by what each thing does to the chance to win as `judge` sees it. `best`: nothing
 * promises more than this row.
 */
export function reasonsFor(
  state: State,
  row: readonly Move[],
  end: State,
  judge: Judge,
  best: boolean,
): readonly Reason[] {
  if (end.outcome !== null) return [{ kind: end.outcome === 'won' ? 'wins' : 'loses' }];
  const worthOf = weigher(end, nautilion.clone, judge);
  const found: Weighed<Reason>[] = [...spending(state, row, end, worthOf), ...givingUp(row, worthOf)];
  if (row.some((move) => move.do === 'whirlwind'))
    return [{ kind: 'rolls-again', best }, ...weightiest(found).slice(0, 2)];
  const needed = needs(end);
  found.push(
    ...boarding(state, needed, worthOf),
    ...fromPhantom(state, end, needed, worthOf),
    ...leavings(state, end, needed, worthOf),
    ...ducts(state, end, worthOf),
    ...dice(state, row, end),
  );
  const arms = harpoons(end);
  const before = harpoons(state);
  if (arms !== null && before !== null && arms.nautilion > before.nautilion)
    found.push({ reason: { kind: 'arms', harpoons: arms.nautilion, against: arms.phantom }, worth: 2 * SLIGHT });
  if (found.length === 0) return [{ kind: 'saves-money', money: inReserve(end) }];
  return weightiest(found);
}

type WorthOf = (takeBack: (state: State) => void) => number;

function needs(state: State): Token[] {
  const { crew, mages } = missing(state);
  return [...crew.map((number) => String(number) as Token), ...mages];
}

const MAGES = ['A', 'B', 'C'];

function boarding(state: State, needed: readonly Token[], worthOf: WorthOf): Weighed<Reason>[] {
  const tokens = needs(state).filter((token) => !needed.includes(token));
  if (tokens.length === 0) return [];
  const worth = worthOf((without) => {
    for (const token of tokens) {
      const mage = MAGES.indexOf(token);
      if (mage >= 0) without.mages[mage] = 0;
      else without.cabins[Number(token)] = 0;
    }
  });
  const boards: Weighed<Reason> = { reason: { kind: 'boards', tokens }, worth };
  return needed.length === 0 ? [boards, { reason: { kind: 'completes' }, worth }] : [boards];
}

/** Needed tokens that a die of this roll would carry the Phantom onto, and that are still there in the end. */
function fromPhantom(state: State, end: State, needed: readonly Token[], worthOf: WorthOf): Weighed<Reason>[] {
  const ahead = stillAhead(end);
  const found: Weighed<Reason>[] = [];
  for (const die of new Set(state.dice)) {
    const { to, token } = landing(state, 'phantom', die);
    if (token === null || !needed.includes(token)) continue;
    const left = ahead[token] ?? 0;
    const place = end.spots.indexOf(to);
    const isThere = place > end.nautilion && end.path[place] === kindOf(token);
    const isKnown = found.some(({ reason }) => reason.kind === 'saves' && reason.token === token);
    if (!isThere || left === 0 || left > 2 || isKnown) continue;
    const worth = worthOf((without) => {
      without.path[place] = 0;
    });
    found.push({ reason: { kind: 'saves', token, left }, worth });
  }
  return found;
}

/** What has become scarce by this row. */
function leavings(state: State, end: State, needed: readonly Token[], worthOf: WorthOf): Weighed<Reason>[] {
  const before = stillAhead(state);
  const after = stillAhead(end);
  return needed
    .filter((token) => (after[token] ?? 0) <= 1 && (after[token] ?? 0) < (before[token] ?? 0))
    .map((token): Weighed<Reason> => {
      const empty = end.path.findIndex((kind, place) => kind === 0 && place > end.nautilion && place < end.phantom);
      const worth = worthOf((without) => {
        if (empty > 0) without.path[empty] = kindOf(token);
      });
      return { reason: { kind: 'leaves', token, left: after[token] ?? 0 }, worth: Math.min(-SLIGHT, worth) };
    });
}

/** Empty cabins to which ducts now lead, or no longer do. */
function ducts(state: State, end: State, worthOf: WorthOf): Weighed<Reason>[] {
  const aboard = occupied(end.cabins);
  const empty = ALL_CABINS & ~aboard;
  const table = end.charter.ducts;
  const wereEmpty = ALL_CABINS & ~occupied(state.cabins);
  const before = reachable(table, occupied(state.cabins)) & empty;
  const after = reachable(table, aboard) & empty;
  const withDucts = (change: (own: number, cabin: number) => number) =>
    worthOf((without) => {
      without.charter = { ...without.charter, ducts: table.map(change) };
    });
  // Nobody aboard: every cabin is open, though no duct leads there.
  const opened = aboard === 0 ? 0 : after & ~before & wereEmpty;
  const shut = before & ~after;
  const found: Weighed<Reason>[] = [];
  if (opened !== 0) {
    const worth = withDucts((own, cabin) => (opened & (1 << cabin) ? own & ~aboard : own & ~opened));
    found.push({ reason: { kind: 'opens', cabins: numbersOf(opened) }, worth: Math.max(SLIGHT, worth) });
  }
  if (shut !== 0) {
    const worth = withDucts((own, cabin) =>
      shut & (1 << cabin) ? own | aboard : aboard & (1 << cabin) ? own | shut : own,
    );
    found.push({ reason: { kind: 'shuts', cabins: numbersOf(shut) }, worth: Math.min(-2 * SLIGHT, worth), must: true });
  }
  return found;
}

const NUMBERS: readonly CrewNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const numbersOf = (set: number): readonly CrewNumber[] => NUMBERS.filter((number) => set & (1 << number));

function spending(state: State, row: readonly Move[], end: State, worthOf: WorthOf): Weighed<Reason>[] {
  const { costs } = state.charter;
  let money = 0;
  for (const move of row)
    if (move.do === 'whirlwind' || move.do === 'tide' || move.do === 'translation') money += costs[move.do];
  if (money === 0) return [];
  const worth = worthOf((without) => {
    let owed = money;
    for (const [kind, count] of state.reserve.entries()) {
      const paid = Math.min(owed, Math.max(0, count - (end.reserve[kind] ?? 0)));
      without.reserve[kind] = (without.reserve[kind] ?? 0) + paid;
      owed -= paid;
    }
  });
  return [{ reason: { kind: 'spends', money, left: inReserve(end) }, worth: Math.min(-SLIGHT, worth) }];
}

function givingUp(row: readonly Move[], worthOf: WorthOf): Weighed<Reason>[] {
  return row.flatMap((move): Weighed<Reason>[] => {
    if (move.do !== 'lose') return [];
    const worth = worthOf((without) => {
      const kind = kindOf(move.token);
      if (move.from === 'aboard') without.cabins[move.cabin] = kind;
      else if (move.from === 'mages') without.mages[BERTHS.indexOf(move.token)] = 1;
      else without.reserve[kind] = (without.reserve[kind] ?? 0) + 1;
    });
    return [{ reason: { kind: 'gives-up', token: move.token }, worth: Math.min(-SLIGHT, worth) }];
  });
}

const BERTHS: readonly Token[] = MAGE_PLACES;

/** What the dice given in this row did, as far as nothing of it is still to be rolled. */
function dice(state: State, row: readonly Move[], end: State): Weighed<Reason>[] {
  const here = nautilion.clone(state);
  const demands: number[] = [];
  /** Of each die the Phantom gets: a turn may have two rounds. */
  const smallest: boolean[] = [];
  let couldTake = false;
  for (const move of row) {
    if (move.do === 'give') {
      const all = [...here.dice, ...here.given.filter((die) => die > 0)];
      if (move.to === 'phantom') smallest.push(move.die === Math.min(...all));
      couldTake ||= all.some((die) => dieOn(here, die).darkhouse.tokens > 0);
    }
    nautilion.play(here, move, (event) => {
      if (event.kind === 'darkhouse') demands.push(event.demands);
    });
  }
  const found: Weighed<Reason>[] = [];
  if (couldTake && demands.length > 0 && demands.every((count) => count === 0))
    found.push({ reason: { kind: 'spares' }, worth: 2 * SLIGHT });
  if (smallest.length === 1 && smallest[0])
    found.push({ reason: { kind: 'slows-phantom', spaces: spacesLeft(end).phantom }, worth: SLIGHT });
  return found;
}
