import { at, type Random, type Seat, type Watcher } from '@fathom/kernel';
import { TOKEN_COUNTS, tokenIndex, tokenValue } from './box/tracks.ts';
import { cloneOpen, clonePlayer, withSecrets } from './clone.ts';
import { add, countOf, type Open, type OpenPlayer, type Player, playerOf, type State, stackSize } from './state.ts';

export interface PlayerView extends OpenPlayer {
  /** How many monster tokens lie before this player. */
  tokenCount: number;
  /** How many of them the watcher knows to be of value 2, 3 and 4. */
  tokens: number[];
}

/** Everything but the values of monster tokens (V1) is open. */
export interface View extends Open {
  players: PlayerView[];
  /** How many monster tokens nobody has. */
  poolCount: number;
  /** The token the Hunter took; `value` is `null` to all but taker and victim. */
  hunted: { from: Seat; to: Seat; value: number | null } | null;
}

/** V1: one's own tokens; of the one taken by the Hunter the victim knows too; at the end all. */
function knownTokens(state: State, watcher: Watcher, seat: Seat): number[] {
  const { tokens } = playerOf(state, seat);
  if (watcher === seat || state.over) return tokens.slice();
  const known = tokens.map(() => 0);
  const { hunted } = state;
  if (hunted && hunted.to === seat && hunted.from === watcher) known[tokenIndex(hunted.value)] = 1;
  return known;
}

export function view(state: State, watcher: Watcher): View {
  const { players, hunted } = veiled(state, watcher);
  return Object.assign(cloneOpen(state, players), { poolCount: stackSize(state.pool), hunted });
}

/** While nobody has a token, nor at the end, nothing is kept from anybody. */
export function own(state: State, watcher: Watcher): Partial<View> {
  const secret = !state.over && state.players.some(({ tokens }) => stackSize(tokens) > 0);
  return secret || state.hunted ? veiled(state, watcher) : {};
}

function veiled(state: State, watcher: Watcher): Pick<View, 'players' | 'hunted'> {
  const { hunted } = state;
  const knowsHunted = hunted && (state.over || watcher === hunted.from || watcher === hunted.to);
  const players = state.players.map((player, seat) =>
    Object.assign(clonePlayer(player, knownTokens(state, watcher, seat)), { tokenCount: stackSize(player.tokens) }),
  );
  return { players, hunted: hunted && { from: hunted.from, to: hunted.to, value: knowsHunted ? hunted.value : null } };
}

/** The tokens this view does not place: how many of each value. */
export function unplacedTokens(view: View): number[] {
  return TOKEN_COUNTS.map((count, i) => view.players.reduce((rest, player) => rest - countOf(player.tokens, i), count));
}

function drawFrom(bag: number[], random: Random): number {
  let ticket = random.below(stackSize(bag));
  for (let i = 0; ; i++) {
    ticket -= countOf(bag, i);
    if (ticket >= 0) continue;
    add(bag, i, -1);
    return i;
  }
}

/** Deals the tokens the watcher does not know to where they may lie. */
export function imagine(view: View, _watcher: Watcher, random: Random): State {
  const bag = unplacedTokens(view);
  const tokens = view.players.map((player) => player.tokens.slice());
  let hunted: State['hunted'] = null;
  if (view.hunted) {
    const { from, to, value } = view.hunted;
    if (value !== null) hunted = { from, to, value };
    else {
      const index = drawFrom(bag, random);
      add(at(tokens, to), index, 1);
      hunted = { from, to, value: tokenValue(index) };
    }
  }
  view.players.forEach(({ tokenCount }, seat) => {
    const held = at(tokens, seat);
    while (stackSize(held) < tokenCount) add(held, drawFrom(bag, random), 1);
  });
  const players: Player[] = [];
  for (let seat = 0; seat < view.seats; seat++) players.push(clonePlayer(playerOf(view, seat), at(tokens, seat)));
  return withSecrets(cloneOpen(view, players), bag, hunted);
}
