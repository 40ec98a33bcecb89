import { type AnyPlayable, type Json, type Sea, Table } from '@fathom/kernel';
import type { Save } from './save.ts';

/** A table with a save played on it, as far as it goes; `error` says what the first entry that does not hold has against it. */
export type Replayed =
  | { readonly table: Table; readonly error: string | null }
  | { readonly table: null; readonly error: string };

/** Plays a save from its first entry on, each checked like a move that comes in. */
export async function replaySave(
  game: AnyPlayable,
  { head, entries }: Pick<Save, 'head' | 'entries'>,
): Promise<Replayed> {
  const no = (error: string) => ({ table: null, error }) as const;
  const { seats } = head;
  const [least, most] = game.seats;
  if (head.game !== game.id) return no(`this is a game of ${head.game}`);
  if (seats < least || seats > most) return no(`${game.id} is for ${least} to ${most} seats`);
  const options = game.options.parse(head.options);
  if (!options.ok) return no(options.error);
  const setup = { seats, options: options.value, sea: dealable(head.sea) };
  const from = head.from === undefined ? null : await positionOf(game.id, seats, options.value, head.from);
  if (from && !from.ok) return no(from.error);
  const table = new Table(game, from ? { ...setup, from: from.value } : setup);
  const applied = table.apply(entries);
  if (applied.ok) return { table, error: null };
  return { table, error: `entry ${applied.index + 1} is not allowed (${applied.refusal.rule})` };
}

/** Few games begin from a position: what reads one is fetched for them. */
async function positionOf(game: string, seats: number, options: Json, from: Json) {
  const { readPosition } = await import('../session/position.ts');
  return readPosition(game, seats, options, from);
}

/** A sealed sea whose seed was never told cannot deal: somebody must say what fell. */
const dealable = (sea: Sea): Sea => (sea.kind === 'sealed' && sea.seed === undefined ? { kind: 'person' } : sea);
