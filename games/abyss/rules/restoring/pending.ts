import { last, type Seat } from '@fathom/kernel';
import { type Card, HAND_KINDS, MONSTER, NEBULIS_OF } from '../box/cards.ts';
import { BLACK_SMOKERS, type Location } from '../box/locations.ts';
import { ALCHEMIST, APPRENTICE, ELDER, HERMIT, type Lord, SAGE } from '../box/lords.ts';
import { courtOpenTo } from '../court.ts';
import { isAsked, TRACK_PLACES } from '../explore.ts';
import type { Frame, FrameAt, FrameOf } from '../frames.ts';
import { COMMANDER_LIMIT, HAND_LIMIT, trimMoves } from '../hands.ts';
import { KEYS_NEEDED, keyLords, keysOf, openLocations } from '../locations.ts';
import { ownMoves } from '../machine.ts';
import { lookAhead } from '../recruit.ts';
import { isEmpty, type OpenPlayer, type State, stackSize } from '../state.ts';

/** What a frame may lie on: the frames that were there when it came; `ground` is the bottom of the stack. */
type Base = FrameAt | 'ground';

/** Where powers may be used, and so bring a lord to the court or the figure to another. */
const WITH_POWERS: readonly Base[] = [
  'action',
  'end',
  'ally',
  'monster',
  'kraken-left',
  'units',
  'stack',
  'location',
  'keep',
  'smokers',
  'search',
  'illusionist',
  'illusion',
  'healer',
  'corruptor',
  'traitor',
  'treason',
  'schemer',
  'liberator',
  'fence',
  'guard',
  'assassin',
  'hunter',
  'executioner',
];

/** Once a lord has joined. */
const ARRIVED: readonly Base[] = ['refill'];

/** Frames that are done before anybody is asked lie on nothing. */
const BASES: { readonly [at in FrameAt]: readonly Base[] } = {
  'first-player': ['ground'],
  'first-location': ['first-player'],
  fill: ['first-location', 'keys'],
  turn: [],
  close: ['ground'],
  end: ['close'],
  keys: ['end'],
  action: ['keys'],
  'hand-limit': ['close'],
  limit: ['close'],
  explored: ['keys'],
  reveal: ['explored'],
  ally: ['explored'],
  offer: ['ally'],
  monster: ['explored'],
  units: ['explored'],
  token: ['explored', 'loot-laid'],
  'kraken-left': ['keys'],
  stack: ['keys', 'refill'],
  pay: ['keys'],
  refill: ['keys'],
  join: ['refill'],
  gift: ['join'],
  affiliate: ['gift', 'join'],
  bribe: ['join'],
  location: ['keys'],
  keep: ['keys', 'refill'],
  drawn: ['keep'],
  'pay-keys': ['keys'],
  smokers: ['keys', 'refill'],
  search: ['keys', 'refill'],
  loot: ['search'],
  'loot-laid': ['search'],
  'next-ally': ['loot-laid'],
  trim: ['close', 'hand-limit', 'reveal', 'refill', 'trim'],
  'lord-drawn': WITH_POWERS,
  figure: [...WITH_POWERS, 'reveal', 'trim', 'affiliate', 'join', 'refill', 'last-allies'],
  guard: ARRIVED,
  jailer: ARRIVED,
  assassin: ARRIVED,
  hunter: ARRIVED,
  hunted: ARRIVED,
  executioner: ARRIVED,
  executed: ARRIVED,
  illusionist: ARRIVED,
  illusion: ARRIVED,
  healer: ARRIVED,
  corruptor: ARRIVED,
  traitor: ARRIVED,
  treason: ARRIVED,
  schemer: ARRIVED,
  scheme: ARRIVED,
  liberator: ARRIVED,
  fence: ARRIVED,
  gifts: ARRIVED,
  'last-krakens': [],
  'last-allies': ['ground'],
};

/** Frames that never ask, so that one that does must lie on them. */
const SILENT: ReadonlySet<FrameAt> = new Set<FrameAt>([
  'close',
  'keys',
  'hand-limit',
  'explored',
  'gift',
  'join',
  'refill',
  'loot-laid',
  'last-allies',
]);

