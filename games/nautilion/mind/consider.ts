import {
  asking,
  figuresWaiting,
  kindOf,
  landing,
  type Move,
  nautilion,
  occupied,
  onAdmiral,
  PAYING_ORDER,
  reachable,
  roundsOf,
  type State,
} from '@fathom/nautilion/rules';

/**
 * Which decisions a search looks at. Left out is what cannot be better or hardly ever is: dice given in another order, a second spell
 * before the next roll, swaps that bring nothing under a die, tokens paid that are worth more than others, and crew given up that
 * is harder to meet again.
 */
export function consider(state: State, row: readonly Move[]): readonly Move[] {
  const moves = nautilion.moves(state);
  switch (asking(state)?.at) {
    case 'currents':
      return moves.filter((move) => {
        if (move.do === 'give') return isInOrder(state, move, row);
        return isFirstExtra(row) && (move.do !== 'translation' || isWorthSwapping(state));
      });
    case 'plan':
      return moves.filter((move) => move.do === 'give' && isInOrder(state, move, row));
    case 'swap':
      return orAll(moves, underADie(state, moves));
    case 'swap-with':
      return orAll(moves, oneOfEachWanted(state, moves));
    case 'pay':
    case 'recover':
      return [cheapest(moves)];
    case 'lose':
      return cheapestOf(state, moves);
    case 'sacrifice':
      return soonestMetAgain(state, moves);
    case 'turn':
      return row.some((move) => move.do === 'turn') ? moves : moves.slice(0, 1);
    case 'pick-path':
      return oneOfEach(state, moves);
    case 'salvage':
      return [cheapest(moves.slice(0, Math.max(1, moves.length - 1)))];
    case 'smuggle':
      return orAll(
        moves,
        moves.filter((move) => move.do === 'take' && isNeeded(state, kindOf(move.token))),
      );
    case 'insert':
      return moves.length <= NEAR ? moves : [...moves.slice(0, NEAR), ...moves.slice(-1)];
    default:
      return moves;
  }
}

/**
 * The same for the turn at hand, where in the base game there is time for more swaps: any of the next few tokens for somebody missing,
 * from behind, from under the Phantom's bow or from the far end.
 */
export function considerWidely(state: State, row: readonly Move[]): readonly Move[] {
  const { length } = state.charter.options.expansions;
  if (length > 1) return narrowestFirst(state, consider(state, row));
  if (length > 0) return consider(state, row);
  const frame = asking(state);
  const moves = nautilion.moves(state);
  if (frame?.at === 'swap') return orAll(moves, amongTheNext(state, moves));
  if (frame?.at === 'swap-with') return orAll(moves, forSomebodyMissing(state, frame.first, moves));
  const others = consider(
    state,
    row.filter((move) => move.do !== 'swap'),
  );
  const translation = row.length === 0 ? moves.find((move) => move.do === 'translation') : undefined;
  return translation === undefined || others.includes(translation) ? others : [...others, translation];
}

/** Where the choice is too wide to be looked at to its end, spells come last: there are hundreds of ways to go on with a die of any face. */
function narrowestFirst(state: State, moves: readonly Move[]): readonly Move[] {
  if (asking(state)?.at !== 'currents') return moves;
  const isWide = (move: Move) => move.do === 'tide' || move.do === 'translation';
  return [...moves.filter((move) => !isWide(move)), ...moves.filter(isWide)];
}

/**
 * The same for turns that may follow where several expansions meet, whose turns are so wide that little else could be looked at: no swap, of
 * whoever pays, is given up or slid in only the likeliest, and with D1, which plays twice, nothing but the dice.
 */
