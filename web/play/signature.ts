import { type Player, type Seat, shortened } from '@fathom/kernel';
import { nameHere } from '../online/person.ts';
import { type Facts, ownSeat } from '../session/session.ts';
import { isOthers, type Occasion } from './occasion.ts';

/** The seat of whoever sends a game of their own and sits in it without a name: they may say whose it is. */
export function unsignedSeat(
  facts: Facts,
  save: Pick<Occasion, 'online' | 'shared' | 'began' | 'touched'>,
): Seat | null {
  if (save.online || isOthers(save)) return null;
  const own = ownSeat(facts);
  return own !== null && facts.players[own]?.name === '' ? own : null;
}

/** Who plays, as whoever is sent the game reads it. */
export function signedPlayers({ players }: Facts, unsigned: Seat | null): readonly Player[] {
  return players.map((player, seat) => (seat === unsigned ? { ...player, name: shortened(nameHere()) } : player));
}
