import type { Lot, Seat, Terms } from '@fathom/kernel';
import { recallAll, recallJson, remember, unlearn } from '../shell/keepsakes.ts';

/** What this browser added to the dice of a table, and what it was promised in return. */
export interface Salt {
  readonly table: string;
  readonly seat: Seat;
  readonly attempt: number;
  /** The server's promise when the salt was promised to it. */
  readonly commitment: string;
  readonly salt: string;
  /** What was to be played when the salt was promised: the draws depend on that, too. */
  readonly terms: Terms;
  /** Everybody's promises once the list was closed: only then is the salt revealed. */
  readonly list: readonly Pick<Lot, 'seat' | 'commitment'>[] | null;
}

export interface Salts {
  of(table: string): Salt | null;
  keep(salt: Salt): void;
}

const prefix = 'fathom/salt/';
/** Tables whose salts are remembered: enough for all that are not over yet. */
const most = 60;

/** All tabs share them, so that a person adds one salt and not one a tab. */
export const browserSalts: Salts = {
  of(table) {
    const kept = recallJson(prefix + table);
    return isSalt(kept) ? kept : null;
  },
  keep(salt) {
    const others = recallAll(prefix).map(([key]) => key);
    if (others.length >= most) unlearn(others[0] ?? '');
    remember(prefix + salt.table, JSON.stringify(salt));
  },
};

const isSalt = (value: unknown): value is Salt =>
  typeof value === 'object' &&
  value !== null &&
  'salt' in value &&
  'attempt' in value &&
  'commitment' in value &&
  'terms' in value;
