import { type Entry, type Player, type Seat, Table } from '@fathom/kernel';
import type { Hosted } from './local-table.ts';

/** How somebody wants to play on. */
export interface BranchWish {
  /** The seat of the person who plays on. */
  readonly seat: Seat;
  /** The bot that plays for every other person. */
  readonly level: string;
  /** The name of a sea nobody has sailed. */
  readonly sea: string;
}

/** The game that is left. */
interface Stem extends BranchWish {
  readonly table: Table;
  readonly players: readonly Player[];
}

/**
 * A game of its own that goes on from the first `count` entries: the whole course, then gone back on, so that it is practice for good. What
 * comes is dealt by another sea: it foretells nothing of the game it left, which stays as it is. `null` where there is nothing to go back on.
 */
export function branchAt(stem: Stem, count: number): Hosted | null {
  const { table, seat, sea } = stem;
  const entries = table.line.flatMap((index): Entry[] => {
    const entry = table.log[index];
    return entry ? [entry] : [];
  });
  if (count < 0 || count >= entries.length) return null;
  const branch = new Table(table.game, { ...table.setup, sea: { kind: 'named', name: sea } });
  if (!branch.apply(entries).ok) return null;
  const back = branch.proposeRewind(seat, count);
  if (!back.ok || !branch.apply(back.entries).ok) return null;
  return { table: branch, players: crewOf(stem) };
}

function crewOf({ table, players, seat, level }: Stem): readonly Player[] {
  return Array.from({ length: table.setup.seats }, (_, at): Player => {
    const player = players[at] ?? { name: '', bot: null };
    if (at === seat) return { name: player.bot === null ? player.name : '', bot: null };
    return player.bot === null ? { name: '', bot: level } : player;
  });
}
