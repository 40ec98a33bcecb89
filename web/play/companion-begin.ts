import { type AnyPlayable, Table } from '@fathom/kernel';
import type { Guide } from '../shelf/catalogue.ts';
import { type Begun, keep, type NewGame } from './begin.ts';

/** Begins a game with the real box: nothing is laid before somebody says how. */
export function beginWithBox(
  rules: AnyPlayable,
  guide: Guide,
  { seats, options, players = [] }: Pick<NewGame, 'seats' | 'options' | 'players'>,
): Promise<Begun> {
  const table = new Table(rules, { seats, options, sea: { kind: 'person' } });
  return keep({ ok: true, hosted: { table, players } }, guide, { known: false });
}
