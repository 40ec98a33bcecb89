import { type AnyGame, at, type Json, type Player, quickRandom, readLogbook } from '@fathom/kernel';
import { tableOf } from './book.ts';
import { LocalSession } from './local.ts';
import { type Keep, LocalTable, type Writing } from './local-table.ts';
import { newTable } from './opening.ts';
import type { Waits } from './row.ts';
import type { Trouble } from './session.ts';

export const person = (name = ''): Player => ({ name, bot: null });
export const bot: Player = { name: 'Marlow', bot: 'deckhand' };

/** A store that remembers what it was given, and can be told what to answer. */
export class Notebook {
  readonly writings: Writing[] = [];
  answer: 'stored' | Trouble = 'stored';
  /** Holds every answer back while it is set. */
  gate: Promise<void> | null = null;

  readonly keep: Keep = async (writing) => {
    await this.gate;
    if (this.answer !== 'taken') this.writings.push(writing);
    return this.answer;
  };

  get last(): Writing | undefined {
    return this.writings.at(-1);
  }
}

export interface Begun {
  readonly game: AnyGame;
  readonly session: LocalSession;
  /** The host's side, for tests to compare with. */
  readonly host: LocalTable;
  readonly notebook: Notebook;
}

export function begin(
  game: AnyGame,
  players: readonly Player[],
  wish: { readonly sea?: string; readonly discreet?: boolean; readonly waits?: Waits } = {},
): Begun {
  const notebook = new Notebook();
  const options: Json = game.options.defaults;
  const hosted = newTable(game, { seats: players.length, options, sea: wish.sea ?? 'grey-whale-214', players });
  const host = new LocalTable(hosted, notebook.keep);
  const { discreet = false, waits } = wish;
  return { game, session: new LocalSession(host, waits ? { discreet, waits } : { discreet }), host, notebook };
}

/** The same game opened again from what was written down. */
export async function reopen({ game, session, notebook }: Begun, along = notebook.last?.along ?? []): Promise<Begun> {
  const again = new Notebook();
  const book = readLogbook(await session.logbook('everything'));
  if (!book.ok) throw new Error(book.error);
  const opened = tableOf(game, book.value);
  if (!opened.ok) throw new Error(opened.error);
  const { table } = opened.hosted;
  const row = notebook.last?.row.map((move, i) => ({ move, along: i > 0 && along.includes(table.at + i) })) ?? [];
  const host = new LocalTable({ ...opened.hosted, along }, again.keep);
  return { game, session: new LocalSession(host, { row }), host, notebook: again };
}

/** Lets the board show all there is to show, and whoever is awaited take the screen. */
export function show(session: LocalSession): void {
  for (let i = 0; i < 200 && !(session.now.settled && session.now.handover === null); i++) {
    if (session.now.handover !== null) session.takeOver();
    else session.settled(session.now.happening.serial);
  }
}

/** Plays up to `count` decisions of people, each chosen by the seed, and shows every batch as a board would. */
export async function sail(
  session: LocalSession,
  count: number,
  seed: string,
  watch?: () => void | Promise<void>,
): Promise<void> {
  const random = quickRandom(seed);
  for (let i = 0; i < count && !session.now.result; i++) {
    show(session);
    const { moves } = session.now;
    const no = await session.send(at(moves, random.below(moves.length)));
    if (no) throw new Error(`refused: ${no.rule}`);
    session.settled(session.now.happening.serial);
    await watch?.();
  }
}
