import type { Seat, Table } from '@fathom/kernel';
import type { AskOf } from '@fathom/wire';
import { botOf, type Head, type Proposal, playing } from '../hosted/head.ts';
import { type Decision, done, type Hosted } from '../hosted/hosted.ts';
import { no } from '../hosted/outcome.ts';
import { ended, goneOn } from './course.ts';

/** Takes back a seat's last decision, where the rules let it do so freely. */
export function takeBack({ head, table, stage }: Hosted, seat: Seat, { at }: AskOf<'undo'>, now: number): Decision {
  if (!table) return no('too-early');
  if (stage === 'over') return no('too-late');
  if (botOf(head, seat) !== null) return no('not-here');
  if (at !== table.at) return no('refused', { refusal: { rule: 'stale', at: table.at } });
  const proposal = table.proposeUndo(seat);
  if (!proposal.ok) return no('refused', { refusal: proposal.refusal });
  return done(goneOn(head, table, proposal.entries, now));
}

/** Asks the others to agree to something. With nobody else to ask it is done at once. */
export function propose({ head, table, stage }: Hosted, seat: Seat, what: Proposal['what'], now: number): Decision {
  if (!table) return no('too-early');
  if (stage === 'over') return no('too-late');
  if (botOf(head, seat) !== null) return no('not-here');
  if (head.proposed && head.proposed.by !== seat) return no('busy');
  if (what === 'undo' && table.lastDecision(seat) === null) return no('nothing-asked');
  return settled({ ...head, proposed: { what, by: seat, agreed: [], at: table.at } }, table, now);
}

/** Answers what somebody has asked; whoever asked may think better of it. */
export function agree({ head, table }: Hosted, seat: Seat, yes: boolean, now: number): Decision {
  const { proposed } = head;
  if (!proposed || !table || (proposed.by === seat && yes)) return no('nothing-asked');
  if (botOf(head, seat) !== null) return no('not-here');
  if (!yes) return done({ head: { ...head, proposed: null } });
  const agreed = [...new Set([...proposed.agreed, seat])];
  return settled({ ...head, proposed: { ...proposed, agreed } }, table, now);
}

/** Done once everybody who plays has agreed. */
function settled(head: Head, table: Table, now: number): Decision {
  const { proposed } = head;
  if (!proposed) return done({ head });
  const asked = playing(head).filter(({ seat }) => seat !== proposed.by);
  if (!asked.every(({ seat }) => proposed.agreed.includes(seat))) return done({ head });
  if (proposed.what === 'stop') return done(ended(head, 'stopped'));
  const rewind = table.proposeRewind(proposed.by, table.lastDecision(proposed.by) ?? -1);
  return rewind.ok ? done(goneOn(head, table, rewind.entries, now)) : done({ head: { ...head, proposed: null } });
}
