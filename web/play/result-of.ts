import { canonical } from '@fathom/kernel';
import { seaOf } from '../begin.ts';
import type { Result } from '../results.ts';
import type { Save } from '../saves.ts';
import type { Session } from '../session.ts';

/** What the statistics keep of a finished game. */
export function resultOf(save: Save, session: Session): Result {
  const { options, seats } = session.table.setup;
  const { result, practised } = session.now;
  const { bots, people } = session;
  const hasBots = people.length < seats;
  return {
    save: save.id,
    game: save.game,
    config: canonical({ seats, options, ...(hasBots ? { bots } : {}) }),
    sea: seaOf(save.logbook),
    won: result?.ranks[people[0] ?? 0] === 1,
    people: people.length,
    ...(save.advised ? { advised: true } : {}),
    practised,
    known: save.known,
    ...(save.daily ? { daily: save.daily } : {}),
    when: save.touched,
  };
}
