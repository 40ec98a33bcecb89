import type { TurnStep } from './guide.ts';

/** The steps of a turn of which the one with this number is taken now. */
export const trailAt = (labels: readonly string[], here: number): readonly TurnStep[] =>
  labels.map((label, i) => ({ label, state: i < here ? 'done' : i === here ? 'now' : 'next' }));
