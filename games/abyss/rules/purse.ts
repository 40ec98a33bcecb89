import type { Seat } from '@fathom/kernel';
import { COUNTERFEITER, HIGHWAYMAN, OUTLAW, SHAMAN } from './box/lords.ts';
import type { EarnedFor, Tell } from './events.ts';
import { NEBULIS, PEARL, purseOf, SUPPLY, shift, shifts } from './places.ts';
import { holderOf, type Open, playerOf, type State, works } from './state.ts';

/** W4: opponents' soldiers do nothing to whoever has a working Shaman. */
export const shielded = (open: Open, seat: Seat): boolean => holderOf(open, SHAMAN) === seat;

/** Pearls from the supply. */
export function earn(state: State, seat: Seat, pearls: number, why: EarnedFor, tell: Tell): void {
  if (pearls === 0) return;
  playerOf(state, seat).pearls += pearls;
  if (tell) tell({ kind: 'earned', seat, pearls, why, shifts: shifts(pearls, PEARL, SUPPLY, purseOf(seat)) });
  holdUp(state, seat, pearls, tell);
}

/** W11: of a single gain of two pearls or more, one is the Highwayman's. */
export function holdUp(state: State, seat: Seat, gained: number, tell: Tell): void {
  const robber = holderOf(state, HIGHWAYMAN);
  if (gained < 2 || robber < 0 || robber === seat || shielded(state, seat)) return;
  playerOf(state, seat).pearls--;
  playerOf(state, robber).pearls++;
  if (tell) {
    tell({ kind: 'held-up', seat, by: robber, shifts: [shift(PEARL, purseOf(seat), purseOf(robber))] });
  }
}

/** K4: how many nebulis one payment may hold. */
export function nebulisCap(open: Open, seat: Seat): number {
  const { nebulis } = playerOf(open, seat);
  return nebulis < 2 ? nebulis : works(open, seat, OUTLAW) ? 2 : 1;
}

/** The largest amount a seat can pay in pearls and nebulis together (K4). */
export function means(open: Open, seat: Seat): number {
  const { pearls, nebulis } = playerOf(open, seat);
  return nebulis === 0 ? pearls : pearls + nebulisCap(open, seat);
}

/** K4: whether this amount may be paid with so many nebulis, the rest in pearls. */
export function mayPay(open: Open, seat: Seat, amount: number, nebulis: number): boolean {
  const { pearls } = playerOf(open, seat);
  const rest = amount - nebulis;
  if (nebulis > nebulisCap(open, seat) || rest < 0 || rest > pearls) return false;
  return nebulis === 0 || rest === pearls || works(open, seat, COUNTERFEITER);
}

/** Which numbers of nebulis are allowed, as bits: bit 0 for none. */
export function nebulisChoices(open: Open, seat: Seat, amount: number): number {
  const { pearls, nebulis } = playerOf(open, seat);
  if (nebulis === 0) return amount <= pearls ? 1 : 0;
  let bits = 0;
  for (let n = 0; n <= 2; n++) if (mayPay(open, seat, amount, n)) bits |= 1 << n;
  return bits;
}

/** A payment to the supply. */
export function pay(state: State, seat: Seat, pearls: number, nebulis: number, tell: Tell): void {
  const player = playerOf(state, seat);
  player.pearls -= pearls;
  player.nebulis -= nebulis;
  if (tell) {
    tell({
      kind: 'paid',
      seat,
      pearls,
      nebulis,
      shifts: [...shifts(pearls, PEARL, purseOf(seat), SUPPLY), ...shifts(nebulis, NEBULIS, purseOf(seat), SUPPLY)],
    });
  }
}
