import type { Player, Seat, TableSetup } from '@fathom/kernel';
import type { Facts } from './session.ts';

export function factsOf(
  { seats, options, sea }: Pick<TableSetup, 'seats' | 'options' | 'sea'>,
  players: readonly Player[],
): Facts {
  const all = Array.from({ length: seats }, (_, seat): Player => players[seat] ?? { name: '', bot: null });
  const people = all.flatMap(({ bot }, seat): Seat[] => (bot === null ? [seat] : []));
  return {
    seats,
    options,
    sea: sea.kind === 'named' ? sea.name : '',
    players: all,
    people,
    here: people,
  };
}