/** Where a frame lies: on what, under what, and in whose turn. */
interface Lie {
  readonly state: State;
  readonly player: OpenPlayer;
  readonly below: Frame | undefined;
  readonly above: Frame | undefined;
}

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((number, i) => i === 0 || number >= (numbers[i - 1] ?? 0));

const owns = (player: OpenPlayer, location: Location): boolean =>
  player.locations.some((held) => held.location === location);

const lastOnTrack = ({ track }: State): Card => track.at(-1) ?? -1;

/** Whether the frame can be played on where it lies. Those not named here always can. */
const SOUND: { readonly [at in FrameAt]?: (frame: FrameOf<at>, lie: Lie) => boolean } = {
  'first-location': (_frame, { state }) => state.locationPile.length > 0,
  fill: (_frame, { state }) => state.lordDeck.length > 0 && state.court.includes(-1),
  reveal: (_frame, { state, above }) =>
    state.track.length < TRACK_PLACES && (above !== undefined || !isEmpty(state.deck)),
  ally: (_frame, { state }) => state.track.length > 0 && lastOnTrack(state) !== MONSTER,
  offer: ({ seat }, { state }) => seat !== state.turn && isAsked(state, seat),
  monster: (_frame, { state }) => lastOnTrack(state) === MONSTER,
  units: (_frame, { state }) => state.track.length < TRACK_PLACES,
  token: ({ seat, count }, { state, below }) =>
    seat === state.turn && stackSize(state.pool) >= count && (below?.at === 'explored' || count === 1),
  stack: ({ lord }, { below }) => lord === (below?.at === 'keys' ? ALCHEMIST : APPRENTICE),
  pay: isPaySound,
  affiliate: ({ cards }) => cards.length > 0 && isRising(cards),
  gift: ({ nebulis }, { above }) => above?.at === 'affiliate' && giftOf(above.cards) === nebulis,
  join: ({ lord, how }, { state, above }) =>
    state.court.includes(lord) &&
    (how === 'recruited' ? above?.at !== 'bribe' : above?.at === 'bribe' || above?.at === 'figure'),
  bribe: ({ lord }, { below }) => below?.at === 'join' && below.lord === lord,
  location: (_frame, { state }) => keysOf(state, state.turn) >= KEYS_NEEDED,
  keep: isKeepSound,
  drawn: ({ left }, { state }) => left > 0 && left <= state.locationPile.length,
  'pay-keys': isPayKeysSound,
  smokers: (_frame, { player }) => owns(player, BLACK_SMOKERS),
  search: ({ location }, { state, player, above }) =>
    owns(player, location) && (above !== undefined || !isEmpty(state.lootDeck)),
  loot: ({ location }, { below }) => below?.at === 'search' && below.location === location,
  'loot-laid': ({ location }, { below }) => below?.at === 'search' && below.location === location,
  'next-ally': (_frame, { state }) =>
    !isEmpty(state.deck) && [state.deck, state.discard].some((pile) => !isEmpty(pile.slice(0, HAND_KINDS))),
  trim({ seat, limit, from }, { state, above }) {
    const player = state.players[seat];
    if (!player || limit !== COMMANDER_LIMIT) return false;
    const excess = player.handSize - limit;
    return excess <= 0 ? above !== undefined : trimMoves(player, from, excess).length > 0;
  },
  'hand-limit': (_frame, { state }) => state.options.handLimit12,
  limit: ({ over }, { state, player }) => state.options.handLimit12 && over > 0 && over <= player.handSize - HAND_LIMIT,
  figure: ({ among }, { state }) =>
    state.figure >= 0 && among.length > 1 && new Set(among).size === among.length && !among.includes(state.figure),
  'lord-drawn': ({ place }, { state }) => state.court[place] === -1 && state.lordDeck.length > 0,
  guard: ({ sentinel }, { state }) =>
    state.sentinels[sentinel]?.owner === state.turn && state.sentinels[sentinel]?.area === null,
  jailer: isAgainst,
  assassin: isAgainst,
  hunted: isAgainst,
  executed: isAgainst,
  illusion: ({ given }, { player }) => owns(player, given),
  traitor: (_frame, { state }) => courtOpenTo(state, state.turn).length > 0,
  fence: (_frame, { player, above }) => above !== undefined || player.nebulis > 0,
  gifts: ({ left, upTo }, { player }) => left > 0 && left <= player.nebulis && upTo > 0,
};

