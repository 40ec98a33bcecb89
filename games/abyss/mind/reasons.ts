import {
  abyss,
  CARD_NAMES,
  type CardName,
  courtFor,
  decode,
  type Event,
  HAND_KINDS,
  isSanctuary,
  KEYS_NEEDED,
  keysOf,
  knownScore,
  LOCATIONS,
  LORDS,
  LORDS_TO_END,
  type LocationName,
  type Lord,
  type LordName,
  lordFor,
  MONSTER,
  type Move,
  price,
  RACES,
  type RaceName,
  rewardSpace,
  runningScore,
  type State,
  THREAT_REWARDS,
  TOKEN_VALUES,
  TRACK_PLACES,
  VALUE_OF,
  wouldScore,
} from '@fathom/abyss/rules';
import { at, type Seat, sum } from '@fathom/kernel';
import { type Weighed, weigher, weightiest } from '@fathom/mind';
import type { Judge } from './knowledge.ts';
import { Reach } from './reach.ts';
import { Standing } from './standing.ts';

/** Why a row is good or what it costs, as data: what the search saw where the row ends. */
export type Reason =
  | { readonly kind: 'wins' }
  | { readonly kind: 'loses' }
  /** The game ends; who has won, hidden tokens decide. */
  | { readonly kind: 'ends' }
  /** What is paid for it, and what powers take off the printed cost. */
  | {
      readonly kind: 'recruits';
      readonly lord: LordName;
      readonly influence: number;
      readonly pearls: number;
      readonly allies: boolean;
      readonly saved: number;
    }
  /** It joins by the power of another. */
  | { readonly kind: 'joins'; readonly lord: LordName; readonly influence: number }
  /** One's own lord leaves. */
  | { readonly kind: 'loses-lord'; readonly lord: LordName; readonly influence: number }
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
  /** `hidden`: monster tokens of others may change who leads. */
  | { readonly kind: 'seventh'; readonly lead: number; readonly hidden: boolean }
  | { readonly kind: 'corrupts'; readonly nebulis: number }
  | { readonly kind: 'cleans'; readonly nebulis: number }
  /** The Kraken comes with so many nebulis. */
  | { readonly kind: 'figure'; readonly nebulis: number }
  | { readonly kind: 'figure-leaves' }
  | { readonly kind: 'earns'; readonly pearls: number }
  | { readonly kind: 'best' }
  /** Nothing can be said of it but that it may be done. */
  | { readonly kind: 'other' };

/** A stack worth this much is worth a warning. */
const RICH = 7;
const NEAR = 3;

/** What a row is about, and what cannot be taken back from a position, are worth about this much. */
const GIST = 0.03;
const SLIGHT = 0.004;

const standing = new Standing();
const reach = new Reach();

type WorthOf = (takeBack: (state: State) => void) => number;

/**
 * What is most worth saying of a row from here to where it ends, by what each thing does to the chance to win as `judge` sees it; how the game
 * ends comes before all else. `best`: nothing promises more than this row.
 */
export function reasonsFor(
  state: State,
  seat: Seat,
  moves: readonly Move[],
  judge: Judge,
  best: boolean,
): readonly Reason[] {
  const end = abyss.clone(state);
  const found: Weighed<Reason>[] = [];
  const gists: Reason[] = [];
  const bill: Bill = { pearls: 0, allies: false, saved: 0 };
  for (const move of moves) {
    gists.push(...reasonsOfMove(end, seat, move, best));
    abyss.play(end, move, (event) => note(bill, event));
  }
  const isOver = abyss.actor(end) === null;
  const worthOf = weigher(end, abyss.clone, (place) =>
    // Once it is over only points count.
    isOver ? runningScore(place, seat).total / 100 : judge(place, seat),
  );
  const gains = worthOf((without) => takeHandBack(without, state, seat));
  const isGain = (reason: Reason) => reason.kind === 'stack' || reason.kind === 'takes' || reason.kind === 'buys';
  for (const reason of gists) found.push({ reason, worth: isGain(reason) ? Math.max(GIST, gains) : GIST });
  found.push(
    ...recruited(state, end, seat, bill, worthOf),
    ...belongings(state, end, seat, worthOf),
    ...outlook(state, end, seat, worthOf),
  );
  const last = [...(isOver ? [outcome(end, seat)] : []), ...seventh(state, end, seat)];
  if (last.length + found.length === 0) return [best ? { kind: 'best' } : { kind: 'other' }];
  return [...last, ...weightiest(found)].slice(0, 3);
}

