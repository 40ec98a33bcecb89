import type { Options } from '@fathom/nautilion/rules';
import { estimates, measured, spread } from './rates.ts';
import { played } from './suggested-rates.ts';

/** How often somebody wins: between 0 and 1, with where the truth lies 19 times of 20. */
export interface WinRate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  /** Played with exactly these options; 0: worked out from games with others. */
  readonly games: number;
}

/** What makes a game of Nautilion harder or easier. */
export interface Waters
  extends Pick<Options, 'board' | 'reserve' | 'expansions' | 'harpoons' | 'darkhouse' | 'spellCosts'> {
  readonly seats: number;
}

/** The name of some waters: two games that differ in nothing else have the same one. */
export function nameOf({ board, reserve, seats, expansions, harpoons, darkhouse, spellCosts }: Waters): string {
  const extras = expansions.map((one) => {
    if (one === 'mercenaries' && harpoons === 3) return 'mercenaries-3';
    return one === 'darkhouse' && darkhouse !== 'normal' ? `darkhouse-${darkhouse}` : one;
  });
  const spells = spellCosts ? [`spells-${spellCosts.whirlwind}-${spellCosts.tide}-${spellCosts.translation}`] : [];
  return [board, reserve, ...(seats === 2 ? ['two'] : []), ...extras, ...spells].join(' ');
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

/** Waters of house values alone; `null` for a submarine, dice or cards of one's own, which nobody has measured. */
function watersOf(options: Options, seats: number): Waters | null {
  const { submarine, dieFaces, heroicCards } = options;
  return submarine === null && dieFaces === null && heroicCards === null ? { ...options, seats } : null;
}

/** How often the middle level, Inés at the helm, wins with these options; `null` where nobody could say. */
export function winRate(options: Options, seats: number): WinRate | null {
  const waters = watersOf(options, seats);
  if (!waters) return null;
  const name = nameOf(waters);
  const [won, games] = played[name]?.middle ?? measured[name] ?? [0, 0];
  if (games >= ENOUGH) return counted(won, games);
  // What other prices change was not tried.
  if (waters.spellCosts) return null;
  let worth = 0;
  for (const part of partsOf(waters)) worth += estimates[part] ?? 0;
  const chance = (at: number): number => 1 / (1 + Math.exp(-at));
  return { rate: chance(worth), low: chance(worth - Z * spread), high: chance(worth + Z * spread), games: 0 };
}

/** How often the level above it does, Okoro the navigator, where that was counted. */
export function winRateAbove(options: Options, seats: number): WinRate | null {
  const waters = watersOf(options, seats);
  const tally = waters && played[nameOf(waters)]?.above;
  return tally ? counted(...tally) : null;
}