function isAgainst({ seat }: { seat: Seat }, { state }: Lie): boolean {
  return seat !== state.turn;
}

function giftOf(cards: readonly Card[]): number {
  let nebulis = 0;
  for (const card of cards) nebulis += NEBULIS_OF[card] ?? 0;
  return nebulis;
}

/** What may follow is worked out anew. */
function isPaySound(frame: FrameOf<'pay'>, { state }: Lie): boolean {
  if (!courtOpenTo(state, state.turn).includes(frame.lord) || !isRising(frame.spent)) return false;
  const { next, nebulis } = lookAhead(state, frame.lord, frame.spent);
  return (
    frame.nebulis === nebulis && frame.next.length === next.length && next.every((card, i) => card === frame.next[i])
  );
}

function isKeepSound({ ambassador }: FrameOf<'keep'>, { state, player, below, above }: Lie): boolean {
  if (above?.at !== 'drawn' && state.drawn.length === 0) return false;
  if (below?.at === 'keys') return ambassador === -1 && keysOf(state, state.turn) >= KEYS_NEEDED;
  const ambassadors: readonly Lord[] = [SAGE, HERMIT, ELDER];
  return ambassadors.includes(ambassador) && player.lords.includes(ambassador);
}

function isPayKeysSound({ location, lords }: FrameOf<'pay-keys'>, { state }: Lie): boolean {
  const there = state.drawn.length > 0 ? state.drawn : openLocations(state, state.turn);
  const all = keyLords(state, state.turn);
  const places = lords.map((lord) => all.indexOf(lord));
  return (
    there.includes(location) &&
    state.drawn.length <= 1 &&
    lords.length < KEYS_NEEDED &&
    new Set(lords).size === lords.length &&
    !places.includes(-1) &&
    isRising(places)
  );
}

/** Asks the check of its own kind; the types cannot tell that it is the frame's. */
function isSound<At extends FrameAt>(frame: FrameOf<At>, lie: Lie): boolean {
  const sound: ((frame: FrameOf<At>, lie: Lie) => boolean) | undefined = SOUND[frame.at as At];
  return sound === undefined || sound(frame, lie);
}

/** What is wrong with what is still to be decided or done. */
export function wrongInStack(state: State): string | null {
  const { stack, turn, drawn } = state;
  const player = state.players[turn];
  if (!player) return 'It is nobody’s turn.';
  for (const [i, frame] of stack.entries()) {
    const below = stack[i - 1];
    const above = stack[i + 1];
    const sound =
      BASES[frame.at].includes(below?.at ?? 'ground') &&
      isSound(frame, { state, player, below, above }) &&
      (!isWaiting(frame, above) || ownMoves(state, frame).length > 0);
    if (!sound) {
      return `The game never waits for "${frame.at}" like that.`;
    }
  }
  if (SILENT.has(last(stack).at)) return 'Nobody is asked anything, and yet the game goes on.';
  if (drawn.length > 0 && !stack.some(({ at }) => at === 'keep' || at === 'pay-keys')) {
    return 'Locations have been drawn, and nobody keeps one.';
  }
  return null;
}

/** Whether a frame is the one that asks, or has asked and waits for what a power brought; a sentinel may find no place. */
const isWaiting = ({ at }: Frame, above: Frame | undefined): boolean =>
  above === undefined ||
  ((above.at === 'lord-drawn' || above.at === 'figure') && at !== 'guard' && WITH_POWERS.includes(at));
