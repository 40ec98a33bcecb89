/**
 * A chance among so many as it is if what speaks for or against it counts by so much (temperature scaling): who has an even share keeps it, and the
 * better of two chances stays the better.
 */
export function tempered(chance: number, seats: number, sharpness: number): number {
  // What is won or lost needs no judgement.
  if (chance <= 0 || chance >= 1) return chance;
  const others = seats - 1;
  const odds = Math.log((others * chance) / (1 - chance));
  return 1 / (1 + others * Math.exp(-sharpness * odds));
}
