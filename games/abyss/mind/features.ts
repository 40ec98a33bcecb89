import {
  type Frame,
  isCommanded,
  keysOf,
  LOCATIONS,
  LORDS,
  LORDS_TO_END,
  MONSTER,
  NEBULIS_OF,
  RACE_OF,
  type State,
  TOKEN_COUNTS,
  TOKEN_VALUES,
  VALUE_OF,
} from '@fathom/abyss/rules';
import { at, type Seat } from '@fathom/kernel';
import { OUT_OF_REACH, Reach } from './reach.ts';
import { Standing } from './standing.ts';

const INFLUENCE_OF: readonly number[] = LORDS.map(({ influence }) => influence);
/** About what a key is worth in points: a third of a location. */
const KEY_POINTS = 3.5;
const LORD_WORTH: readonly number[] = LORDS.map(({ influence, keys }) => influence + KEY_POINTS * keys);

const ALL_TOKENS = TOKEN_COUNTS.reduce((sum, count) => sum + count, 0);
const ALL_TOKEN_POINTS = TOKEN_COUNTS.reduce((sum, count, i) => sum + count * (TOKEN_VALUES[i] ?? 0), 0);
const MEAN_TOKEN = ALL_TOKEN_POINTS / ALL_TOKENS;
const TOTAL_SCALE = 40;
const TOKEN_SCALE = 12;
const TOKENS_AT = 5;

const POINTS = 12;
const PURSE = 8;
const COURT = 6;
const HAND = 27;
const ALLIES = 10;
const TURN = 11;
const FROM_COURT = 7;
const PLACES = 3;
/** The same goods again, by how near the end is and whose turn it is: what is worth much early is worth little late. */
const PHASED = 9;
/** Of the seat whose turn it is: how far the exploration has come, the threat, what else is going on. */
const UNDER_WAY = 26;
/** What the council holds for whoever acts now, and for whoever acts next. */
const STACKS = 4;
/** By how much the seat leads, in points and in all it owns, the more the nearer the end is. */
const LEADS = 7;
const LEAD_SCALE = 20;
/** Whether one of them may end the game and would have won then: at all, and in the turn at hand. */
const ENDINGS = 4;
/** A lead of so many points when the game ends is as good as certain. */
const CERTAIN_LEAD = 3;

/** What is seen of one seat. */
const SEAT =
  POINTS +
  PURSE +
  COURT +
  HAND +
  ALLIES +
  TURN +
  FROM_COURT +
  PLACES +
  PHASED +
  3 * LORDS.length +
  LOCATIONS.length +
  UNDER_WAY +
  STACKS;

/**
 * A position as the network sees it: what one seat has more than one opponent, entry by entry. So what is good for the one is as
 * bad for the other, and nothing has to be learned twice. Most entries are 0.
 */
export const FEATURES = SEAT + LEADS + ENDINGS;

/** Where in the game a position lies: what counts changes towards the end, and once more when somebody may end it, and when the last turns are played. */
export const STAGES = 4;
/** From so many lords on the end draws near, and from so many somebody may bring it about. */
const LATE_FROM = 3;
const MAY_END_FROM = LORDS_TO_END - 1;

/** Where what is seen of one seat tells how many lords it has. */
const COURT_AT = POINTS + PURSE;
/** What is seen of one seat, the stages after the first, its leads over the opponent, the opponent's lords and whether it may end the game. */
export const PORTRAIT = SEAT + STAGES - 1 + LEADS + COURT + 1;

function thermometer(out: Float32Array, from: number, steps: number, value: number): number {
  for (let step = 0; step < steps && step < value; step++) out[from + step] = 1;
  return from + steps;
}

const topFrame = (state: State): Frame | null => state.stack[state.stack.length - 1] ?? null;