export function considerBriefly(state: State, row: readonly Move[]): readonly Move[] {
  const moves = consider(state, row);
  if (state.charter.options.expansions.length < 2 || moves.length < 2) return moves;
  switch (asking(state)?.at) {
    case 'currents':
      return moves.filter((move) => move.do === 'give' || (move.do !== 'translation' && roundsOf(state) === 1));
    case 'lose':
      return moves.filter((move, i) => isReserve(move) || i === moves.findIndex((one) => !isReserve(one)));
    case 'sacrifice':
      return moves.slice(0, 1);
    case 'insert':
      return moves.filter((_, i) => i % 2 === 1 || i === moves.length - 1);
    default:
      return moves;
  }
}

const isReserve = (move: Move): boolean => move.do === 'lose' && move.from === 'reserve';

/** A first token to swap lies so many places ahead at most. */
const SOON = 8;

function amongTheNext(state: State, moves: readonly Move[]): readonly Move[] {
  return moves.filter((move) => {
    const ahead = state.spots.indexOf(spotOf(move)) - state.nautilion;
    return ahead > 0 && ahead <= SOON;
  });
}

/** Of each missing number the token furthest behind, the one the Phantom meets next, and the last. */
function forSomebodyMissing(state: State, first: number, moves: readonly Move[]): readonly Move[] {
  const { path, spots, nautilion: here, phantom, cabins } = state;
  const taken = spots.indexOf(first);
  return moves.filter((move) => {
    const place = spots.indexOf(spotOf(move));
    const kind = path[place] ?? 0;
    if (kind > 9 || cabins[kind] !== 0 || kind === path[taken]) return false;
    const others = path.flatMap((other, at) => (other === kind && at !== taken ? [at] : []));
    const met = others.findLast((at) => at <= phantom);
    return place === met || place === others[others.length - 1] || (place === others[0] && place < here);
  });
}

/** D3: a token slid in further ahead than the next roll reaches lies as well anywhere: one such place is looked at. */
const NEAR = 5;

/**
 * While there are enough dice for all, they are given in the order of the figures: any plan can be told so. After a swap, the die
 * that carries the Nautilion to the token swapped in is kept for it.
 */
function isInOrder(state: State, give: Give, row: readonly Move[]): boolean {
  const waiting = figuresWaiting(state);
  if (state.dice.length < waiting.length) return true;
  if (give.to !== waiting[0]) return false;
  const swap = row.find((move) => move.do === 'swap');
  if (swap === undefined || give.to === 'nautilion' || !waiting.includes('nautilion')) return true;
  const wanted = state.dice.find((die) => landing(state, 'nautilion', die).to === swap.spot);
  return give.die !== wanted || state.dice.filter((die) => die === wanted).length > 1;
}

type Give = Extract<Move, { readonly do: 'give' }>;

const EXTRAS: readonly Move['do'][] = ['tide', 'translation', 'recall', 'play', 'whirlwind', 'reroll'];
const isFirstExtra = (row: readonly Move[]): boolean => !row.some((move) => EXTRAS.includes(move.do));

const orAll = (moves: readonly Move[], some: readonly Move[]): readonly Move[] =>
  some.length > 0 ? some : moves.slice(0, 1);

/** T2: whether a die lands on something that cannot board, and something that could lies elsewhere. */
function isWorthSwapping(state: State): boolean {
  const open = reachable(state.charter.ducts, occupied(state.cabins));
  const lands = state.dice.some((die) => {
    const { end, token } = landing(state, 'nautilion', die);
    return end === 'token' && token !== null && !isWanted(state, kindOf(token), open);
  });
  return lands && state.path.some((kind) => kind !== 0 && isWanted(state, kind, open));
}

/** A first token to swap lies where a die would carry the Nautilion, and could not board itself. */
function underADie(state: State, moves: readonly Move[]): readonly Move[] {
  const open = reachable(state.charter.ducts, occupied(state.cabins));
  const spots = new Set<number>();
  for (const die of new Set(state.dice)) {
    const { end, to, token } = landing(state, 'nautilion', die);
    if (end === 'token' && token !== null && !isWanted(state, kindOf(token), open)) spots.add(to);
  }
  return moves.filter((move) => move.do === 'swap' && spots.has(move.spot));
}

