import type { Json, Seat } from '@fathom/kernel';
import type { AskOf } from '@fathom/wire';
import { botOf } from '../hosted/head.ts';
import { type Decision, done, type Hosted } from '../hosted/hosted.ts';
import { no } from '../hosted/outcome.ts';
import { goneOn } from './course.ts';

/** No log is longer: many times what a game with everything taken back now and then comes to. */
const mostEntries = 10_000;

/** A row of decisions, played once however often it is sent. */
export function playRow(hosted: Hosted, seat: Seat, { at, key, row }: AskOf<'play'>, now: number): Decision {
  const { head, keys, table } = hosted;
  const playedBy = keys.get(key);
  if (playedBy !== undefined) return playedBy === seat ? done() : no('malformed');
  if (!table) return no('too-early');
  if (hosted.stage === 'over') return no('refused', { refusal: { rule: 'game-over' }, index: 0 });
  if (botOf(head, seat) !== null) return no('not-here');
  const proposal = table.propose(seat, at, row);
  if (!proposal.ok) return no('refused', { refusal: proposal.refusal, index: proposal.index });
  if (table.at + proposal.entries.length > mostEntries) return no('too-long');
  return done({ ...goneOn(head, table, proposal.entries, now), key });
}

/** What a bot has decided: whatever of its row is legal is played, and if nothing is, its first legal move. */
export function playBotRow(hosted: Hosted, seat: Seat, at: number, row: readonly Json[], now: number): Decision {
  const { head, table } = hosted;
  if (!table || hosted.stage === 'over' || table.at !== at || botOf(head, seat) === null) return done();
  if (table.actor !== seat || table.at >= mostEntries) return done();
  let proposal = table.propose(seat, at, row);
  if (!proposal.ok && proposal.index > 0) proposal = table.propose(seat, at, row.slice(0, proposal.index));
  if (!proposal.ok || row.length === 0) {
    const [first] = table.game.moves(table.state);
    proposal = table.propose(seat, at, [first as Json]);
  }
  if (!proposal.ok) throw new Error(`a bot of ${table.game.id} has no legal move: ${proposal.refusal.rule}`);
  return done(goneOn(head, table, proposal.entries, now));
}
