import type { AnyPlayable, Json, Player } from '@fathom/kernel';
import { fetchMindWords, levelsOf } from '../minds/words.ts';
import type { Guide } from '../shelf/catalogue.ts';
import type { LessonEntry } from '../shelf/lessons.ts';
import { shown } from '../words/words.ts';
import { type Begun, begin } from './begin.ts';

interface Parts {
  readonly rules: AnyPlayable;
  readonly guide: Guide;
}

/** One person, and the gentlest of the bots in every other seat. */
async function beginners(game: string, seats: number): Promise<readonly Player[]> {
  const learner: Player = { name: '', bot: null };
  if (seats === 1) return [learner];
  const words = await fetchMindWords(game, shown());
  const level = (words && levelsOf(words)[0]) ?? null;
  return [learner, ...Array.from({ length: seats - 1 }, (): Player => ({ name: '', bot: level }))];
}

function optionsOf(rules: AnyPlayable, wished: Json): Json {
  const parsed = rules.options.parse(wished);
  return parsed.ok ? (parsed.value as Json) : (rules.options.defaults as Json);
}

export async function beginLesson({ rules, guide }: Parts, { id, table }: LessonEntry): Promise<Begun> {
  return begin(rules, guide, {
    seats: table.seats,
    options: optionsOf(rules, table.options),
    players: await beginners(rules.id, table.seats),
    sea: table.after,
    known: true,
    taught: true,
    lesson: { id, script: table.script },
  });
}

/** The game that follows a lesson: a real one, with the coach beside it. */
export async function beginCoached({ rules, guide }: Parts, { table }: LessonEntry): Promise<Begun> {
  return begin(rules, guide, {
    seats: table.seats,
    options: optionsOf(rules, table.options),
    players: await beginners(rules.id, table.seats),
    sea: table.after,
    known: true,
    taught: true,
  });
}
