import { randomInt } from 'node:crypto';

/** No letter that is taken for another one, or for a digit. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const length = 8;

/** How long a code lets somebody in. */
export const codeLife = 5 * 60_000;

/** Short enough to type, as `K7QM-2XPA`: some 40 bits, good once, for five minutes, with few tries. */
export function makeCode(): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** A code as it was made, however it was typed. */
export function readCode(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
