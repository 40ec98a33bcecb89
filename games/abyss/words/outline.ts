import { bindRulebook, type RulebookOf, type RuleIdOf } from '@fathom/words';

/** The chapters of the rulebook and the rules in each, in reading order, the same in every language. */
const outline = {
  turn: 'T1 T2 T3 H1',
  explore: 'X1 X2 X3 X4 X5 X6 X7 X8',
  council: 'A1',
  recruit: 'R1 R2 R3 R4 R5 R6',
  locations: 'L1 L2 L3 L4',
  end: 'E1 E2 E3 E4 E5 E6 E7',
  setup: 'S1 S2 S3 S4 S5 S6',
  kraken: 'K1 K2 K3 K4 K5 K6 K7 K8 K9',
  powers: 'W1 W2 W3 W4 W5 W6 W7 W8 W9 W10 W11 W12 W13',
  knowledge: 'V1 V2',
} as const;

/** Rules that are ours, wholly or in part. In part, the text says which part. */
const house = 'S5 S6 H1 T3 X8 R6 L4 W6 W13 E5 E6 E7 K4 K5 K7 K8 K9';

export type ChapterId = keyof typeof outline;
export type RuleId = RuleIdOf<typeof outline>;
export type Rulebook = RulebookOf<typeof outline>;

const ours: ReadonlySet<string> = new Set(house.split(' '));

export const bind = (book: Rulebook) => bindRulebook(outline, (id) => ours.has(id), book);
