import type { Entry, GameResult, Json, Player, Position, Sea, Table } from '@fathom/kernel';

/** What is known of a game without reading its log: one small record, read by every list. */
export interface SaveHead {
  readonly id: string;
  /** How the record is written; rises when it changes. */
  readonly format: 1;
  readonly game: string;
  /** Of the rules it was played under. */
  readonly version: number;
  readonly seats: number;
  readonly options: Json;
  readonly sea: Sea;
  readonly players: readonly Player[];
  /** The position it began from, if not from the game's own setup. */
  readonly from?: Json;
  /** How many entries the log has. */
  readonly length: number;
  readonly began: number;
  readonly touched: number;
  readonly over: boolean;
  readonly practised: boolean;
  /** The sea was sailed before, or is everybody's: the run says less about skill. */
  readonly known: boolean;
  /** The day, if this is that day's sea. */
  readonly daily?: string;
  /** Somebody is taught in it: by a coach, or, where it is named, by a lesson. */
  readonly taught?: boolean;
  readonly lesson?: string;
  /** Somebody looked at a hint. */
  readonly advised?: boolean;
  /** Came from a link or a file; counts in no statistics. */
  readonly shared?: boolean;
  /** The damaged save this one was saved from: it stays as it was. */
  readonly salvaged?: string;
  /** Where it stands, as the home page shows it. */
  readonly standing?: { readonly turn: number; readonly line: { readonly en: string; readonly fr: string } };
  /** How it ended. */
  readonly result?: Pick<GameResult, 'ranks' | 'scores' | 'why'>;
  /** Nothing but the result is kept: the game is from before logs were. */
  readonly bare?: boolean;
}

/** What is not yet in the log. */
export interface Tail {
  /** Decided, but not yet played on the table. */
  readonly row: readonly Json[];
  /** Which entries were decided along with the one before; those of the row count on from the last of the log. */
  readonly along: readonly number[];
}

/** A whole game: its log, never its state. */
export interface Save {
  readonly head: SaveHead;
  readonly entries: readonly Entry[];
  readonly tail: Tail;
}

export const emptyTail: Tail = { row: [], along: [] };

/** What the playing of a game changes in its head. */
export type HeadChange = Partial<
  Pick<SaveHead, 'touched' | 'over' | 'practised' | 'advised' | 'standing' | 'result' | 'players'>
>;

/**
 * What became of something to be written.
 * - stored: it is on the disk, and a crash cannot take it.
 * - full: there is no room. Nothing was written.
 * - failed: the disk would not take it. Nothing was written.
 * - taken: the game has gone on elsewhere, or is deleted. Nothing was written; read it again.
 * - nowhere: nothing can be kept in this browser. It is remembered while the page is open.
 */
export type Written = 'stored' | 'full' | 'failed' | 'taken' | 'nowhere';

export function newSaveId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** The name of the sea, or nothing if it has none. */
export function seaName({ sea }: Pick<SaveHead, 'sea'>): string {
  return sea.kind === 'named' ? sea.name : '';
}

/** Whether it is played with the real box: somebody types what fell. Counts in no statistics. */
export const isFromBox = ({ sea }: Partial<Pick<SaveHead, 'sea'>>): boolean => sea?.kind === 'person';

/** What a head says of the table a game is played at. */
export function settingOf({
  game,
  setup,
}: Table): Pick<SaveHead, 'game' | 'version' | 'seats' | 'options' | 'sea' | 'from'> {
  const { seats, options, sea, from } = setup;
  return { game: game.id, version: game.version, seats, options, sea, ...(from ? { from: asJson(from) } : {}) };
}

const asJson = (from: Position): Json => JSON.parse(JSON.stringify(from));

/** What a head says of how a game ended, or that it has not. */
export function endingOf(result: GameResult | null): Pick<SaveHead, 'over' | 'result'> {
  if (!result) return { over: false };
  const { ranks, scores, why } = result;
  return { over: true, result: { ranks, why, ...(scores ? { scores } : {}) } };
}
