import type { Board, DarkhouseLevel, Expansion, Options } from '@fathom/nautilion/rules';
import { estimates, measured, spread } from './rates.ts';

/** How often somebody wins: between 0 and 1, with where the truth lies 19 times of 20. */
export interface WinRate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  /** Played with exactly these options; 0: worked out from games with others. */
  readonly games: number;
}

/** What makes a game of Nautilion harder or easier. */
export interface Waters {
  readonly board: Board;
  readonly reserve: number;
  readonly seats: number;
  readonly expansions: readonly Expansion[];
  readonly harpoons: 2 | 3;
  readonly darkhouse: DarkhouseLevel;
}

/** The name of some waters: two games that differ in nothing else have the same one. */
export function nameOf({ board, reserve, seats, expansions, harpoons, darkhouse }: Waters): string {
  const extras = expansions.map((one) => {
    if (one === 'mercenaries' && harpoons === 3) return 'mercenaries-3';
    return one === 'darkhouse' && darkhouse !== 'normal' ? `darkhouse-${darkhouse}` : one;
  });
  return [board, reserve, ...(seats === 2 ? ['two'] : []), ...extras].join(' ');
}

/** What the name of some waters is made of, and every two expansions met together: each has its own weight in an estimate. */
export function partsOf(waters: Waters): readonly string[] {
  const [board = '', reserve = '', ...rest] = nameOf(waters).split(' ');
  const { expansions } = waters;
  const pairs = expansions.flatMap((one, i) => expansions.slice(i + 1).map((other) => `${one}+${other}`));
  // A harder variant counts beside its expansion.
  const variants = rest.flatMap((part) => (part.includes('-') ? [part.slice(0, part.indexOf('-')), part] : [part]));
  return ['all', board, `reserve ${reserve}`, ...variants, ...pairs];
}

const Z = 1.96;

/** Wilson's interval for a share, 95 %. */
function counted(won: number, games: number): WinRate {
  const share = won / games;
  const middle = (share + (Z * Z) / (2 * games)) / (1 + (Z * Z) / games);
  const half = (Z / (1 + (Z * Z) / games)) * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  return { rate: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half), games };
}

/** So many games say more than an estimate does. */
const ENOUGH = 150;

/**
 * How often the middle level, Inés at the helm, wins with these options; `null` for a submarine, dice, prices or cards of one's own,
 * which nobody has measured.
 */
export function winRate(options: Options, seats: number): WinRate | null {
  const { submarine, dieFaces, spellCosts, heroicCards } = options;
  if (submarine !== null || dieFaces !== null || spellCosts !== null || heroicCards !== null) return null;
  const waters: Waters = { ...options, seats };
  const played = measured[nameOf(waters)];
  if (played !== undefined && played[1] >= ENOUGH) return counted(played[0], played[1]);
  let worth = 0;
  for (const part of partsOf(waters)) worth += estimates[part] ?? 0;
  const chance = (at: number): number => 1 / (1 + Math.exp(-at));
  return { rate: chance(worth), low: chance(worth - Z * spread), high: chance(worth + Z * spread), games: 0 };
}
