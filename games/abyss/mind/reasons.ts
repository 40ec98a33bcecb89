import {
  abyss,
  CARD_NAMES,
  type CardName,
  decode,
  HAND_KINDS,
  isSanctuary,
  KEYS_NEEDED,
  keysOf,
  LOCATIONS,
  LORDS,
  LORDS_TO_END,
  type LocationName,
  type Lord,
  type LordName,
  MONSTER,
  type Move,
  price,
  RACES,
  type RaceName,
  rewardSpace,
  type State,
  THREAT_REWARDS,
  TRACK_PLACES,
  VALUE_OF,
} from '@fathom/abyss/rules';
import { at, type Seat } from '@fathom/kernel';
import { Reach } from './reach.ts';
import { Standing } from './standing.ts';

/** Why a row is good or what it costs, as data: what the search saw where the row ends. */
export type Reason =
  | { readonly kind: 'wins' }
  | { readonly kind: 'loses' }
  /** The game ends; who has won, hidden tokens decide. */
  | { readonly kind: 'ends' }
  /** `saved`: what powers take off the printed cost. */
  | {
      readonly kind: 'recruits';
      readonly lord: LordName;
      readonly influence: number;
      readonly pearls: number;
      readonly saved: number;
    }
  /** This opponent could have paid for it. */
  | { readonly kind: 'denies'; readonly lord: LordName; readonly seat: Seat }
  | { readonly kind: 'affiliates'; readonly points: number }
  | { readonly kind: 'location'; readonly location: LocationName; readonly points: number }
  /** A sanctuary to search for loot. */
  | { readonly kind: 'sanctuary'; readonly location: LocationName }
  /** Three keys: a location is due, which one is still open. */
  | { readonly kind: 'location-due' }
  | { readonly kind: 'keys'; readonly keys: number }
  | { readonly kind: 'stack'; readonly race: RaceName; readonly cards: number; readonly points: number }
  /** A lord this seat can pay for from now on. */
  | { readonly kind: 'affords'; readonly lord: LordName }
  /** A lord it is only so many points short of. */
  | { readonly kind: 'nears'; readonly lord: LordName; readonly short: number }
  | { readonly kind: 'takes'; readonly card: CardName }
  | { readonly kind: 'buys'; readonly card: CardName; readonly pearls: number; readonly nebulis: number }
  | { readonly kind: 'keeps-pearls'; readonly pearls: number }
  /** The card on offer is not worth its price. */
  | { readonly kind: 'declines'; readonly card: CardName }
  /** A power is used on the way. */
  | { readonly kind: 'power'; readonly lord: LordName }
  /** Better cards may come: so many places of the track are still empty. */
  | { readonly kind: 'hopes'; readonly places: number }
  | { readonly kind: 'fights'; readonly keys: number; readonly units: number }
  | { readonly kind: 'threat'; readonly keys: number; readonly units: number }
  /** One card in so many is a monster, and what it would bring. */
  | { readonly kind: 'explores'; readonly oneIn: number; readonly keys: number; readonly units: number }
  | { readonly kind: 'plots' }
  /** A rich stack of the council is left to the next player. */
  | { readonly kind: 'leaves'; readonly race: RaceName; readonly points: number; readonly seat: Seat }
  | { readonly kind: 'seventh'; readonly lead: number }
  | { readonly kind: 'corrupts'; readonly nebulis: number }
  | { readonly kind: 'cleans'; readonly nebulis: number }
  | { readonly kind: 'figure' }
  | { readonly kind: 'earns'; readonly pearls: number }
  | { readonly kind: 'best' };

/** How much a reason weighs: the heavier ones are said. */
const WEIGHTS: { readonly [kind in Reason['kind']]: number } = {
  wins: 10,
  loses: 10,
  ends: 10,
  seventh: 9,
  location: 8,
  sanctuary: 8,
  recruits: 7,
  'location-due': 6,
  fights: 6,
  stack: 6,
  takes: 6,
  buys: 6,
  plots: 6,
  explores: 5.5,
  affords: 5,
  denies: 4.5,
  affiliates: 4,
  keys: 4,
  figure: 4,
  'keeps-pearls': 3.5,
  declines: 3.5,
  power: 4.2,
  hopes: 3.5,
  threat: 3.5,
  nears: 3,
  corrupts: 3,
  cleans: 3,
  earns: 2.5,
  leaves: 2,
  best: 0,
};

