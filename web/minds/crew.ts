import { at as itemAt, type Json, quickRandom, type Seat } from '@fathom/kernel';
import type { AnyThought } from '@fathom/mind/desk';
import type { Asked, Host } from '@fathom/mind/host';
import type { Crew, Session } from '../session/session.ts';

export interface Manners {
  /** Milliseconds a bot takes at least, so that one sees whose turn it is. */
  readonly pause: () => number;
  /** A bot could not decide in time or at all: somebody simpler plays this move for it. */
  readonly stoodIn: (seat: Seat) => void;
}

/** What a bot is deciding on: the log had `at` entries, and somebody is being asked. */
interface Deciding {
  readonly at: number;
  asked: Asked<AnyThought> | null;
}

/** Plays for the bots of a session until it is told to stop. Never leaves a game stuck: whatever happens, some move is played. */
export function sailWithBots(session: Session, crew: Crew, host: Pick<Host, 'think'>, manners: Manners): () => void {
  let stopped = false;
  let deciding: Deciding | null = null;
  const { game, facts } = session;
  const { options, sea } = facts;

  const askFor = (seat: Seat, level: string | null): Asked<AnyThought> =>
    host.think({
      game: game.id,
      options,
      view: crew.view(seat),
      seat,
      level,
      seed: `${sea} ${crew.at} ${seat}`,
    });

  const attend = () => {
    const { thinking } = session.now;
    const { at } = crew;
    if (deciding && (deciding.at !== at || thinking === null)) {
      deciding.asked?.cancel();
      deciding = null;
    }
    if (thinking !== null && !deciding && !stopped) void decide(thinking, at);
  };

  async function decide(seat: Seat, at: number): Promise<void> {
    const mine: Deciding = { at, asked: null };
    deciding = mine;
    const isStale = () => stopped || deciding !== mine;
    const pause = wait(manners.pause());
    for (const level of [facts.players[seat]?.bot ?? null, null]) {
      mine.asked = askFor(seat, level);
      const outcome = await mine.asked.outcome;
      mine.asked = null;
      await pause;
      if (isStale()) return;
      if (outcome.ok && (await crew.act(seat, at, outcome.value.ideas[0]?.moves ?? [])) === null) return;
      if (isStale()) return;
      if (level !== null) manners.stoodIn(seat);
    }
    const random = quickRandom(`${sea} ${at}`);
    const moves: readonly Json[] = game.moves(game.imagine(crew.view(seat), seat, random));
    await crew.act(seat, at, [itemAt(moves, random.below(moves.length))]);
  }

  const leave = session.subscribe(attend);
  attend();
  return () => {
    stopped = true;
    leave();
    deciding?.asked?.cancel();
  };
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
