import { CARD_KINDS, type Card, FIRST_KRAKEN, freshDeck, isKraken, RACE_OF } from '../box/cards.ts';
import { BASE_LOCATIONS, BLACK_SMOKERS, LOCATIONS } from '../box/locations.ts';
import { BASE_LORDS, FERRYMAN, LORDS, OPPORTUNIST, ORACLE, RECIPIENT, SLAVER } from '../box/lords.ts';
import { LOOT_COUNTS, TOKEN_COUNTS, tokenIndex } from '../box/tracks.ts';
import { type State, stackSize } from '../state.ts';

const add = (sums: number[], counts: readonly number[], sign = 1): void => {
  for (const [kind, count] of counts.entries()) sums[kind] = (sums[kind] ?? 0) + sign * count;
};

const isZero = (counts: readonly number[]): boolean => counts.every((count) => count === 0);

/** Whether these are the numbers from 0 on, each once. */
const isEachOnce = (numbers: readonly number[], count: number): boolean =>
  numbers.length === count && new Set(numbers).size === count && numbers.every((number) => number < count);

/** S1: every card is in exactly one place. */
function wrongCards(state: State): string | null {
  const rest = freshDeck(state.options.kraken);
  const take = (counts: readonly number[]) => add(rest, counts, -1);
  const takeOne = (cards: readonly Card[]) => {
    for (const card of cards) rest[card] = (rest[card] ?? 0) - 1;
  };
  take(state.deck);
  take(state.discard);
  takeOne(state.track);
  for (const stack of state.council) take(stack);
  for (const { hand, allies } of state.players) {
    take(hand);
    take(allies);
  }
  for (const frame of state.stack) {
    if (frame.at === 'pay') takeOne(frame.spent);
    else if (frame.at === 'affiliate') takeOne(frame.cards);
  }
  if (rest.length !== CARD_KINDS || !isZero(rest)) return 'The exploration cards are not those of the box.';
  if (state.players.some(({ hand, handSize }) => stackSize(hand) !== handSize)) return 'A hand is miscounted.';
  const strayed = state.council.some((stack, race) =>
    stack.some((count, card) => count > 0 && card < FIRST_KRAKEN && RACE_OF[card] !== race),
  );
  return strayed ? 'A council stack holds allies of another race.' : null;
}

/** S2: every lord is in exactly one place; free and enabled ones have a holder. */
function wrongLords(state: State): string | null {
  const { court, lordDeck, gone, players, holder } = state;
  const all = [...court.filter((lord) => lord >= 0), ...lordDeck, ...gone];
  for (const player of players) {
    all.push(...player.lords);
    for (const { lords } of player.locations) all.push(...lords);
  }
  if (!isEachOnce(all, state.options.kraken ? LORDS.length : BASE_LORDS)) return 'The lords are not those of the box.';
  for (const { lords, disabled } of players) {
    if (new Set(disabled).size !== disabled.length || !disabled.every((lord) => lords.includes(lord))) {
      return 'A lord is disabled that is not free.';
    }
  }
  for (const [lord, seat] of holder.entries()) {
    const owner = players.findIndex(({ lords, disabled }) => lords.includes(lord) && !disabled.includes(lord));
    if (owner !== seat) return 'It is not clear whose lords work.';
  }
  const powers = [SLAVER, ORACLE, OPPORTUNIST, FERRYMAN, RECIPIENT];
  const { used } = state;
  return new Set(used).size === used.length && used.every((lord) => powers.includes(lord))
    ? null
    : 'A power has been used that does not exist.';
}

/** S2: every location is in exactly one place; only Black Smokers ever leave the game. */
function wrongLocations({ locationPile, faceUp, drawn, goneLocations, players, options }: State): string | null {
  const all = [...locationPile, ...faceUp, ...drawn, ...goneLocations];
  for (const player of players) for (const { location } of player.locations) all.push(location);
  const right = isEachOnce(all, options.kraken ? LOCATIONS.length : BASE_LOCATIONS);
  return right && goneLocations.every((location) => location === BLACK_SMOKERS)
    ? null
    : 'The locations are not those of the box.';
}

/** S3, S4: monster tokens and loot. */
function wrongTokens(state: State): string | null {
  const tokens = TOKEN_COUNTS.slice();
  add(tokens, state.pool, -1);
  for (const player of state.players) add(tokens, player.tokens, -1);
  if (!isZero(tokens)) return 'The monster tokens are not those of the box.';
  const { hunted } = state;
  if (hunted) {
    const { from, to, value } = hunted;
    const held = state.players[to]?.tokens[tokenIndex(value)] ?? 0;
    if (from === to || held === 0) return 'The token the Hunter took is not where it was brought.';
  }
  const loot = state.options.kraken ? LOOT_COUNTS.slice() : LOOT_COUNTS.map(() => 0);
  add(loot, state.lootDeck, -1);
  add(loot, state.lootDiscard, -1);
  for (const hoard of state.hoards) {
    add(
      loot,
      LOOT_COUNTS.map((_, i) => (hoard >> i) & 1),
      -1,
    );
  }
  for (const frame of state.stack) if (frame.at === 'loot-laid') loot[frame.loot] = (loot[frame.loot] ?? 0) - 1;
  return isZero(loot) ? null : 'The loot cards are not those of the box.';
}

/** K7: a token guards something that is there, one in each area. */
function wrongSentinels({ sentinels, court, council, faceUp }: State): string | null {
  const there = { court, council: [...council.keys()], locations: faceUp };
  const areas = sentinels.flatMap(({ area }) => area ?? []);
  const right = sentinels.every(({ owner, area, thing, ready }) =>
    area === null
      ? thing === -1 && (owner >= 0 || !ready)
      : owner >= 0 && !ready && thing >= 0 && there[area].includes(thing),
  );
  return right && new Set(areas).size === areas.length ? null : 'The sentinels cannot stand like that.';
}

/** Where cards lie in the middle of exploring, and where nothing lies outside of it. */
function wrongTrack({ track, stack }: State): string | null {
  if (stack.some(({ at }) => at === 'explored')) return null;
  const krakens = stack.some(({ at }) => at === 'kraken-left');
  const right = krakens ? track.length > 0 && track.every(isKraken) : track.length === 0;
  return right ? null : 'Cards lie on the track although nobody explores.';
}

/** What is wrong with where the pieces are. */
export const wrongInBox = (state: State): string | null =>
  wrongCards(state) ??
  wrongLords(state) ??
  wrongLocations(state) ??
  wrongTokens(state) ??
  wrongSentinels(state) ??
  wrongTrack(state);
