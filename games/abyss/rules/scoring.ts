import type { GameResult, ScoreLine, Seat } from '@fathom/kernel';
import { ALLY_KINDS, RACES, VALUE_OF } from './box/cards.ts';
import { CITY_OF_MIRRORS, type Formula, isSanctuary, LOCATIONS, type Location } from './box/locations.ts';
import { LORDS, type LordCard } from './box/lords.ts';
import { LOOT_VALUES, TOKEN_VALUES } from './box/tracks.ts';
import { hoardOn } from './sanctuary.ts';
import { allLords, type Open, type OpenPlayer, type State } from './state.ts';

const cardsOf = (player: OpenPlayer): readonly LordCard[] => allLords(player).map((lord) => LORDS[lord]);

const influences = (player: OpenPlayer): number[] => cardsOf(player).map(({ influence }) => influence);

function affiliated(player: OpenPlayer, race: number | null): number {
  let count = 0;
  for (let card = 0; card < ALLY_KINDS; card++) {
    if (race === null || Math.floor(card / 5) === race) count += player.allies[card];
  }
  return count;
}

/** The values of the affiliated allies of one race, lowest first. */
const valuesOf = (player: OpenPlayer, race: number): number[] =>
  player.allies.flatMap((count, card) => (count > 0 && Math.floor(card / 5) === race ? [VALUE_OF[card]] : []));

function lowestOfEach(player: OpenPlayer): number {
  let sum = 0;
  for (let race = 0; race < RACES.length; race++) sum += valuesOf(player, race)[0] ?? 0;
  return sum;
}

/** E3: the highest affiliated ally of each race. */
export function allyPoints(player: OpenPlayer): number {
  let sum = 0;
  for (let race = 0; race < RACES.length; race++) sum += valuesOf(player, race).at(-1) ?? 0;
  return sum;
}

export const lordPoints = (player: OpenPlayer): number => influences(player).reduce((sum, points) => sum + points, 0);

/** K8: a sanctuary scores the loot lying on it. */
export function lootPoints(open: Open, location: Location): number {
  const hoard = isSanctuary(location) ? hoardOn(open, location) : 0;
  return LOOT_VALUES.reduce<number>((sum, value, i) => sum + (hoard & (1 << i) ? value : 0), 0);
}

function counted(open: Open, player: OpenPlayer, location: Location, kind: Formula['kind']): number {
  switch (kind) {
    case 'guilds':
      return new Set(cardsOf(player).map(({ guild }) => guild)).size;
    case 'weakest':
      return allLords(player).length === 0 ? 0 : Math.min(...influences(player));
    case 'strongest':
      return Math.max(0, ...influences(player));
    case 'keyed':
      return cardsOf(player).filter(({ keys }) => keys > 0).length;
    case 'keyless':
      return cardsOf(player).filter(({ keys }) => keys === 0).length;
    case 'lowest':
      return lowestOfEach(player);
    case 'nebulis':
      return player.nebulis;
    case 'loot':
      return lootPoints(open, location);
    default:
      return 0;
  }
}

/** What a location is worth to a seat, judged by its own lords, allies and nebulis. */
export function locationPoints(open: Open, seat: Seat, location: Location): number {
  const player = open.players[seat];
  const formula: Formula = LOCATIONS[location].scores;
  switch (formula.kind) {
    case 'lords': {
      const lords = cardsOf(player).filter(({ guild }) => formula.guild === null || guild === formula.guild);
      return formula.base + formula.per * lords.length;
    }
    case 'allies':
      return formula.base + formula.per * affiliated(player, formula.race);
    case 'mirrors':
      return mirrored(open, seat);
    case 'smokers':
      return 0;
    default:
      return formula.base + formula.per * counted(open, player, location, formula.kind);
  }
}

/** E5, E7: the best location of an opponent, never Mirrors itself, never below 0. */
function mirrored(open: Open, seat: Seat): number {
  let best = 0;
  open.players.forEach((other, opponent) => {
    if (opponent === seat) return;
    for (const { location } of other.locations) {
      if (location !== CITY_OF_MIRRORS) best = Math.max(best, locationPoints(open, seat, location));
    }
  });
  return best;
}

export const FIGURE_COST = 5;

/** E3 without monster tokens: every line of the score that all can see. */
export function openLines(open: Open, seat: Seat): ScoreLine[] {
  const player = open.players[seat];
  const lines: ScoreLine[] = player.locations.map(({ location }) => ({
    seat,
    item: `location:${LOCATIONS[location].key}`,
    points: locationPoints(open, seat, location),
  }));
  lines.push({ seat, item: 'lords', points: lordPoints(player) }, { seat, item: 'allies', points: allyPoints(player) });
  if (open.options.kraken) {
    lines.push({ seat, item: 'nebulis', points: player.nebulis === 0 ? 0 : -player.nebulis });
    lines.push({ seat, item: 'figure', points: open.figure === seat ? -FIGURE_COST : 0 });
  }
  return lines;
}

export const tokenPoints = (tokens: readonly number[]): number =>
  tokens.reduce((sum, count, i) => sum + count * TOKEN_VALUES[i], 0);

const scoreLines = (state: State, seat: Seat): ScoreLine[] => [
  ...openLines(state, seat),
  { seat, item: 'tokens', points: tokenPoints(state.players[seat].tokens) },
];

/** E4: points, then pearls, then the strongest single lord. Positive if `a` stands before `b`. */
function compare(state: State, scores: readonly number[], a: Seat, b: Seat): number {
  const [one, other] = [state.players[a], state.players[b]];
  return (
    scores[a] - scores[b] ||
    one.pearls - other.pearls ||
    Math.max(0, ...influences(one)) - Math.max(0, ...influences(other))
  );
}

function standing(state: State): { lines: ScoreLine[]; scores: number[]; ranks: number[] } {
  const seats = state.players.map((_, seat) => seat);
  const lines = seats.flatMap((seat) => scoreLines(state, seat));
  const scores = seats.map((seat) => lines.reduce((sum, line) => (line.seat === seat ? sum + line.points : sum), 0));
  const ranks = seats.map((seat) => 1 + seats.filter((other) => compare(state, scores, other, seat) > 0).length);
  return { lines, scores, ranks };
}

export function result(state: State): GameResult {
  const { lines, scores, ranks } = standing(state);
  return { ranks, scores, breakdown: lines, why: state.ending ?? 'quiet' };
}

/** The share of opponents left behind, a shared rank counting half. */
export function payoffs(state: State): readonly number[] {
  const { ranks } = standing(state);
  return ranks.map((rank, seat) => {
    let beaten = 0;
    ranks.forEach((other, opponent) => {
      if (opponent !== seat) beaten += other > rank ? 1 : other === rank ? 0.5 : 0;
    });
    return beaten / (state.seats - 1);
  });
}
