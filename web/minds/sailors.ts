import { type AnyPlayable, type Player, shortened } from '@fathom/kernel';
import type { AnyMindWords } from '@fathom/mind';
import { recallJson, remember } from '../shell/keepsakes.ts';
import { botName, levelsOf } from './words.ts';

/** Who is to sit in a seat: a person, perhaps with a name, or a bot of some level. */
export interface Sailor {
  readonly name: string;
  readonly level: string | null;
}

const key = (game: string) => `fathom/crew/${game}`;
const person: Sailor = { name: '', level: null };

/**
 * Who sits down, for as many seats as the game has: what the address asks for (`?seats=3` is three people, `?bots=captain` has one of
 * them played), else as last time, else one person against the middle level and its neighbours, each once. A game one can play alone
 * has a person in each seat.
 */
export function firstSailors(
  rules: AnyPlayable,
  words: AnyMindWords | null,
  asked: URLSearchParams,
): readonly Sailor[] {
  const [min, max] = rules.seats;
  const levels = words ? levelsOf(words) : [];
  const seat = (level: string | null | undefined): Sailor => ({
    name: '',
    level: levels.find((one) => one === level) ?? null,
  });
  const everybody = (level: (seat: number) => string | null | undefined) =>
    Array.from({ length: max }, (_, at) => (at === 0 ? person : seat(level(at))));
  const wanted = asked.get('bots')?.split(',');
  if (wanted) return everybody((at) => wanted[at - 1]);
  if (asked.has('seats')) return everybody(() => null);
  const last = remembered(rules.id);
  if (last) return everybody((at) => last[at]);
  const middle = Math.floor(levels.length / 2);
  return everybody((at) => (min > 1 ? levels[middle + aside(at - 1)] : null));
}

/** 0, −1, 1, −2, 2 …: from the middle outwards, the weaker side first. */
const aside = (n: number): number => (n % 2 === 1 ? -(n + 1) / 2 : n / 2);

export function rememberSailors(game: string, sailors: readonly Sailor[]): void {
  remember(key(game), JSON.stringify(sailors.map(({ level }) => level)));
}

function remembered(game: string): readonly (string | null)[] | null {
  const list = recallJson(key(game));
  return Array.isArray(list) ? list : null;
}

/** Who is to sit down, as a logbook keeps it. */
export function playersOf(sailors: readonly Sailor[], words: AnyMindWords | null): readonly Player[] {
  return sailors.map(({ name, level }, seat) =>
    level !== null && words
      ? { name: botName(words, level, alikeBefore(sailors, seat)), bot: level }
      : { name: shortened(name), bot: null },
  );
}

/** How many of the same level sit before this one. */
export const alikeBefore = (sailors: readonly Sailor[], seat: number): number =>
  sailors.slice(0, seat).filter(({ level }) => level === sailors[seat]?.level).length;
