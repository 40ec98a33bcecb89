import type { Move } from '@fathom/nautilion/rules';

/**
 * What a player sees of a row at a glance: the spell or card, and who gets which die. Two rows that differ only in what is paid, given
 * up or swapped away are the same idea. Where no die is given any more, the decision itself is the idea.
 */
export function gist(row: readonly Move[]): string {
  const parts: string[] = [];
  for (const move of row) {
    switch (move.do) {
      case 'whirlwind':
      case 'translation':
      case 'recall':
        parts.push(move.do);
        break;
      case 'tide':
      case 'reroll':
        parts.push(`${move.do} ${move.die}`);
        break;
      case 'play':
        parts.push(move.card);
        break;
      case 'give':
        if (move.to !== 'darkhouse') parts.push(`${move.to} ${move.die}`);
        break;
    }
  }
  return parts.length > 0 ? parts.join() : JSON.stringify(row[0]);
}
