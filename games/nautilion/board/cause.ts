import type { Refusal } from '@fathom/kernel';

/** Where on the board the reason of a refusal lies. */
export interface Cause {
  /** The cabin it is about; 0: none. */
  readonly cabin: number;
  /** Whether the ducts of that cabin are what fails (T9, T10). */
  readonly ducts: boolean;
  /** The spot on the path; −1: none. */
  readonly spot: number;
  /** The reserve cannot pay. */
  readonly reserve: boolean;
}

export function causeOf(refusal: Refusal | null): Cause {
  const number = (key: string): number | null => {
    const value = refusal?.[key];
    return typeof value === 'number' ? value : null;
  };
  const reason = refusal?.reason;
  return {
    cabin: number('cabin') ?? number('number') ?? 0,
    ducts: reason === 'not-linked' || reason === 'would-split',
    spot: number('spot') ?? -1,
    reserve: reason === 'too-dear',
  };
}
