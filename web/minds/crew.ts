import { type Json, quickRandom, type Seat } from '@fathom/kernel';
import type { AnyThought } from '@fathom/mind/desk';
import type { Asked, Host } from '@fathom/mind/host';
import type { Session } from '../session.ts';

export interface Manners {
  /** Milliseconds a bot takes at least, so that one sees whose turn it is. */
  readonly pause: () => number;
  /** A bot could not decide in time or at all: somebody simpler plays this move for it. */
  readonly stoodIn: (seat: Seat) => void;
}

/** Plays for the bots of a session until it is told to stop. Never leaves a game stuck: whatever happens, some move is played. */
export function sailWithBots(session: Session, host: Pick<Host, 'think'>, manners: Manners): () => void {
  let stopped = false;
  let asking: { readonly at: number; readonly asked: Asked<AnyThought> } | null = null;
  const game = session.game.id;
  const { options, sea: drawn } = session.table.setup;
  const sea = drawn.kind === 'named' ? drawn.name : drawn.kind;

  const askFor = (seat: Seat, level: string | null): Asked<AnyThought> =>
    host.think({
      game,
      options,
      view: session.table.view(seat),
      seat,
      level,
      seed: `${sea} ${session.table.at} ${seat}`,
    });

  const attend = () => {
    const { thinking } = session.now;
    const { at } = session.table;
    if (asking && (asking.at !== at || thinking === null)) {
      asking.asked.cancel();
      asking = null;
    }
    if (thinking !== null && !asking && !stopped) void decide(thinking, at);
  };

  async function decide(seat: Seat, at: number): Promise<void> {
    const isStale = () => stopped || session.table.at !== at;
    const pause = wait(manners.pause());
    for (const level of [session.bots[seat], null]) {
      const asked = askFor(seat, level);
      asking = { at, asked };
      const outcome = await asked.outcome;
      await pause;
      if (isStale() || (!outcome.ok && outcome.why === 'cancelled')) return;
      if (outcome.ok && play(seat, at, outcome.value.ideas[0]?.moves ?? [])) return;
      if (level !== null) manners.stoodIn(seat);
    }
    const moves = session.game.moves(session.table.state) as readonly Json[];
    play(seat, at, [moves[quickRandom(`${sea} ${at}`).below(moves.length)]]);
  }

  function play(seat: Seat, at: number, row: readonly Json[]): boolean {
    asking = null;
    return session.act(seat, at, row) === null;
  }

  const leave = session.subscribe(attend);
  attend();
  return () => {
    stopped = true;
    leave();
    asking?.asked.cancel();
  };
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
