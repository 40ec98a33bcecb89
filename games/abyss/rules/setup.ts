import { ALLY_KINDS, CARD_KINDS, freshDeck, HAND_KINDS } from './box/cards.ts';
import { BASE_LOCATIONS, FIRST_SANCTUARY, LOCATIONS } from './box/locations.ts';
import { BASE_LORDS, LORDS } from './box/lords.ts';
import { LOOT_COUNTS, TOKEN_COUNTS } from './box/tracks.ts';
import { withSecrets } from './clone.ts';
import { COURT_PLACES, evenly } from './court.ts';
import { FIRST, type Move, target } from './notation.ts';
import type { Options } from './options.ts';
import type { Open, Player, Sentinel, State } from './state.ts';
import { step } from './step.ts';

/** Games are set up by the thousand, so arrays are copied from these, and always of the same kind. */
const ZEROS: readonly number[] = Array.from({ length: CARD_KINDS }, () => 0);
const NOBODY: readonly number[] = Array.from(LORDS, () => -1);
const COUNTING: readonly number[] = Array.from(LORDS, (_, i) => i);

const zeros = (length: number): number[] => ZEROS.slice(0, length);
const upTo = (length: number): number[] => COUNTING.slice(0, length);

/** S3: one pearl each, no starting hand. */
const newPlayer = (): Player => ({
  pearls: 1,
  nebulis: 0,
  keys: 0,
  hand: zeros(HAND_KINDS),
  handSize: 0,
  allies: zeros(ALLY_KINDS),
  lords: [],
  disabled: [],
  locations: [],
  tokens: zeros(TOKEN_COUNTS.length),
});

const newSentinel = (): Sentinel => ({ owner: -1, area: null, thing: -1, ready: false });

function newPlayers(seats: number): Player[] {
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) players.push(newPlayer());
  return players;
}

/** S1–S4. What is drawn comes in the order of S6: the court from place 6 to 1, the location, the first player. */
export function setup(seats: number, options: Options): State {
  const { kraken } = options;
  const open: Open & { players: Player[] } = {
    options,
    seats,
    stack: [{ at: 'first-player' }, { at: 'first-location' }, { at: 'fill' }],
    turn: 0,
    first: 0,
    round: 1,
    quiet: 0,
    recruited: false,
    extra: false,
    used: [],
    sales: 0,
    bought: zeros(seats),
    closer: -1,
    ending: null,
    over: false,
    deck: freshDeck(kraken),
    discard: zeros(CARD_KINDS),
    track: [],
    threat: 1,
    council: [zeros(HAND_KINDS), zeros(HAND_KINDS), zeros(HAND_KINDS), zeros(HAND_KINDS), zeros(HAND_KINDS)],
    court: NOBODY.slice(0, COURT_PLACES),
    lordDeck: upTo(kraken ? LORDS.length : BASE_LORDS),
    gone: [],
    holder: NOBODY.slice(),
    locationPile: upTo(kraken ? LOCATIONS.length : BASE_LOCATIONS),
    faceUp: [],
    drawn: [],
    goneLocations: [],
    hoards: zeros(kraken ? LOCATIONS.length - FIRST_SANCTUARY : 0),
    lootDeck: kraken ? LOOT_COUNTS.slice() : zeros(LOOT_COUNTS.length),
    lootDiscard: zeros(LOOT_COUNTS.length),
    figure: -1,
    settled: zeros(seats),
    sentinels: kraken ? [newSentinel(), newSentinel(), newSentinel()] : [],
    players: newPlayers(seats),
  };
  return withSecrets(open, TOKEN_COUNTS.slice(), null);
}

export const firstPlayer = step<'first-player'>({
  actor: () => 'chance',
  moves: (state): Move[] => FIRST.slice(0, state.seats),
  weights: (state) => evenly(state.players),
  play(state, _frame, move, tell) {
    state.stack.pop();
    state.first = target(move);
    state.turn = state.first;
    if (tell) tell({ kind: 'first-player', seat: state.first });
    state.stack.push({ at: 'turn', extra: false });
  },
});
