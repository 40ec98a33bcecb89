import type { GameResult, ScoreLine, Seat } from '@fathom/kernel';
import { ALLY_KINDS, pointsOf, RACES } from './box/cards.ts';
import { CITY_OF_MIRRORS, type Formula, isSanctuary, type Location, tileOf } from './box/locations.ts';
import { type Lord, type LordCard, lordCard } from './box/lords.ts';
import { LOOT_VALUES, TOKEN_VALUES } from './box/tracks.ts';
import { hoardOn } from './sanctuary.ts';
import { allLords, countOf, type Open, type OpenPlayer, playerOf, type State } from './state.ts';

const cardsOf = (player: OpenPlayer): readonly LordCard[] => allLords(player).map((lord) => lordCard(lord));

const influences = (player: OpenPlayer): number[] => cardsOf(player).map(({ influence }) => influence);

function affiliated(player: OpenPlayer, race: number | null): number {
  let count = 0;
  for (let card = 0; card < ALLY_KINDS; card++) {
    if (race === null || Math.floor(card / 5) === race) count += countOf(player.allies, card);
  }
  return count;
}

/** The values of the affiliated allies of one race, lowest first. */
const valuesOf = (player: OpenPlayer, race: number): number[] =>
  player.allies.flatMap((count, card) => (count > 0 && Math.floor(card / 5) === race ? [pointsOf(card)] : []));

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
      return strength(player);
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
  const player = playerOf(open, seat);
  const formula: Formula = tileOf(location).scores;
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
  const player = playerOf(open, seat);
  const lines: ScoreLine[] = player.locations.map(({ location }) => ({
    seat,
    item: `location:${tileOf(location).key}`,
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
  tokens.reduce((sum, count, i) => sum + count * countOf(TOKEN_VALUES, i), 0);

const scoreLines = (state: State, seat: Seat): ScoreLine[] => [
  ...openLines(state, seat),
  { seat, item: 'tokens', points: tokenPoints(playerOf(state, seat).tokens) },
];

/** E4: the strongest single lord, free or under a location; `null` without any. */
export function strongestLord(player: OpenPlayer): Lord | null {
  let strongest: Lord | null = null;
  for (const lord of allLords(player)) {
    if (strongest === null || lordCard(lord).influence > lordCard(strongest).influence) strongest = lord;
  }
  return strongest;
}

function strength(player: OpenPlayer): number {
  const lord = strongestLord(player);
  return lord === null ? 0 : lordCard(lord).influence;
}

/** E4: points, then pearls, then the strongest single lord. Positive if `a` stands before `b`. */
function compare(state: State, scores: readonly number[], a: Seat, b: Seat): number {
  const [one, other] = [playerOf(state, a), playerOf(state, b)];
  return countOf(scores, a) - countOf(scores, b) || one.pearls - other.pearls || strength(one) - strength(other);
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
