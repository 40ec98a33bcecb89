import {
  harpoons,
  inReserve,
  landing,
  type Move,
  missing,
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
  /** So many needed numbers more could board next turn. */
  | { readonly kind: 'opens'; readonly numbers: number }
  /** The Darkhouse takes nothing, though it could have. */
  | { readonly kind: 'spares' }
  | { readonly kind: 'gives-up'; readonly token: Token }
  /** The spell's price is worth paying. */
  | { readonly kind: 'spends'; readonly money: number; readonly left: number }
  | { readonly kind: 'saves-money'; readonly money: number }
  | { readonly kind: 'rolls-again' }
  /** The Phantom has so many spaces left before home. */
  | { readonly kind: 'slows-phantom'; readonly spaces: number }
  | { readonly kind: 'arms'; readonly harpoons: number; readonly against: number };

/** The two or three things most worth saying of a row from here to its end, the weightiest first. */
export function reasonsFor(state: State, row: readonly Move[], end: State): readonly Reason[] {
  if (end.outcome !== null) return [{ kind: end.outcome === 'won' ? 'wins' : 'loses' }];
  if (row.some((move) => move.do === 'whirlwind')) return [{ kind: 'rolls-again' }, ...money(state, row, end)];
  const needed = needs(end);
  const boards = needs(state).filter((token) => !needed.includes(token));
  const found: Reason[] = [];
  if (boards.length > 0) found.push({ kind: 'boards', tokens: boards });
  if (boards.length > 0 && needed.length === 0) found.push({ kind: 'completes' });
  found.push(...fromPhantom(state, end, needed), ...leavings(state, end, needed));
  for (const move of row) if (move.do === 'lose') found.push({ kind: 'gives-up', token: move.token });
  found.push(...money(state, row, end));
  const opened = openings(end) - openings(state);
  if (opened > 0) found.push({ kind: 'opens', numbers: opened });
  const arms = harpoons(end);
  const before = harpoons(state);
  if (arms !== null && before !== null && arms.nautilion > before.nautilion)
    found.push({ kind: 'arms', harpoons: arms.nautilion, against: arms.phantom });
  if (sparesTokens(state, row)) found.push({ kind: 'spares' });
  const given = row.find((move) => move.do === 'give' && move.to === 'phantom');
  if (given?.do === 'give' && given.die === state.dice[0])
    found.push({ kind: 'slows-phantom', spaces: spacesLeft(end).phantom });
  if (found.length === 0) found.push({ kind: 'saves-money', money: inReserve(end) });
  return found.slice(0, 3);
}

function needs(state: State): Token[] {
  const { crew, mages } = missing(state);
  return [...crew.map((number) => String(number) as Token), ...mages];
}

/** Needed tokens that a die of this roll would carry the Phantom onto, and that are still there in the end. */
function fromPhantom(state: State, end: State, needed: readonly Token[]): Reason[] {
  const ahead = stillAhead(end);
  const found: Reason[] = [];
  for (const die of new Set(state.dice)) {
    const { to, token } = landing(state, 'phantom', die);
    if (token === null || !needed.includes(token)) continue;
    const left = ahead[token] ?? 0;
    const isThere = end.path[end.spots.indexOf(to)] !== 0;
    if (isThere && left > 0 && left <= 2) found.push({ kind: 'saves', token, left });
  }
  return found;
}

/** What has become scarce by this row. */
function leavings(state: State, end: State, needed: readonly Token[]): Reason[] {
  const before = stillAhead(state);
  const after = stillAhead(end);
  return needed
    .filter((token) => (after[token] ?? 0) <= 1 && (after[token] ?? 0) < (before[token] ?? 0))
    .map((token) => ({ kind: 'leaves', token, left: after[token] ?? 0 }));
}

function money(state: State, row: readonly Move[], end: State): Reason[] {
  const { costs } = state.charter;
  const spell = row.find((move) => move.do === 'whirlwind' || move.do === 'tide' || move.do === 'translation');
  if (spell === undefined) return [];
  return [{ kind: 'spends', money: costs[spell.do as keyof typeof costs], left: inReserve(end) }];
}

/** How many needed numbers the ducts now lead to. */
function openings(state: State): number {
  const open = reachable(state.charter.ducts, occupied(state.cabins));
  let count = 0;
  for (let cabin = 1; cabin <= 9; cabin++) if (open & (1 << cabin) && state.cabins[cabin] === 0) count++;
  return count;
}

function sparesTokens(state: State, row: readonly Move[]): boolean {
  const given = row.find((move) => move.do === 'give' && move.to === 'darkhouse');
  return given?.do === 'give' && given.die < 3 && state.dice.some((die) => die >= 3);
}
