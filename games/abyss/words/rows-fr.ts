import type { CardName, Move } from '@fathom/abyss/rules';
import { typeset } from '@fathom/words';
import { move } from './moves-fr.ts';
import { capital, card, list } from './names-fr.ts';

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A lord and all that was spent on it are one thing done. */
export function row(moves: readonly Move[]): string {
  const spent = moves.flatMap((one) => (one.startsWith('spend:') ? [card(one.slice(6) as CardName)] : []));
  const deeds = moves.flatMap((one, i) => {
    if (!one.startsWith('spend:')) return [small(move(one))];
    return moves.findIndex((other) => other.startsWith('spend:')) === i ? [`dépenser ${list(spent)}`] : [];
  });
  return typeset(capital(deeds.join(', ')));
}
