import { setTimeout as pause } from 'node:timers/promises';
import { at } from '@fathom/kernel';
import { blows, Fate, type Restartable } from './fate.ts';
import { type Kind, Party } from './party.ts';
import { type Environment, ServerProcess } from './server-process.ts';

/** What a proof is made with. */
export interface ProofSettings {
  /** What runs one server: `scripts/node.js`. */
  readonly script: string;
  readonly environment: Environment;
  readonly servers: number;
  /** What the servers share, if it can be restarted. */
  readonly database: Restartable | null;
  readonly kills: number;
  /** Tables played at the same time. */
  readonly tables: number;
  readonly tell?: (sentence: string) => void;
}

export interface Proof {
  readonly kills: number;
  readonly pauses: number;
  readonly restarts: number;
  readonly games: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly faults: readonly string[];
}

/** All games, with people only and with a bot among them. */
const kinds: readonly Kind[] = [
  { game: 'nautilion', people: 2, bots: [] },
  { game: 'nautilus-island', people: 3, bots: [] },
  { game: 'abyss', people: 2, bots: [] },
  { game: 'nautilus-island', people: 1, bots: ['beachcomber'] },
];

/** Moves between two blows, and milliseconds they are waited for. */
const breath = { moves: 15, most: 30_000 };
/** Milliseconds without a single acknowledged move after which something hangs. */
const standstill = 120_000;

/**
 * People play through servers that are killed, paused and started again, on a database that is restarted, until all blows have fallen and every game
 * is over. Then everything acknowledged must be there, once, and everybody must have seen the same.
 */
export async function prove(settings: ProofSettings): Promise<Proof> {
  const { script, environment, database, tell = () => {} } = settings;
  const servers = Array.from(
    { length: settings.servers },
    () => new ServerProcess(script, { ...environment, RATE_FACTOR: '10000', SOCKETS_PER_ADDRESS: '10000' }),
  );
  const anywhere = () => {
    const up = servers.flatMap(({ address }) => address ?? []);
    return up.length === 0 ? null : at(up, Math.floor(Math.random() * up.length));
  };
  const fate = new Fate(servers, database);
  const total = { games: 0, acknowledged: 0, lost: 0, doubled: 0, faults: [] as string[] };
  let goesOn = true;
  const playing = new Set<Party>();
  const moves = () => [...playing].reduce((sum, party) => sum + party.acknowledged, total.acknowledged);

  const chair = async (place: number) => {
    for (let n = 0; goesOn; n++) {
      const party = new Party(`table ${place}.${n}`, at(kinds, (place + n) % kinds.length), anywhere);
      playing.add(party);
      const { lost, doubled, faults } = await party.play();
      playing.delete(party);
      total.games++;
      total.acknowledged += party.acknowledged;
      total.lost += lost;
      total.doubled += doubled;
      total.faults.push(...faults);
      for (const fault of faults) tell(fault);
    }
  };
  const strikes = async () => {
    for (const blow of blows(settings.kills, database !== null)) {
      await inPlay(moves);
      await fate.strike(blow);
      const { kill } = fate.dealt;
      if (blow === 'kill' && kill % 10 === 0) {
        tell(
          `${kill} kills, ${total.games} games over, ${moves()} moves acknowledged, ${total.lost} lost, ${total.doubled} doubled`,
        );
      }
    }
    await fate.settled();
    goesOn = false;
  };

  try {
    await Promise.all(servers.map((server) => server.start()));
    const chairs = Array.from({ length: settings.tables }, (_, place) => chair(place));
    await unlessStuck(moves, Promise.all([strikes(), ...chairs]));
  } catch (error) {
    total.faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    for (const { complaints } of servers) if (complaints !== '') tell(complaints);
  } finally {
    goesOn = false;
    await Promise.all(servers.map((server) => server.kill()));
  }
  const { dealt } = fate;
  return { kills: dealt.kill, pauses: dealt.pause, restarts: dealt.restart, ...total };
}

/** A blow falls in the middle of play: once some moves were made since the last one, however slow the machine. */
async function inPlay(moves: () => number): Promise<void> {
  const [before, end] = [moves(), Date.now() + breath.most];
  while (moves() < before + breath.moves && Date.now() < end) await pause(20);
}

async function unlessStuck(moves: () => number, work: Promise<unknown>): Promise<void> {
  let before = -1;
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (moves() === before) reject(new Error(`nothing was acknowledged for ${standstill / 1000} s`));
      before = moves();
    }, standstill);
  });
  try {
    await Promise.race([work, stuck]);
  } finally {
    clearInterval(timer);
  }
}