/** How a game that is over ended, as far as this seat can tell: monster tokens of others are hidden. */
function outcome(end: State, seat: Seat): Reason {
  const own = standing.take(end, seat).total;
  const highest = Math.max(...TOKEN_VALUES);
  const others = end.players.flatMap(({ tokens }, rival) => {
    if (rival === seat) return [];
    const { openTotal } = standing.take(end, rival);
    return [{ least: openTotal, most: openTotal + highest * sum(tokens) }];
  });
  if (others.every(({ most }) => own > most)) return { kind: 'wins' };
  return others.some(({ least }) => own < least) ? { kind: 'loses' } : { kind: 'ends' };
}

/** The cards that came into the hand are not there. */
function takeHandBack(without: State, before: State, seat: Seat): void {
  const [is, was] = [at(without.players, seat), at(before.players, seat)];
  for (const [card, count] of is.hand.entries()) {
    const more = Math.max(0, count - (was.hand[card] ?? 0));
    is.hand[card] = count - more;
    is.handSize -= more;
  }
}

/** What can be said of a move by itself, before it is played. */
function reasonsOfMove(state: State, seat: Seat, move: Move, best: boolean): Reason[] {
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
      if (pearls > 0) return [{ kind: 'keeps-pearls', pearls }];
      return best ? [{ kind: 'declines', card: at(CARD_NAMES, card) }] : [];
    case 'leave':
      if (card !== MONSTER) return [{ kind: 'hopes', places: TRACK_PLACES - state.track.length }];
      return [{ kind: 'threat', ...nextReward(state, seat, move) }];
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

/** What the next monster would bring after this move. */
function nextReward(state: State, seat: Seat, move: Move): { readonly keys: number; readonly units: number } {
  const next = abyss.clone(state);
  abyss.play(next, move);
  return at(THREAT_REWARDS, rewardSpace(next, seat) - 1);
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

/** Lords that joined, what they cost, and who else wanted them; and those that left. */
function recruited(state: State, end: State, seat: Seat, bill: Bill, worthOf: WorthOf): Weighed<Reason>[] {
  const before = lordsOf(state, seat);
  const after = lordsOf(end, seat);
  const lost = before
    .filter((lord) => !after.includes(lord))
    .map((lord): Weighed<Reason> => {
      const { key, influence } = at(LORDS, lord);
      const worth = worthOf((without) => {
        at(without.players, seat).lords.push(lord);
        without.holder[lord] = seat;
      });
      return { reason: { kind: 'loses-lord', lord: key, influence }, worth: Math.min(-SLIGHT, worth) };
    });
  const won = after
    .filter((lord) => !before.includes(lord))
    .flatMap((lord): Weighed<Reason>[] => {
      const { key, influence } = at(LORDS, lord);
      const worth = worthOf((without) => takeLordBack(without, seat, lord));
      const { pearls, allies, saved } = bill;
      const reason: Reason =
        bill.lord === key
          ? { kind: 'recruits', lord: key, influence, pearls, allies, saved }
          : { kind: 'joins', lord: key, influence };
      const found: Weighed<Reason>[] = [{ reason, worth }];
      const place = state.court.indexOf(lord);
      for (let i = 1; place >= 0 && i < state.seats; i++) {
        const rival = (seat + i) % state.seats;
        const { payable, reservedBy } = lordFor(state, rival, lord);
        if (!payable || (reservedBy >= 0 && reservedBy !== rival)) continue;
        const denied = worthOf((without) => {
          without.court[place] = lord;
        });
        found.push({ reason: { kind: 'denies', lord: key, seat: rival }, worth: Math.max(SLIGHT, denied) });
        break;
      }
      return found;
    });
  return [...won, ...lost];
}

/** What the lord recruited in a row was paid with. */
interface Bill {
  lord?: LordName;
  pearls: number;
  allies: boolean;
  saved: number;
}

function note(bill: Bill, event: Event): void {
  if (event.kind === 'recruits') {
    const printed = LORDS.find(({ key }) => key === event.lord)?.cost ?? 0;
    Object.assign(bill, { lord: event.lord, saved: Math.max(0, printed - event.cost) });
  } else if (event.kind === 'joined' && event.how === 'recruited') bill.lord = event.lord;
  else if (event.kind === 'paid') bill.pearls += event.pearls;
  else if (event.kind === 'spent') bill.allies = true;
}

function takeLordBack(without: State, seat: Seat, lord: Lord): void {
  const own = at(without.players, seat);
  own.lords = own.lords.filter((one) => one !== lord);
  for (const holding of own.locations) holding.lords = holding.lords.filter((one) => one !== lord);
  if (without.holder[lord] === seat) without.holder[lord] = -1;
}

/** Locations, keys, allies, pearls and nebulis: what has changed. */
function belongings(state: State, end: State, seat: Seat, worthOf: WorthOf): Weighed<Reason>[] {
  const [was, is] = [at(state.players, seat), at(end.players, seat)];
  const found: Weighed<Reason>[] = [];
  const say = (reason: Reason, takeBack: (own: State['players'][number], without: State) => void) =>
    found.push({ reason, worth: worthOf((without) => takeBack(at(without.players, seat), without)) });
  const alliesBefore = standing.take(state, seat).allyPoints;
  const points = standing.take(end, seat).allyPoints - alliesBefore;
  if (points > 0)
    say({ kind: 'affiliates', points }, (own) => {
      own.allies = was.allies.slice();
    });
  const held = was.locations.map(({ location }) => location);
  for (const { location } of is.locations) {
    if (held.includes(location)) continue;
    const points = wouldScore(end, seat, location);
    const { key } = at(LOCATIONS, location);
    const reason: Reason = isSanctuary(location)
      ? { kind: 'sanctuary', location: key }
      : { kind: 'location', location: key, points };
    say(reason, (own) => {
      own.locations = own.locations.filter((holding) => holding.location !== location);
    });
  }
  const keys = keysOf(end, seat);
  const fewer = (own: { keys: number }) => {
    own.keys = was.keys;
  };
  const isDue = keys >= KEYS_NEEDED && abyss.actor(end) === 'chance' && end.turn === seat;
  if (isDue && end.faceUp.length + end.locationPile.length > 0) say({ kind: 'location-due' }, fewer);
  else if (keys < KEYS_NEEDED && keys > keysOf(state, seat)) say({ kind: 'keys', keys }, fewer);
  const asBefore = (own: { nebulis: number }) => {
    own.nebulis = was.nebulis;
  };
  const figureBack = (_: unknown, without: State) => {
    without.figure = state.figure;
  };
  const nebulis = is.nebulis - was.nebulis;
  if (end.figure === seat && state.figure !== seat) {
    const worth = worthOf((without) => {
      asBefore(at(without.players, seat));
      without.figure = state.figure;
    });
    found.push({
      reason: { kind: 'figure', nebulis: Math.max(0, nebulis) },
      worth: Math.min(-SLIGHT, worth),
      must: true,
    });
  } else if (nebulis > 0) say({ kind: 'corrupts', nebulis }, asBefore);
  if (nebulis < 0) say({ kind: 'cleans', nebulis: -nebulis }, asBefore);
  if (end.figure !== seat && state.figure === seat) say({ kind: 'figure-leaves' }, figureBack);
  if (is.pearls > was.pearls)
    say({ kind: 'earns', pearls: is.pearls - was.pearls }, (own) => {
      own.pearls = was.pearls;
    });
  return found;
}

/** A seventh lord brings the end. */
function seventh(state: State, end: State, seat: Seat): Reason[] {
  const isSeventh = lordsOf(end, seat).length >= LORDS_TO_END && lordsOf(state, seat).length < LORDS_TO_END;
  if (!isSeventh || state.ending !== null || abyss.actor(end) === null) return [];
  const view = abyss.view(end, seat);
  const rivals = end.players.flatMap((_, rival) => (rival === seat ? [] : [rival]));
  const theirs = rivals.map((rival) => runningScore(view, rival).total);
  const hidden = rivals.some((rival) => sum(at(end.players, rival).tokens) > 0);
  return [{ kind: 'seventh', lead: knownScore(view, seat).total - Math.max(...theirs), hidden }];
}

/** What comes next: a lord within reach, what the next player finds. */
function outlook(state: State, end: State, seat: Seat, worthOf: WorthOf): Weighed<Reason>[] {
  const found: Weighed<Reason>[] = [];
  const without = (lord: Lord) =>
    worthOf((place) => {
      place.court = place.court.map((one) => (one === lord ? -1 : one));
    });
  const gainsCards = at(end.players, seat).handSize > at(state.players, seat).handSize;
  if (gainsCards) {
    const lord = newlyPayable(state, end, seat);
    const near = lord === null ? nearest(end, seat) : null;
    if (lord !== null) found.push({ reason: { kind: 'affords', lord: at(LORDS, lord).key }, worth: without(lord) });
    else if (near !== null)
      found.push({
        reason: { kind: 'nears', lord: at(LORDS, near.lord).key, short: near.short },
        worth: Math.max(SLIGHT, without(near.lord)),
      });
  }
  if (state.turn === seat && end.turn !== seat && abyss.actor(end) !== null) {
    const stacks = end.council.map((stack, race) => ({ race, ...heap(stack) }));
    const richest = stacks.reduce((a, b) => (b.points > a.points ? b : a));
    const worth = worthOf((place) => at(place.council, richest.race).fill(0));
    if (richest.points >= RICH)
      found.push({
        reason: { kind: 'leaves', race: at(RACES, richest.race), points: richest.points, seat: end.turn },
        worth: Math.min(-SLIGHT, worth),
      });
  }
  return found;
}

/** The lords of the court this seat could recruit if it paid for them. */
const openTo = (state: State, seat: Seat): readonly Lord[] =>
  courtFor(state, seat)
    .filter(({ reservedBy }) => reservedBy < 0 || reservedBy === seat)
    .map(({ lord }) => lord);

/** The best lord of the court that has come within reach. */
function newlyPayable(state: State, end: State, seat: Seat): Lord | null {
  const before = new Set(state.court.filter((lord) => lord >= 0 && reach.take(state, seat).lacks(lord) === 0));
  reach.take(end, seat);
  let best: Lord | null = null;
  for (const lord of openTo(end, seat)) {
    if (before.has(lord) || reach.lacks(lord) > 0) continue;
    if (best === null || at(LORDS, lord).influence > at(LORDS, best).influence) best = lord;
  }
  return best;
}

function nearest(end: State, seat: Seat): { lord: Lord; short: number } | null {
  reach.take(end, seat);
  let best: { lord: Lord; short: number } | null = null;
  for (const lord of openTo(end, seat)) {
    const short = reach.lacks(lord);
    if (short > 0 && short <= NEAR && (best === null || short < best.short)) best = { lord, short };
  }
  return best;
}
