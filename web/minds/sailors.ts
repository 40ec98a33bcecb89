import type { AnyGame } from '@fathom/kernel';
import type { AnyMindWords } from '@fathom/mind';
import { bareName, botName } from './seats.ts';
import { levelsOf, shortName } from './words.ts';

/** Who is to sit in a seat: a person, perhaps with a name, or a bot of some level. */
export interface Sailor {
  readonly name: string;
  readonly level: string | null;
}

const key = (game: string) => `fathom/crew/${game}`;
const person: Sailor = { name: '', level: null };

/**
 * Who sits down, for as many seats as the game has: what the address asks for (`?seats=3` is three people, `?bots=captain` has one of
 * them played), else as last time, else one person against the middle level. A game one can play alone has a person in each seat.
 */
export function firstSailors(rules: AnyGame, words: AnyMindWords | null, asked: URLSearchParams): readonly Sailor[] {
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
  return everybody(() => (min > 1 ? levels[Math.floor(levels.length / 2)] : null));
}

export function rememberSailors(game: string, sailors: readonly Sailor[]): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(sailors.map(({ level }) => level)));
  } catch {
    // Then the next game begins with the defaults.
  }
}

function remembered(game: string): readonly (string | null)[] | null {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key(game)) ?? 'null');
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

/** The names a logbook keeps. */
export function namesOf(sailors: readonly Sailor[], words: AnyMindWords | null): readonly string[] {
  return sailors.map(({ name, level }) =>
    level !== null && words ? botName(shortName(words, level), level) : bareName(name.trim()).slice(0, 24),
  );
}
