import { type Json, last, type Refusal, type Seat } from '@fathom/kernel';
import { type Card, cardName, HAND_KINDS, isKraken, MONSTER, RACES, raceName, raceOf } from './box/cards.ts';
import { tileOf } from './box/locations.ts';
import * as L from './box/lords.ts';
import { freePlace } from './court.ts';
import { price } from './explore.ts';
import type { Frame, FrameOf } from './frames.ts';
import { keyLords, keysOf } from './locations.ts';
import { enabledLords } from './lords/soldiers.ts';
import { actor, moves } from './machine.ts';
import { areInPayment } from './next-cards.ts';
import { type Decoded, type Deed, decode } from './notation.ts';
import { askOf, pointsShort, racesMet, shortfall, superfluous, worth } from './payment.ts';
import { means, nebulisCap, shielded } from './purse.ts';
import { readySentinel, reservedFor } from './sentinels.ts';
import { type Area, add, councilStack, countOf, isEmpty, playerOf, type State, stackSize } from './state.ts';

/** Every rule of the document, in its order. */
export const rules = [
  ...['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'H1', 'T1', 'T2', 'T3'],
  ...['X1', 'X2', 'X3', 'X4', 'X5', 'X6', 'X7', 'X8', 'A1'],
  ...['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'L1', 'L2', 'L3', 'L4'],
  ...['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8', 'W9', 'W10', 'W11', 'W12', 'W13'],
  ...['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7'],
  ...['K1', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7', 'K8', 'K9', 'V1', 'V2'],
] as const;

/** The rule a deed rests on: cited when it is not the moment for it. */
const HOME: { readonly [deed in Deed]: string } = {
  first: 'S3',
  reveal: 'X1',
  met: 'K8',
  lord: 'S2',
  location: 'L4',
  token: 'X6',
  hunt: 'V1',
  loot: 'K8',
  plot: 'T1',
  explore: 'X1',
  council: 'A1',
  recruit: 'R1',
  guard: 'K7',
  end: 'T2',
  slaver: 'T2',
  oracle: 'T2',
  opportunist: 'T2',
  ferryman: 'T2',
  recipient: 'T2',
  buy: 'X2',
  pass: 'X2',
  take: 'X3',
  leave: 'X3',
  fight: 'X5',
  tokens: 'X6',
  stack: 'K2',
  spend: 'R1',
  pay: 'R2',
  affiliate: 'R3',
  figure: 'K5',
  control: 'L1',
  draw: 'L1',
  keep: 'L4',
  key: 'L2',
  'key-tokens': 'L2',
  smoke: 'W9',
  search: 'K8',
  stop: 'K8',
  decline: 'W1',
  discard: 'W2',
  feed: 'H1',
  disable: 'W3',
  hunter: 'W4',
  execute: 'W13',
  lose: 'W13',
  illusion: 'W9',
  swap: 'W9',
  heal: 'W13',
  corrupt: 'W6',
  betray: 'W6',
  claim: 'W6',
  scheme: 'W6',
  free: 'W8',
  give: 'W13',
};

const CHANCE: ReadonlySet<string> = new Set(['first', 'reveal', 'met', 'lord', 'location', 'token', 'hunt', 'loot']);

/**
 * Why the seat to act may not play this. `why` says which of a rule's conditions fails; `not-now`: it is not the moment for `deed`,
 * because `at` is being asked.
 */
export function whyNot(state: State, seat: Seat, move: Json): Refusal | null {
  const decoded = typeof move === 'string' ? decode(move) : null;
  if (!decoded || actor(state) !== seat || moves(state).includes(decoded.move)) return null;
  const { deed } = decoded;
  if (CHANCE.has(deed)) return { rule: HOME[deed], why: 'chance' };
  const frame = last(state.stack);
  return reason(state, seat, decoded, frame) ?? { rule: HOME[deed], why: 'not-now', deed, at: frame.at };
}

function reason(state: State, seat: Seat, { deed, what, area }: Decoded, frame: Frame): Refusal | null {
  switch (deed) {
    case 'plot':
      return frame.at === 'action' ? whyNoPlot(state, seat) : null;
    case 'council':
      return frame.at === 'action' || frame.at === 'stack' ? whyNoStack(state, seat, what, 'A1') : null;
    case 'recruit':
      return frame.at === 'action' ? whyNoRecruit(state, seat, what) : null;
    case 'guard':
      return area && (frame.at === 'action' || frame.at === 'guard')
        ? whyNoGuard(state, seat, frame, area, what)
        : null;
    case 'slaver':
      return whyNoPower(state, seat, L.SLAVER) ?? whyNotInHand(state, seat, what, 'T2');
    case 'oracle':
      return whyNoPower(state, seat, L.ORACLE) ?? whyNoStack(state, seat, what, 'A1');
    case 'opportunist':
      return (
        whyNoPower(state, seat, L.OPPORTUNIST) ?? whyNoDeck(state, 'W13') ?? whyNotInCourt(state, seat, what, 'W13')
      );
    case 'ferryman':
      return (
        whyNoPower(state, seat, L.FERRYMAN) ??
        (playerOf(state, seat).nebulis === 0 ? { rule: 'T2', why: 'no-nebulis' } : null)
      );
    case 'recipient':
      return whyNoPower(state, seat, L.RECIPIENT) ?? whyNoDeck(state, 'T3') ?? whyNoPlace(state);
    case 'buy':
      return frame.at === 'offer' ? whyNotSo(state, seat, price(state), what) : null;
    case 'take':
      return frame.at === 'monster' ? { rule: 'X5', why: 'monster' } : null;
    case 'fight':
      return frame.at === 'ally' ? { rule: 'X5', why: 'ally' } : null;
    case 'tokens':
      return frame.at === 'units' ? whyNotTokens(state, frame, what) : null;
    case 'spend':
      return frame.at === 'pay' ? whyNotSpend(state, seat, frame, what) : null;
    case 'pay':
      if (frame.at === 'bribe') return whyNotSo(state, seat, 5, what);
      return frame.at === 'pay' ? whyNotPay(state, seat, frame, what) : null;
    case 'affiliate':
      return frame.at === 'affiliate' ? whyNotAffiliate(frame, what) : null;
    case 'figure':
      return frame.at === 'figure' ? { rule: 'K5', why: 'no-new-claim', seat: what } : null;
    case 'control':
    case 'swap':
      return whyNotLocation(state, seat, frame, deed, what);
    case 'draw':
      if (frame.at === 'location') return { rule: 'L4', why: 'pile', left: state.locationPile.length };
      return keysOf(state, seat) < 3 ? { rule: 'L1', why: 'keys', keys: keysOf(state, seat) } : null;
    case 'keep':
      return frame.at === 'keep' ? { rule: 'L4', why: 'not-drawn', location: tileOf(what).key } : null;
    case 'key':
      return frame.at === 'pay-keys' ? whyNotKey(state, seat, frame, what) : null;
    case 'key-tokens':
      return frame.at === 'pay-keys' ? { rule: 'L2', why: 'tokens', tokens: playerOf(state, seat).keys } : null;
    case 'smoke':
      return frame.at === 'smokers' ? { rule: 'W9', why: 'not-in-pile', location: tileOf(what).key } : null;
    case 'discard':
      return whyNotDiscard(state, seat, frame, what);
    case 'feed':
      return frame.at === 'limit' ? { rule: 'H1', why: frame.from < 0 ? 'no-pearl' : 'discarding' } : null;
    case 'disable':
      return frame.at === 'assassin' ? whyNotDisable(state, seat, what) : null;
    case 'hunter':
      return frame.at === 'hunter' ? whyNotHunt(state, seat, what) : null;
    case 'execute':
      return frame.at === 'executioner' ? { rule: 'W13', why: 'nobody-has', race: raceName(what) } : null;
    case 'lose':
      return frame.at === 'executed' ? { rule: 'W13', why: 'not-affiliated', card: cardName(what) } : null;
    case 'illusion':
      return frame.at === 'illusionist' ? { rule: 'W9', why: 'not-yours', location: tileOf(what).key } : null;
    case 'heal':
      if (frame.at !== 'healer') return null;
      return { rule: 'W13', why: what === MONSTER ? 'monster' : 'not-in-discard', card: cardName(what) };
    case 'corrupt':
      if (frame.at !== 'corruptor') return null;
      return (
        whyNotInCourt(state, seat, what, 'W6') ?? { rule: 'W6', why: 'pearls', pearls: 5, means: means(state, seat) }
      );
    case 'claim':
      return frame.at === 'treason' ? whyNotInCourt(state, seat, what, 'W6') : null;
    case 'betray':
    case 'scheme':
      if (frame.at !== (deed === 'betray' ? 'traitor' : 'schemer')) return null;
      return { rule: 'W6', why: 'not-another-free-lord', lord: L.lordCard(what).key };
    case 'free':
      return frame.at === 'liberator' ? { rule: 'W8', why: 'not-under-a-location', lord: L.lordCard(what).key } : null;
    case 'give':
      return frame.at === 'fence' || frame.at === 'gifts'
        ? { rule: 'W13', why: what === seat ? 'yourself' : 'order', seat: what }
        : null;
    case 'decline':
      return { rule: 'W1', why: 'compulsory' };
    default:
      return null;
  }
}

function whyNoPlot(state: State, seat: Seat): Refusal | null {
  if (playerOf(state, seat).pearls === 0) return { rule: 'T1', why: 'no-pearl' };
  return whyNoDeck(state, 'T3') ?? whyNoPlace(state);
}

const whyNoDeck = (state: State, rule: string): Refusal | null =>
  state.lordDeck.length === 0 ? { rule, why: 'no-lord' } : null;

const whyNoPlace = (state: State): Refusal | null => (freePlace(state) < 0 ? { rule: 'T3', why: 'court-full' } : null);

function whyReserved(state: State, seat: Seat, area: Area, thing: number): Refusal | null {
  const owner = reservedFor(state, area, thing);
  return owner >= 0 && owner !== seat ? { rule: 'K7', why: 'reserved', by: owner, area } : null;
}

function whyNoStack(state: State, seat: Seat, race: number, rule: string): Refusal | null {
  if (isEmpty(councilStack(state, race))) return { rule, why: 'empty', race: raceName(race) };
  return whyReserved(state, seat, 'council', race);
}

function whyNotInCourt(state: State, seat: Seat, lord: L.Lord, rule: string): Refusal | null {
  if (!state.court.includes(lord)) return { rule, why: 'not-in-court', lord: L.lordCard(lord).key };
  return whyReserved(state, seat, 'court', lord);
}

const whyNotInHand = (state: State, seat: Seat, card: Card, rule: string): Refusal | null =>
  card < HAND_KINDS && countOf(playerOf(state, seat).hand, card) > 0
    ? null
    : { rule, why: 'not-in-hand', card: cardName(card) };

/** R1, K1: too few races, the named one missing, or too few points. */
function whyNoRecruit(state: State, seat: Seat, lord: L.Lord): Refusal {
  const elsewhere = whyNotInCourt(state, seat, lord, 'R1');
  if (elsewhere) return elsewhere;
  const ask = askOf(state, seat, lord);
  const { hand } = playerOf(state, seat);
  const present = RACES.filter((_, race) => hand.some((count, card) => count > 0 && raceOf(card) === race));
  const krakens = hand.reduce((sum, count, card) => (isKraken(card) ? sum + count : sum), 0);
  const about = { lord: L.lordCard(lord).key, cost: ask.cost, races: ask.races };
  if (present.length + krakens < ask.races)
    return { rule: 'R1', why: 'races', have: present.length + krakens, ...about };
  if (ask.named >= 0 && krakens === 0 && !present.includes(raceName(ask.named))) {
    return { rule: 'R1', why: 'named', race: raceName(ask.named), ...about };
  }
  return { rule: 'R1', why: 'points', short: pointsShort(ask, hand), ...about };
}

function whyNoGuard(state: State, seat: Seat, frame: Frame, area: Area, thing: number): Refusal | null {
  if (frame.at === 'action' && readySentinel(state, seat) < 0) return { rule: 'K7', why: 'no-sentinel' };
  if (state.sentinels.some((sentinel) => sentinel.area === area)) return { rule: 'K7', why: 'area-taken', area };
  const there = area === 'council' || (area === 'court' ? state.court : state.faceUp).includes(thing);
  return there ? null : { rule: 'K7', why: 'not-there', area };
}

/** T2, T3: whether the power is there at all and unused; when it may be used is for the caller. */
function whyNoPower(state: State, seat: Seat, lord: L.Lord): Refusal | null {
  const { key } = L.lordCard(lord);
  if (state.holder[lord] !== seat) return { rule: 'T2', why: 'no-such-power', lord: key };
  if (state.turn !== seat) return { rule: 'T2', why: 'not-now', lord: key };
  return state.used.includes(lord) ? { rule: 'T3', why: 'used', lord: key } : null;
}

/** K4: why this amount cannot be paid with so many nebulis. */
function whyNotSo(state: State, seat: Seat, amount: number, nebulis: number): Refusal {
  const { pearls } = playerOf(state, seat);
  const about = { amount, pearls, nebulis };
  if (nebulis > playerOf(state, seat).nebulis) return { rule: 'K4', why: 'no-nebulis', ...about };
  if (nebulis > nebulisCap(state, seat)) return { rule: 'K4', why: 'too-many-nebulis', ...about };
  if (nebulis > amount) return { rule: 'K4', why: 'nothing-short', ...about };
  if (amount - nebulis > pearls) return { rule: 'K4', why: 'pearls-short', ...about };
  return { rule: 'K4', why: 'pearls-first', ...about };
}

function whyNotTokens(state: State, { units }: FrameOf<'units'>, tokens: number): Refusal {
  if (tokens > units) return { rule: 'X6', why: 'units', units };
  return { rule: 'X6', why: 'tokens-left', left: stackSize(state.pool) };
}

function whyNotSpend(state: State, seat: Seat, { lord, spent }: FrameOf<'pay'>, card: Card): Refusal {
  const missing = whyNotInHand(state, seat, card, 'R1');
  if (missing) return missing;
  const ask = askOf(state, seat, lord);
  const about = { card: cardName(card), lord: L.lordCard(lord).key };
  const cards = [...spent, card].sort((a, b) => a - b);
  const { hand } = playerOf(state, seat);
  const kinds = new Set(cards.filter((one) => !isKraken(one)).map((one) => raceOf(one)));
  if (kinds.size > ask.races) return { rule: 'R1', why: 'too-many-races', races: ask.races, ...about };
  const whole = hand.slice();
  for (const one of spent) add(whole, one, 1);
  if (card < (spent.at(-1) ?? 0) && areInPayment(ask, cards, whole)) {
    return { rule: 'R2', why: 'order', ...about };
  }
  if (kinds.size === ask.races && ask.named >= 0 && !kinds.has(ask.named)) {
    const krakens = cards.some(isKraken) || hand.some((count, kind) => count > 0 && isKraken(kind));
    return { rule: krakens ? 'K1' : 'R1', why: 'named', race: raceName(ask.named), ...about };
  }
  return { rule: 'R2', why: 'superfluous', ...about };
}

function whyNotPay(state: State, seat: Seat, { lord, spent }: FrameOf<'pay'>, nebulis: number): Refusal {
  const ask = askOf(state, seat, lord);
  const about = { lord: L.lordCard(lord).key };
  if (!racesMet(ask, spent)) {
    return { rule: spent.some(isKraken) ? 'K1' : 'R1', why: 'races', races: ask.races, ...about };
  }
  const short = shortfall(ask, spent);
  if (short > ask.means) return { rule: 'R1', why: 'points', short: ask.cost - worth(spent) - ask.means, ...about };
  const extra = superfluous(ask, spent);
  if (short === 0 && extra >= 0) return { rule: 'R2', why: 'superfluous', card: cardName(extra), ...about };
  return whyNotSo(state, seat, short, nebulis);
}

function whyNotAffiliate({ cards }: FrameOf<'affiliate'>, card: Card): Refusal {
  if (!cards.includes(card)) return { rule: 'R3', why: 'not-spent', card: cardName(card) };
  return isKraken(card) ? { rule: 'K2', why: 'kraken' } : { rule: 'R3', why: 'not-lowest', card: cardName(card) };
}

function whyNotLocation(
  state: State,
  seat: Seat,
  frame: Frame,
  deed: 'control' | 'swap',
  location: number,
): Refusal | null {
  if (frame.at !== (deed === 'control' ? 'location' : 'illusion')) {
    const keys = keysOf(state, seat);
    return deed === 'control' && keys < 3 ? { rule: 'L1', why: 'keys', keys } : null;
  }
  if (state.faceUp.includes(location)) return whyReserved(state, seat, 'locations', location);
  return { rule: HOME[deed], why: 'not-face-up', location: tileOf(location).key };
}

function whyNotKey(state: State, seat: Seat, { lords }: FrameOf<'pay-keys'>, lord: L.Lord): Refusal {
  const { key, keys } = L.lordCard(lord);
  if (!playerOf(state, seat).lords.includes(lord)) return { rule: 'L3', why: 'not-free', lord: key };
  if (keys === 0) return { rule: 'L1', why: 'no-key', lord: key };
  if (!keyLords(state, seat).includes(lord)) return { rule: 'W3', why: 'disabled', lord: key };
  return { rule: 'L2', why: lords.includes(lord) ? 'twice' : 'order', lord: key };
}

function whyNotDiscard(state: State, seat: Seat, frame: Frame, card: Card): Refusal | null {
  if (frame.at === 'jailer') return whyNotInHand(state, seat, card, 'W1');
  if (frame.at !== 'trim' && frame.at !== 'limit') return null;
  const rule = frame.at === 'trim' ? 'W2' : 'H1';
  return whyNotInHand(state, seat, card, rule) ?? { rule, why: 'order', card: cardName(card) };
}

function whyNotDisable(state: State, seat: Seat, lord: L.Lord): Refusal {
  const about = { lord: L.lordCard(lord).key };
  const owner = state.players.findIndex((player) => player.lords.includes(lord));
  if (owner < 0 || owner === seat) return { rule: 'W3', why: 'not-a-free-lord-of-theirs', ...about };
  if (shielded(state, owner)) return { rule: 'W4', why: 'shielded', seat: owner, ...about };
  return { rule: 'W3', why: enabledLords(state, owner).includes(lord) ? 'another-opponent' : 'disabled', ...about };
}

function whyNotHunt(state: State, seat: Seat, victim: Seat): Refusal {
  if (victim === seat || victim >= state.seats) return { rule: 'W1', why: 'no-opponent', seat: victim };
  return shielded(state, victim)
    ? { rule: 'W4', why: 'shielded', seat: victim }
    : { rule: 'W1', why: 'no-tokens', seat: victim };
}
