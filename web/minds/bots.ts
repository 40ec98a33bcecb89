import type { Seat } from '@fathom/kernel';
import type { Crew, Session } from '../session/session.ts';
import { sailWithBots } from './crew.ts';
import { host } from './host.ts';
import { mindWords } from './speech.ts';
import '../style/thinking.css';

/** Plays for the bots of a table in this page's worker; `say` tells the person what did not go as it should. */
export function playBots(
  session: Session,
  crew: Crew,
  page: {
    readonly pause: () => number;
    readonly name: (seat: Seat) => string;
    readonly say: (sentence: string) => void;
  },
): () => void {
  return sailWithBots(session, crew, host, {
    pause: page.pause,
    stoodIn: (seat) => page.say(mindWords().stoodIn(page.name(seat))),
  });
}

/** Fetches all that the bots, hints and analysis of a game may come to need. */
export async function fetchAllOf(game: string): Promise<void> {
  const outcome = await host.fetchAll(game);
  if (!outcome.ok) throw new Error(outcome.error);
}