const SAID = 3;
/** A stack worth this much is worth a warning. */
const RICH = 7;
const NEAR = 3;
/** Above this, or below what is left of it, the end is certain. */
const CERTAIN = 0.995;

const standing = new Standing();
const reach = new Reach();

/** The two or three things most worth saying of a row from here to where it ends, the weightiest first. */
export function reasonsFor(state: State, seat: Seat, moves: readonly Move[], chance: number): readonly Reason[] {
  const end = abyss.clone(state);
  const found: Reason[] = [];
  for (const move of moves) {
    found.push(...reasonsOfMove(end, seat, move));
    abyss.play(end, move);
  }
  if (abyss.actor(end) === null)
    found.push({ kind: chance > CERTAIN ? 'wins' : chance < 1 - CERTAIN ? 'loses' : 'ends' });
  found.push(...recruited(state, end, seat), ...belongings(state, end, seat), ...outlook(state, end, seat));
  if (found.length === 0) found.push({ kind: 'best' });
  return found.sort((a, b) => WEIGHTS[b.kind] - WEIGHTS[a.kind]).slice(0, SAID);
}

/** What can be said of a move by itself, before it is played. */
function reasonsOfMove(state: State, seat: Seat, move: Move): Reason[] {
  const decoded = decode(move);
  if (!decoded) return [];
  const card = state.track.at(-1) ?? MONSTER;
  const { pearls } = at(state.players, seat);
  switch (decoded.deed) {
    case 'council':
      return [stackReason(state, decoded.what)];
    case 'take':
      return [{ kind: 'takes', card: at(CARD_NAMES, card) }];
    case 'buy': {
      const nebulis = decoded.what;
      return [{ kind: 'buys', card: at(CARD_NAMES, card), pearls: price(state) - nebulis, nebulis }];
    }
    case 'pass':
      return pearls > 0 ? [{ kind: 'keeps-pearls', pearls }] : [{ kind: 'declines', card: at(CARD_NAMES, card) }];
    case 'leave':
      if (card !== MONSTER) return [{ kind: 'hopes', places: TRACK_PLACES - state.track.length }];
      return [{ kind: 'threat', ...at(THREAT_REWARDS, Math.min(THREAT_REWARDS.length - 1, rewardSpace(state, seat))) }];
    case 'fight':
      return [{ kind: 'fights', ...at(THREAT_REWARDS, rewardSpace(state, seat) - 1) }];
    case 'explore':
      return [explores(state, seat)];
    case 'plot':
      return [{ kind: 'plots' }];
    case 'slaver':
    case 'oracle':
    case 'opportunist':
    case 'ferryman':
    case 'recipient':
      return [{ kind: 'power', lord: decoded.deed }];
    default:
      return [];
  }
}

function stackReason(state: State, race: number): Reason {
  return { kind: 'stack', race: at(RACES, race), ...heap(at(state.council, race)) };
}

function heap(stack: readonly number[]): { cards: number; points: number } {
  let cards = 0;
  let points = 0;
  for (let card = 0; card < HAND_KINDS; card++) {
    cards += stack[card] ?? 0;
    points += (stack[card] ?? 0) * (VALUE_OF[card] ?? 0);
  }
  return { cards, points };
}

function explores(state: State, seat: Seat): Reason {
  const deck = state.deck.some((count) => count > 0) ? state.deck : state.discard;
  const cards = deck.reduce((sum, count) => sum + count, 0);
  const monsters = at(deck, MONSTER);
  const reward = at(THREAT_REWARDS, rewardSpace(state, seat) - 1);
  return { kind: 'explores', oneIn: monsters === 0 ? 0 : Math.round(cards / monsters), ...reward };
}

const lordsOf = (state: State, seat: Seat): readonly Lord[] => {
  const { lords, locations } = at(state.players, seat);
  return [...lords, ...locations.flatMap((holding) => holding.lords)];
};

