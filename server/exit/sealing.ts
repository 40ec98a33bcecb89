import { awaited } from '@fathom/kernel';
import type { SealingNews } from '@fathom/wire';
import type { Head } from '../hosted/head.ts';

/** How far the sealing of the dice is. Salts are told once all are there, so that nobody decides by another's whether to reveal their own. */
export function sealingFor({ sealing }: Head): SealingNews | null {
  if (!sealing) return null;
  const { table, attempt, commitment, frozen, silent } = sealing;
  const complete = frozen && awaited(sealing).length === 0;
  const lots = sealing.lots.map((lot) => (complete ? lot : { seat: lot.seat, commitment: lot.commitment }));
  return { is: 'sealing', table, attempt, commitment, frozen, lots, silent };
}
