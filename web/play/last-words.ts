import type { Seat } from '@fathom/kernel';
import type { Session } from '../session/session.ts';
import { rollerOf, stepsOf } from '../session/story.ts';
import type { Guide, SpokenWords } from '../shelf/catalogue.ts';

/** How many sentences the last decision is told in at most: the last ones matter. */
const MOST = 3;

/** What the last decision led to, in sentences with its numbers; without the one that only says why the game ended. */
export function lastWords(
  session: Session,
  guide: Guide,
  words: SpokenWords,
  name: (seat: Seat) => string,
): readonly string[] {
  const why = session.now.result && words.why(session.now.result.why);
  const { beats = [] } = stepsOf(session.moments(), guide).at(-1) ?? {};
  return beats
    .flatMap((beat) => words.event(beat.event, name, rollerOf(beat)) ?? [])
    .filter((sentence) => sentence !== why)
    .slice(-MOST);
}
