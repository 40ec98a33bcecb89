import type { Seat } from '@fathom/kernel';
import type { Session } from '../session/session.ts';
import { rollerOf, stepsOf } from '../session/story.ts';
import type { Guide, SpokenWords } from '../shelf/catalogue.ts';

/** How many sentences the last decision is told in at most: the last ones matter. */
const MOST = 3;

/** Whether the first sentence begins with all that the second one says. */
const says = (all: string, sentence: string): boolean => all.startsWith(sentence.replace(/\.$/, ''));

/** How it ended, as the last decision led to it, in sentences with its numbers; nothing twice, nor what `told` has said already. */
export function lastWords(
  session: Session,
  guide: Guide,
  words: SpokenWords,
  name: (seat: Seat) => string,
  told: string,
): readonly string[] {
  const { beats = [] } = stepsOf(session.moments(), guide).at(-1) ?? {};
  // The reason of an end speaks to everybody, whoever rolled: sentences are compared as if they did too.
  const sentences = beats.flatMap((beat) => {
    if (guide.ends && !guide.ends(beat.event)) return [];
    const said = words.event(beat.event, name, rollerOf(beat));
    return said ? [{ kind: beat.event.kind, said, plain: words.event(beat.event, name) ?? said }] : [];
  });
  const news = sentences.filter(
    ({ plain }, at) => ![{ plain: told }, ...sentences.slice(at + 1)].some((later) => says(later.plain, plain)),
  );
  // What there is no room to tell of everybody is told of nobody.
  const left = new Set(news.slice(0, -MOST).map(({ kind }) => kind));
  const last = news.slice(-MOST);
  const even = last.filter(({ kind }) => !left.has(kind));
  return (even.length > 0 ? even : last).map(({ said }) => said);
}
