import type { Leaving } from '@fathom/kernel';

/** What `fathom print` says besides what the games say. */
interface Words {
  player(number: number): string;
  undone(name: string, entry: number): string;
  leaving(name: string, what: Leaving): string;
  rank(rank: number, name: string, score: number | undefined, items: readonly string[]): string;
}

const details = (items: readonly string[]) => (items.length > 0 ? ` (${items.join(', ')})` : '');

const en: Words = {
  player: (number) => `Player ${number}`,
  undone: (name, entry) => `${name} goes back to before entry ${entry}.`,
  leaving: (name, what) =>
    ({
      resigned: `${name} resigns.`,
      'timed-out': `${name} runs out of time.`,
      left: `${name} leaves.`,
      returned: `${name} is back.`,
    })[what],
  rank: (rank, name, score, items) =>
    `${rank}. ${name}${score === undefined ? '' : `: ${score} points`}${details(items)}`,
};

const fr: Words = {
  player: (number) => `Joueur ${number}`,
  undone: (name, entry) => `${name} revient avant l’entrée ${entry}.`,
  leaving: (name, what) =>
    ({
      resigned: `${name} abandonne.`,
      'timed-out': `${name} n’a plus de temps.`,
      left: `${name} s’en va.`,
      returned: `${name} est de retour.`,
    })[what],
  rank: (rank, name, score, items) =>
    `${rank}. ${name}${score === undefined ? '' : ` : ${score} points`}${details(items)}`,
};

export const words = { en, fr };