/** The second brings a number that could board at once: one spot for each, behind the Nautilion if there is one, else the furthest. */
function oneOfEachWanted(state: State, moves: readonly Move[]): readonly Move[] {
  const open = reachable(state.charter.ducts, occupied(state.cabins));
  const chosen = new Map<number, Move>();
  for (const move of moves) {
    if (move.do !== 'swap') continue;
    const place = state.spots.indexOf(move.spot);
    const kind = state.path[place] ?? 0;
    if (!isWanted(state, kind, open)) continue;
    if (place < state.nautilion || !chosen.has(kind)) chosen.set(kind, move);
    else if (state.spots.indexOf(spotOf(chosen.get(kind))) > state.nautilion) chosen.set(kind, move);
  }
  return [...chosen.values()];
}

const spotOf = (move: Move | undefined): number => (move?.do === 'swap' ? move.spot : -1);

/**
 * Who could board at once: whoever is missing, if ducts lead there and, with expansions, the Admiral of whoever plays allows it (P3). In the base
 * game `plain-turn.ts` looks at the same swaps for either player.
 */
function isWanted(state: State, kind: number, open: number): boolean {
  if (kind > 9) return kind <= 12 && state.mages[kind - 10] === 0;
  if (state.cabins[kind] !== 0 || (open & (1 << kind)) === 0) return false;
  return state.charter.options.expansions.length === 0 || onAdmiral(state, kind);
}

function cheapest(moves: readonly Move[]): Move {
  const rank = (move: Move) => ('token' in move ? PAYING_ORDER.indexOf(kindOf(move.token)) : 0);
  return moves.reduce((low, move) => (rank(move) < rank(low) ? move : low));
}

/** T5: of the reserve only what is worth least, of the crew aboard only those soonest met again. */
function cheapestOf(state: State, moves: readonly Move[]): readonly Move[] {
  if (moves.length <= 3) return moves;
  const reserve = moves.filter((move) => move.do === 'lose' && move.from === 'reserve');
  const crew = moves.filter((move) => move.do === 'lose' && move.from === 'aboard' && kindOf(move.token) <= 9);
  const others = moves.filter((move) => !reserve.includes(move) && !crew.includes(move));
  const copies = (move: Move) => ('token' in move ? copiesAhead(state, kindOf(move.token)) : 0);
  const plenty = [...crew].sort((a, b) => copies(b) - copies(a)).slice(0, 3);
  return [...(reserve.length > 0 ? [cheapest(reserve)] : []), ...plenty, ...others];
}

/** E5.2: of the crew that may pay for a card, those soonest met again. */
function soonestMetAgain(state: State, moves: readonly Move[]): readonly Move[] {
  if (moves.length <= 3) return moves;
  const copies = (move: Move) => (move.do === 'sacrifice' ? copiesAhead(state, move.crew) : 0);
  return [...moves].sort((a, b) => copies(b) - copies(a)).slice(0, 3);
}

/** H6: of each number one token, from behind the Nautilion if there is one, else the furthest. */
function oneOfEach(state: State, moves: readonly Move[]): readonly Move[] {
  const chosen = new Map<number, Move>();
  let behind = 0;
  for (const move of moves) {
    if (move.do !== 'pick') continue;
    const place = state.spots.indexOf(move.spot);
    const kind = state.path[place] ?? 0;
    const bit = 1 << kind;
    if (place < state.nautilion) behind |= bit;
    else if (behind & bit) continue;
    chosen.set(kind, move);
  }
  return [...chosen.values()];
}

/** Whether it is missing, aboard or in the mages' cabin. */
function isNeeded(state: State, kind: number): boolean {
  if (kind <= 9) return state.cabins[kind] !== kind;
  return kind <= 12 && state.mages[kind - 10] === 0;
}

function copiesAhead(state: State, kind: number): number {
  let copies = 0;
  for (let place = state.nautilion + 1; place < state.path.length; place++) if (state.path[place] === kind) copies++;
  return copies;
}