/** Looks at positions again and again without making garbage. */
export class Sight {
  readonly #input = new Float32Array(FEATURES);
  readonly #seats = Array.from({ length: 4 }, () => new Float32Array(SEAT));
  readonly #underWay = new Float32Array(UNDER_WAY);
  /** The richest stack of the council and all of them together, cards on the track counted in. */
  #richestStack = 0;
  #allStacks = 0;
  readonly #standing = new Standing();
  readonly #reach = new Reach();
  /** What each seat's monster tokens are worth, and how many there are. */
  readonly #tokenPoints = [0, 0, 0, 0];
  readonly #tokenCounts = [0, 0, 0, 0];
  /** About what each seat's pearls, keys and hand are worth in points. */
  readonly #goods = [0, 0, 0, 0];
  /** How near the end is, 0 to 1: the most lords anybody has. */
  #nearness = 0;
  /** Whether the end has come in sight, and whether somebody could bring it about by one more lord. */
  #isClosing = false;
  #mayEnd = false;
  /** Who could, whose action it is, and the most influence each could recruit. */
  readonly #canEnd = [false, false, false, false];
  readonly #isActing = [false, false, false, false];
  readonly #influence = [0, 0, 0, 0];
  /** How much each stage has come: the first is always there, the others add to it. */
  readonly stages = new Float32Array(STAGES).fill(1, 0, 1);
  /** Seat and opponent each by itself, as the seat sees them: of the two `between` was asked about last. */
  readonly own = new Float32Array(PORTRAIT);
  readonly other = new Float32Array(PORTRAIT);

  look(state: State): void {
    const most = mostLords(state);
    this.#nearness = state.ending !== null || most >= LORDS_TO_END ? 1 : most / LORDS_TO_END;
    this.#isClosing = endsBy(state, most);
    this.#mayEnd = false;
    const { stages } = this;
    stages[1] = Math.max(0, Math.min(1, (most - LATE_FROM) / (MAY_END_FROM - LATE_FROM)));
    stages[2] = most >= MAY_END_FROM && !this.#isClosing ? 1 : 0;
    stages[3] = this.#isClosing ? 1 : 0;
    this.#lookAround(state);
    for (let seat = 0; seat < state.seats; seat++) this.#lookAt(state, seat);
  }

