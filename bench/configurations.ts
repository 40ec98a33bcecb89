import type { Json } from '@fathom/kernel';

const everyExpansion = ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroic'];
/** What is measured. */
export const configurations: readonly { game: string; label: string; seats: number; options: Json }[] = [
  { game: 'nautilion', label: 'base, solo', seats: 1, options: {} },
  { game: 'nautilion', label: 'all five expansions, solo', seats: 1, options: { expansions: everyExpansion } },
  { game: 'nautilion', label: 'all five expansions, two', seats: 2, options: { expansions: everyExpansion } },
  ...[2, 3, 4].map((seats) => ({ game: 'nautilus-island', label: `${seats} players`, seats, options: {} })),
  ...[2, 3, 4].map((seats) => ({ game: 'abyss', label: `with Kraken, ${seats} players`, seats, options: {} })),
  ...[2, 3, 4].map((seats) => ({ game: 'abyss', label: `base, ${seats} players`, seats, options: { kraken: false } })),
];
