import { at, type Seat } from '@fathom/kernel';
import {
  castawayOf,
  hiddenOf,
  NONE,
  OBJECTS_PER_COLOUR,
  onTurn,
  PLACES,
  STORABLE,
  type State,
  TOKENS,
  tokenIndex,
} from '@fathom/nautilus-island/rules';

/** The rules' numbers under names of this file: in the innermost loops a constant from elsewhere is slower to reach. */
const SETS = PLACES;
const OBJECTS = OBJECTS_PER_COLOUR;
const BONUSES = TOKENS;
const { two: TWO, three: THREE, each: EACH, odd: ODD, pair: PAIR, double: DOUBLE } = tokenIndex;

/** No column has more places than three, and whoever has more cards than that needs more than one turn. */
export const AT_ONCE = 3;

/** What one player has and could make of it, as another player or they themselves see it. Filled in place, again and again. */
export class Prospects {
  /** Points as they lie, with the treasures one knows of. */
  points = 0;
  /** Cards in hand whose kind one does not know, or that are about to be drawn. */
  unknown = 0;
  /** Cards in hand that are only good for nothing: of closed sets. */
  dead = 0;
  /** By colour: cards in the set, cards of that colour in hand, and whether it is closed. */
  readonly laid = new Int32Array(SETS);
  readonly held = new Int32Array(SETS);
  readonly closed = new Uint8Array(SETS);
  /** By colour and number of cards stored in one turn, at most: the points that would add. */
  readonly gains = new Float64Array(SETS * AT_ONCE);
  /** By colour: the points that all cards in hand would add, however many turns it takes. */
  readonly hopes = new Float64Array(SETS);
  /** By colour: what one more card of it would add to that hope. */
  readonly wants = new Float64Array(SETS);
  readonly hand = new Int32Array(STORABLE);

  /** What `player` has, as `watcher` sees it. */
  look(state: State, player: Seat, watcher: Seat): this {
    const { open, laid: sets, tokens: bonus, portholes, unseen } = castawayOf(state, player);
    const hidden = player === watcher ? hiddenOf(state, player) : null;
    const { hand, laid, held, closed } = this;
    this.unknown = hidden === null ? unseen : 0;
    if (onTurn(state) === player) this.unknown += pendingDraws(state);
    this.points = 0;
    this.dead = 0;
    for (let i = 0; i < state.treasures.length; i++) {
      const card = STORABLE + i;
      const own = (open[card] ?? 0) + (hidden === null ? 0 : (hidden[card] ?? 0));
      this.points += (state.treasures[i] ?? 0) * own;
    }
    for (let colour = 0; colour < SETS; colour++) {
      let size = 0;
      let more = 0;
      let pairs = 0;
      for (let card = colour * OBJECTS; card < (colour + 1) * OBJECTS; card++) {
        const own = (open[card] ?? 0) + (hidden === null ? 0 : (hidden[card] ?? 0));
        const there = sets[card] ?? 0;
        hand[card] = own;
        more += own;
        size += there;
        pairs += there >> 1;
      }
      laid[colour] = size;
      held[colour] = more;
      const porthole = portholes[colour] ?? 0;
      closed[colour] = porthole > 0 ? 1 : 0;
      const now = setPoints(bonus, colour, size, pairs, porthole, NONE);
      this.points += now;
      if (porthole > 0) {
        this.dead += more;
        this.gains.fill(0, colour * AT_ONCE, (colour + 1) * AT_ONCE);
        this.hopes[colour] = 0;
        this.wants[colour] = 0;
      } else this.#hope(state, sets, bonus, colour, size, more, now);
    }
    return this;
  }

  /** What storing one, two, three or all cards of a colour would bring, with the token that waits for it in the camp. */
  #hope(
    state: State,
    sets: readonly number[],
    bonus: readonly number[],
    colour: number,
    size: number,
    more: number,
    now: number,
  ): void {
    let odd = 0;
    let twins = 0;
    let pairs = 0;
    for (let card = colour * OBJECTS; card < (colour + 1) * OBJECTS; card++) {
      const there = sets[card] ?? 0;
      pairs += there >> 1;
      let left = this.hand[card] ?? 0;
      if (there & 1 && left > 0) {
        odd++;
        left--;
      }
      twins += left >> 1;
    }
    const token = state.camp[colour] ?? NONE;
    let top = 0;
    for (let n = 1; n <= more + 1; n++) {
      const mates = Math.min(n, odd);
      const paired = pairs + mates + Math.min((n - mates) >> 1, twins);
      const gain = setPoints(bonus, colour, size + n, paired, nextPorthole(state, size + n), token) - now;
      if (n > more) {
        this.wants[colour] = Math.max(0, gain - top);
        break;
      }
      if (gain > top) top = gain;
      if (n <= AT_ONCE) this.gains[colour * AT_ONCE + n - 1] = top;
    }
    for (let n = more; n < AT_ONCE; n++) this.gains[colour * AT_ONCE + n] = top;
    this.hopes[colour] = top;
  }

  /** The best that can be stored in one turn on so many places. */
  bestGain(places: number): number {
    let top = 0;
    for (let i = places - 1; i < this.gains.length; i += AT_ONCE) top = Math.max(top, this.gains[i] ?? 0);
    return top;
  }
}

/** Cards still to be drawn in this collection. */
export function pendingDraws(state: State): number {
  const frame = state.stack[state.stack.length - 1];
  if (frame?.at !== 'draw') return 0;
  const stacks = at(state.layout, frame.column);
  let count = 0;
  for (let stack = frame.stack; stack < stacks.length; stack++) if (stacks[stack] === 'down') count++;
  return count;
}

/** C4, R7: the porthole for exactly this many cards, 0 if there is none left. */
export function nextPorthole(state: State, size: number): number {
  const index = state.sizes.indexOf(size);
  if (index === NONE) return 0;
  return state.prizes[index]?.[state.taken[index] ?? 0] ?? 0;
}

/** E3: what a set pays, supposing one more token on it. */
export function setPoints(
  bonus: readonly number[],
  colour: number,
  size: number,
  pairs: number,
  porthole: number,
  more: number,
): number {
  if (size === 0) return 0;
  const first = colour * BONUSES;
  const flat = 2 * (bonus[first + TWO] ?? 0) + 3 * (bonus[first + THREE] ?? 0);
  let points = porthole + flat + (bonus[first + EACH] ?? 0) * size + (bonus[first + DOUBLE] ?? 0) * porthole;
  if (size & 1) points += 4 * (bonus[first + ODD] ?? 0);
  let couples = bonus[first + PAIR] ?? 0;
  if (more === TWO) points += 2;
  else if (more === THREE) points += 3;
  else if (more === EACH) points += size;
  else if (more === DOUBLE) points += porthole;
  else if (more === ODD) points += size & 1 ? 4 : 0;
  else if (more === PAIR) couples++;
  return points + 5 * Math.min(couples, pairs);
}