  /** What was looked at last, as one seat sees itself and one opponent, whose monster tokens are only counted (V1). */
  between(seat: Seat, opponent: Seat): Float32Array {
    const input = this.#input;
    const own = at(this.#seats, seat);
    const other = at(this.#seats, opponent);
    for (let i = 0; i < SEAT; i++) input[i] = (own[i] ?? 0) - (other[i] ?? 0);
    const count = this.#tokenCounts[opponent] ?? 0;
    if (count > 0) {
      const unseen = ALL_TOKENS - (this.#tokenCounts[seat] ?? 0);
      const expected =
        ((ALL_TOKEN_POINTS - (this.#tokenPoints[seat] ?? 0)) / unseen) * count - (this.#tokenPoints[opponent] ?? 0);
      input[0] = (input[0] ?? 0) - expected / TOTAL_SCALE;
      input[TOKENS_AT] = (input[TOKENS_AT] ?? 0) - expected / TOKEN_SCALE;
    }
    const near = this.#nearness;
    const lead = (input[0] ?? 0) * TOTAL_SCALE;
    const goods = (this.#goods[seat] ?? 0) - (this.#goods[opponent] ?? 0);
    input[SEAT] = lead / LEAD_SCALE;
    input[SEAT + 1] = (lead + goods) / LEAD_SCALE;
    input[SEAT + 2] = (near * lead) / LEAD_SCALE;
    input[SEAT + 3] = (near ** 3 * lead) / LEAD_SCALE;
    input[SEAT + 4] = (near * goods) / LEAD_SCALE;
    input[SEAT + 5] = this.#mayEnd ? lead / LEAD_SCALE : 0;
    input[SEAT + 6] = this.#isClosing ? lead / LEAD_SCALE : 0;
    input.fill(0, SEAT + LEADS);
    if (this.#mayEnd) {
      // With what either may still recruit: the one to end the game, the other in a last turn.
      const last = lead + (this.#influence[seat] ?? 0) - (this.#influence[opponent] ?? 0);
      this.#endings(seat, last, 1);
      this.#endings(opponent, -last, -1);
    }
    return input;
  }

  /** Draws `own` and `other`, once `between` has been asked about the same two. */
  portray(seat: Seat, opponent: Seat): void {
    this.#draw(this.own, seat, opponent, 1);
    this.#draw(this.other, opponent, seat, -1);
    const unseen = (this.own[0] ?? 0) - (this.other[0] ?? 0) - (this.#input[0] ?? 0);
    this.other[0] = (this.other[0] ?? 0) + unseen;
    this.other[TOKENS_AT] = (this.other[TOKENS_AT] ?? 0) + (unseen * TOTAL_SCALE) / TOKEN_SCALE;
  }

  #draw(out: Float32Array, seat: Seat, opponent: Seat, sign: number): void {
    out.set(at(this.#seats, seat));
    let here = SEAT;
    for (let stage = 1; stage < STAGES; stage++) out[here++] = this.stages[stage] ?? 0;
    for (let lead = 0; lead < LEADS; lead++) out[here++] = sign * (this.#input[SEAT + lead] ?? 0);
    const rival = at(this.#seats, opponent);
    for (let lord = 0; lord < COURT; lord++) out[here++] = rival[COURT_AT + lord] ?? 0;
    out[here] = this.#canEnd[opponent] ? 1 : 0;
  }

  /** What it is worth to a seat, or to its opponent, that it may end the game with this lead. */
  #endings(seat: Seat, lead: number, sign: number): void {
    if (!this.#canEnd[seat] || lead <= 0) return;
    const input = this.#input;
    const certain = Math.min(1, lead / CERTAIN_LEAD);
    const far = lead / LEAD_SCALE;
    const at = SEAT + LEADS;
    input[at] = (input[at] ?? 0) + sign * certain;
    input[at + 1] = (input[at + 1] ?? 0) + sign * far;
    if (!this.#isActing[seat]) return;
    input[at + 2] = (input[at + 2] ?? 0) + sign * certain;
    input[at + 3] = (input[at + 3] ?? 0) + sign * far;
  }

  #lookAt(state: State, seat: Seat): void {
    const out = at(this.#seats, seat).fill(0);
    const player = at(state.players, seat);
    const standing = this.#standing.take(state, seat);
    const reach = this.#reach.take(state, seat);
    const pending = pendingUnits(state, seat);
    this.#tokenPoints[seat] = standing.tokenPoints;
    this.#tokenCounts[seat] = (player.tokens[0] ?? 0) + (player.tokens[1] ?? 0) + (player.tokens[2] ?? 0);

    this.#goods[seat] =
      1.2 * player.pearls +
      0.45 * ((reach.best[5] ?? 0) + reach.krakenSum) +
      0.3 * reach.present +
      2.5 * keysOf(state, seat);

    let here = 0;
    out[here] = (standing.total + MEAN_TOKEN * pending.tokens) / TOTAL_SCALE;
    out[here + 1] = standing.lordPoints / 40;
    out[here + 2] = standing.allyPoints / 15;
    out[here + 3] = (standing.finalAllyPoints - standing.allyPoints) / 8;
    out[here + 4] = standing.locationPoints / 30;
    out[here + TOKENS_AT] = (standing.tokenPoints + MEAN_TOKEN * pending.tokens) / TOKEN_SCALE;
    out[here + 6] = player.nebulis / 4;
    out[here + 7] = (standing.nebulis - player.nebulis) / 4;
    out[here + 8] = state.figure === seat ? 1 : 0;
    out[here + 9] = pending.units / 2;
    out[here + 10] = player.locations.length / 3;
    out[here + 11] = standing.keyed / 4;
    here += POINTS;

    out[here] = player.pearls / 8;
    thermometer(out, here + 1, 6, player.pearls);
    out[here + 7] = player.pearls > 8 ? (player.pearls - 8) / 8 : 0;
    here += PURSE;

    thermometer(out, here, 6, standing.lords);
    here += COURT;

    for (let race = 0; race < 5; race++) {
      out[here + race] = (reach.sums[race] ?? 0) / 8;
      out[here + 5 + race] = (reach.counts[race] ?? 0) > 0 ? 1 : 0;
      out[here + 10 + race] = (reach.counts[race] ?? 0) / 3;
    }
    out[here + 15] = reach.krakens / 2;
    out[here + 16] = reach.krakenSum / 6;
    out[here + 17] = player.handSize / 10;
    thermometer(out, here + 18, 5, reach.present);
    out[here + 23] = ((reach.best[1] ?? 0) + reach.krakenSum + reach.means) / 15;
    out[here + 24] = ((reach.best[2] ?? 0) + reach.krakenSum + reach.means) / 15;
    out[here + 25] = ((reach.best[3] ?? 0) + reach.krakenSum + reach.means) / 15;
    out[here + 26] = ((reach.best[5] ?? 0) + reach.krakenSum + reach.means) / 20;
    here += HAND;

    for (let race = 0; race < 5; race++) {
      out[here + race] = (standing.highest[race] ?? 0) / 5;
      out[here + 5 + race] = (standing.alliesOf[race] ?? 0) / 3;
    }
    here += ALLIES;

    const handSum = (reach.best[5] ?? 0) + reach.krakenSum;
    const isTurn = state.turn === seat;
    const isNext = (state.turn + 1) % state.seats === seat;
    const isClosing = this.#isClosing;
    out[here] = isTurn ? 1 : 0;
    out[here + 1] = isTurn && topFrame(state)?.at === 'action' ? 1 : 0;
    out[here + 2] = isTurn && state.extra ? 1 : 0;
    out[here + 3] = isNext ? 1 : 0;
    out[here + 4] = isClosing ? 1 : 0;
    out[here + 5] = isClosing && playsAgain(state, seat) ? 1 : 0;
    out[here + 6] = isCommanded(state, seat) ? 1 : 0;
    out[here + 7] = (state.bought[seat] ?? 0) > 0 ? 1 : 0;
    for (const { owner } of state.sentinels) if (owner === seat) out[here + 8] = (out[here + 8] ?? 0) + 0.5;
    out[here + 9] = isAskedToBuy(state, seat) ? 1 : 0;
    here += TURN;

    this.#lookAtCourt(state, seat, out, here, here + FROM_COURT + PLACES + PHASED);
    const phased = here + FROM_COURT + PLACES;
    const canEnd = standing.lords === LORDS_TO_END - 1 && (out[here + 3] ?? 0) > 0 && !this.#isClosing;
    if (canEnd) {
      out[here - 1] = 1;
      this.#mayEnd = true;
    }
    this.#canEnd[seat] = canEnd;
    this.#influence[seat] = 10 * (out[here] ?? 0);
    const near = this.#nearness;
    const keys = keysOf(state, seat);
    const isActing = (out[here - TURN + 1] ?? 0) > 0;
    this.#isActing[seat] = isActing;
    out[phased] = (near * player.pearls) / 8;
    out[phased + 1] = (near * handSum) / 20;
    out[phased + 2] = (near * keys) / 3;
    out[phased + 3] = near * (out[here + 1] ?? 0);
    out[phased + 4] = near * (out[here + 5] ?? 0);
    out[phased + 5] = isActing ? (out[here + 1] ?? 0) : 0;
    out[phased + 6] = isActing ? (out[here + 5] ?? 0) : 0;
    out[phased + 7] = isNext && !isTurn ? (out[here + 1] ?? 0) : 0;
    out[phased + 8] = near * (out[3] ?? 0);
    here += FROM_COURT;
    let best = 0;
    for (const location of state.faceUp) {
      const points = standing.pointsOf(location);
      if (points > best) best = points;
    }
    out[here] = best / 12;
    out[here + 1] = keys / 3;
    out[here + 2] = keys >= 2 ? 1 : 0;
    here += PLACES + PHASED + LORDS.length;
    for (const lord of player.lords) {
      if (state.holder[lord] !== seat) continue;
      out[here + lord] = 1;
      out[here + LORDS.length + lord] = near;
    }
    here += 2 * LORDS.length;
    for (const { location } of player.locations) out[here + location] = 1;
    here += LOCATIONS.length;
    if (isTurn) for (let i = 0; i < UNDER_WAY; i++) out[here + i] = this.#underWay[i] ?? 0;
    here += UNDER_WAY;
    if (isActing) {
      out[here] = this.#richestStack / 8;
      out[here + 1] = this.#allStacks / 20;
    } else if (isNext && !isTurn) {
      out[here + 2] = this.#richestStack / 8;
      out[here + 3] = this.#allStacks / 20;
    }
  }

  /** What the court offers to a seat now, and once it has taken a stack of the council. */
  #lookAtCourt(state: State, seat: Seat, out: Float32Array, here: number, lordsAt: number): void {
    const reach = this.#reach;
    const { court, council } = state;
    let bestInfluence = 0;
    let bestWorth = 0;
    let payable = 0;
    let nearest = 12;
    for (const lord of court) {
      if (lord < 0 || reservedByOther(state, seat, lord)) continue;
      const lack = reach.lacks(lord);
      if (lack === 0) {
        payable++;
        bestInfluence = Math.max(bestInfluence, INFLUENCE_OF[lord] ?? 0);
        bestWorth = Math.max(bestWorth, LORD_WORTH[lord] ?? 0);
      }
      if (lack < nearest) nearest = lack;
      if (lack < OUT_OF_REACH) out[lordsAt + lord] = lack === 0 ? 1 : lack < 8 ? 0.6 - 0.07 * lack : 0;
    }
    out[here] = bestInfluence / 10;
    out[here + 1] = bestWorth / 10;
    out[here + 2] = payable / 3;
    out[here + 3] = payable > 0 ? 1 : 0;
    out[here + 4] = nearest / 12;
    const { hand } = at(state.players, seat);
    let bestLater = bestWorth;
    let payableLater = payable;
    for (let race = 0; race < council.length; race++) {
      const stack = council[race];
      if (stack === undefined || stackIsEmpty(stack, race)) continue;
      reach.weigh(hand, stack);
      let count = 0;
      for (const lord of court) {
        if (lord < 0 || reach.lacks(lord) > 0) continue;
        count++;
        bestLater = Math.max(bestLater, LORD_WORTH[lord] ?? 0);
      }
      if (count > payableLater) payableLater = count;
    }
    out[here + 5] = bestLater / 10;
    out[here + 6] = payableLater / 3;
  }

  #lookAround(state: State): void {
    const out = this.#underWay.fill(0);
    const frame = topFrame(state);
    const { track, council, deck } = state;
    const isExploring =
      frame?.at === 'reveal' || frame?.at === 'offer' || frame?.at === 'ally' || frame?.at === 'monster';
    const isShown = isExploring && frame.at !== 'reveal';
    if (isExploring) {
      if (frame.at === 'reveal') out[0] = 1;
      else if (frame.at === 'offer') out[1] = 1;
      else if (frame.at === 'ally') out[2] = 1;
      else out[3] = 1;
      thermometer(out, 4, 4, track.length);
      if (isShown) {
        const card = track[track.length - 1] ?? MONSTER;
        out[8] = (VALUE_OF[card] ?? 0) / 5;
        out[9] = (NEBULIS_OF[card] ?? 0) > 0 ? 1 : 0;
      }
      out[10] = state.sales / 2;
      let cards = 0;
      let worth = 0;
      for (let card = 0; card < MONSTER; card++) {
        cards += deck[card] ?? 0;
        worth += (deck[card] ?? 0) * (VALUE_OF[card] ?? 0);
      }
      cards += deck[MONSTER] ?? 0;
      if (frame.at === 'reveal' && cards > 0) {
        out[11] = (deck[MONSTER] ?? 0) / cards;
        out[12] = worth / cards / 3;
        out[13] = (state.threat * (deck[MONSTER] ?? 0)) / cards;
      }
      if (frame.at === 'monster') thermometer(out, 14, 6, state.threat);
    } else if (frame !== null && frame.at !== 'action') {
      out[20] = 1;
      if (frame.at === 'drawn' || frame.at === 'keep' || frame.at === 'location') out[21] = 1;
      else if (frame.at === 'search' || frame.at === 'loot') out[22] = 1;
      else if (frame.at === 'fill') out[23] = 1;
      else if (frame.at === 'lord-drawn') out[24] = 1;
      else if (frame.at === 'next-ally') out[25] = 1;
    }
    this.#richestStack = 0;
    this.#allStacks = 0;
    const coming = track.length - (isShown ? 1 : 0);
    for (let race = 0; race < council.length; race++) {
      const stack = council[race] ?? [];
      let sum = 0;
      for (let value = 1; value <= 5; value++) sum += (stack[race * 5 + value - 1] ?? 0) * value;
      sum += 2 * (stack[25] ?? 0) + 3 * (stack[26] ?? 0) + 4 * (stack[27] ?? 0);
      for (let place = 0; place < coming; place++) {
        const card = track[place] ?? MONSTER;
        if (RACE_OF[card] === race) sum += VALUE_OF[card] ?? 0;
      }
      this.#allStacks += sum;
      if (sum > this.#richestStack) this.#richestStack = sum;
    }
  }
}

function mostLords(state: State): number {
  let most = 0;
  for (const { lords, locations } of state.players) {
    let count = lords.length;
    for (const holding of locations) count += holding.lords.length;
    if (count > most) most = count;
  }
  return most;
}

const endsBy = (state: State, most: number): boolean =>
  state.ending !== null || state.closer >= 0 || most >= LORDS_TO_END;

function isAskedToBuy(state: State, seat: Seat): boolean {
  const frame = topFrame(state);
  return frame?.at === 'offer' && frame.seat === seat;
}

/** Once the end is near: whether this seat still has a turn. */
function playsAgain(state: State, seat: Seat): boolean {
  if (seat === state.turn) return true;
  const closer = state.closer >= 0 ? state.closer : state.turn;
  if (seat === closer) return false;
  const distance = (from: Seat, to: Seat): number => (to - from + state.seats) % state.seats;
  return distance(state.turn, seat) < (distance(state.turn, closer) || state.seats);
}

const reservedByOther = (state: State, seat: Seat, lord: number): boolean => {
  for (const { area, thing, owner } of state.sentinels) {
    if (area === 'court' && thing === lord && owner !== seat) return true;
  }
  return false;
};

function stackIsEmpty(stack: readonly number[], race: number): boolean {
  for (let card = race * 5; card < race * 5 + 5; card++) if ((stack[card] ?? 0) > 0) return false;
  return (stack[25] ?? 0) + (stack[26] ?? 0) + (stack[27] ?? 0) === 0;
}

/** Monster tokens about to be drawn, and units still to be chosen (X6). */
function pendingUnits(state: State, seat: Seat): { tokens: number; units: number } {
  let tokens = 0;
  let units = 0;
  for (const frame of state.stack) {
    if (frame.at === 'token' && frame.seat === seat) tokens += frame.count;
    else if (frame.at === 'units' && state.turn === seat) units += frame.units;
  }
  return { tokens, units };
}