/** Lords that joined, what they cost, and who else wanted them. */
function recruited(state: State, end: State, seat: Seat): Reason[] {
  const before = lordsOf(state, seat);
  const pearls = Math.max(0, at(state.players, seat).pearls - at(end.players, seat).pearls);
  return lordsOf(end, seat)
    .filter((lord) => !before.includes(lord))
    .flatMap((lord): Reason[] => {
      const { key, influence, cost } = at(LORDS, lord);
      reach.take(state, seat);
      const saved = cost - reach.costOf(lord);
      const found: Reason[] = [{ kind: 'recruits', lord: key, influence, pearls, saved: Math.max(0, saved) }];
      for (let i = 1; i < state.seats; i++) {
        const rival = (seat + i) % state.seats;
        if (!state.court.includes(lord) || reach.take(state, rival).lacks(lord) > 0) continue;
        found.push({ kind: 'denies', lord: key, seat: rival });
        break;
      }
      return found;
    });
}

/** Locations, keys, allies, pearls and nebulis: what has changed. */
function belongings(state: State, end: State, seat: Seat): Reason[] {
  const [was, is] = [at(state.players, seat), at(end.players, seat)];
  const found: Reason[] = [];
  const alliesBefore = standing.take(state, seat).allyPoints;
  const points = standing.take(end, seat).allyPoints - alliesBefore;
  if (points > 0) found.push({ kind: 'affiliates', points });
  const held = was.locations.map(({ location }) => location);
  for (const { location } of is.locations) {
    if (held.includes(location)) continue;
    const points = standing.pointsOf(location);
    const { key } = at(LOCATIONS, location);
    found.push(
      isSanctuary(location) ? { kind: 'sanctuary', location: key } : { kind: 'location', location: key, points },
    );
  }
  const keys = keysOf(end, seat);
  if (keys >= KEYS_NEEDED) found.push({ kind: 'location-due' });
  else if (keys > keysOf(state, seat)) found.push({ kind: 'keys', keys });
  if (is.nebulis > was.nebulis) found.push({ kind: 'corrupts', nebulis: is.nebulis - was.nebulis });
  if (is.nebulis < was.nebulis) found.push({ kind: 'cleans', nebulis: was.nebulis - is.nebulis });
  if (end.figure === seat && state.figure !== seat) found.push({ kind: 'figure' });
  if (is.pearls > was.pearls) found.push({ kind: 'earns', pearls: is.pearls - was.pearls });
  return found;
}

/** What comes next: a lord within reach, the end of the game, what the next player finds. */
function outlook(state: State, end: State, seat: Seat): Reason[] {
  const found: Reason[] = [];
  const lords = lordsOf(end, seat).length;
  if (lords >= LORDS_TO_END && lordsOf(state, seat).length < LORDS_TO_END) {
    const own = standing.take(end, seat).total;
    const others = end.players.flatMap((_, rival) => (rival === seat ? [] : [standing.take(end, rival).openTotal]));
    found.push({ kind: 'seventh', lead: Math.round(own - Math.max(...others)) });
  }
  const gainsCards = at(end.players, seat).handSize > at(state.players, seat).handSize;
  if (gainsCards) {
    const lord = newlyPayable(state, end, seat);
    if (lord !== null) found.push({ kind: 'affords', lord: at(LORDS, lord).key });
    else {
      const near = nearest(end, seat);
      if (near !== null) found.push({ kind: 'nears', lord: at(LORDS, near.lord).key, short: near.short });
    }
  }
  if (state.turn === seat && end.turn !== seat) {
    const stacks = end.council.map((stack, race) => ({ race, ...heap(stack) }));
    const richest = stacks.reduce((a, b) => (b.points > a.points ? b : a));
    if (richest.points >= RICH)
      found.push({ kind: 'leaves', race: at(RACES, richest.race), points: richest.points, seat: end.turn });
  }
  return found;
}

/** The best lord of the court that has come within reach. */
function newlyPayable(state: State, end: State, seat: Seat): Lord | null {
  const before = new Set(state.court.filter((lord) => lord >= 0 && reach.take(state, seat).lacks(lord) === 0));
  reach.take(end, seat);
  let best: Lord | null = null;
  for (const lord of end.court) {
    if (lord < 0 || before.has(lord) || reach.lacks(lord) > 0) continue;
    if (best === null || at(LORDS, lord).influence > at(LORDS, best).influence) best = lord;
  }
  return best;
}

function nearest(end: State, seat: Seat): { lord: Lord; short: number } | null {
  reach.take(end, seat);
  let best: { lord: Lord; short: number } | null = null;
  for (const lord of end.court) {
    if (lord < 0) continue;
    const short = reach.lacks(lord);
    if (short > 0 && short <= NEAR && (best === null || short < best.short)) best = { lord, short };
  }
  return best;
}
