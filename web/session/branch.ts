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
  /** Decisions that are on show and not yet on the table. */
  readonly unsent?: readonly Entry[];
}

/**
 * A game of its own that goes on from the first `count` entries: the whole course, then gone back on, so that it is practice for good. What
 * comes is dealt by another sea: it foretells nothing of the game it left, which stays as it is. `null` where there is nothing to go back on.
 */
export function branchAt(stem: Stem, count: number): Hosted | null {
  const { table, seat, sea, unsent = [] } = stem;
  const played = table.line.flatMap((index): Entry[] => {
    const entry = table.log[index];
    return entry ? [entry] : [];
  });
  const entries = [...played, ...unsent];
  if (count < 0 || count >= entries.length) return null;
  const branch = new Table(table.game, { ...table.setup, sea: { kind: 'named', name: sea } });
  if (!branch.apply(entries).ok) return null;
  const back = practiceBefore(branch, seat, count);
  if (!back || !branch.apply([back]).ok) return null;
  if (!branch.apply(entries.slice(back.undo, count)).ok || !branch.apply(branch.draws()).ok) return null;
  return { table: branch, players: crewOf(stem) };
}

/**
 * Goes back to a moment, or further where somebody could have done that freely, to before what somebody learned: what lies between is
 * played again, and what comes then is not what their sea had for them, so it must be practice.
 */
function practiceBefore(branch: Table, seat: Seat, count: number): Extract<Entry, { undo: number }> | null {
  for (let kept = count; kept >= 0; kept--) {
    const back = branch.proposeRewind(seat, kept);
    const undo = back.ok ? back.entries[0] : undefined;
    if (undo && 'undo' in undo && undo.practised) return undo;
  }
  return null;
}

function crewOf({ table, players, seat, level }: Stem): readonly Player[] {
  return Array.from({ length: table.setup.seats }, (_, at): Player => {
    const player = players[at] ?? { name: '', bot: null };
    if (at === seat) return { name: player.bot === null ? player.name : '', bot: null };
    return player.bot === null ? { name: '', bot: level } : player;
  });
}
