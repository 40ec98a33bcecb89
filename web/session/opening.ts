import { type AnyPlayable, type Json, type Player, type Sea, Table } from '@fathom/kernel';
import type { Hosted } from './local-table.ts';

export interface Opening {
  readonly seats: number;
  readonly options: Json;
  readonly sea: string;
  /** What chance does before that sea, in notation. */
  readonly script?: readonly string[];
  readonly players: readonly Player[];
}

/** A table nobody has played at yet. */
export function newTable(game: AnyPlayable, { seats, options, sea: name, script, players }: Opening): Hosted {
  const sea: Sea = script ? { kind: 'scripted', script, after: name } : { kind: 'named', name };
  return { table: new Table(game, { seats, options, sea }), players };
}

export type Opened =
  | { readonly ok: true; readonly hosted: Hosted }
  /** `hosted` stands at the last position that still replays, if there is one. */
  | { readonly ok: false; readonly hosted: Hosted | null; readonly error: string };
