import { bindRulebook, type RulebookOf, type RuleIdOf } from '@fathom/words';

/** The chapters of the rulebook and the rules in each, in reading order, the same in every language. */
const outline = {
  rounds: 'R1 R2 R9 R8',
  collecting: 'R3 S6',
  storing: 'R4 R5 R6 R10',
  closing: 'R7 R11',
  end: 'E1 E2 E3 E4',
  setup: 'S1 S2 S3 S4 S5',
  box: 'C1 C2 C3 C4 C5',
  knowledge: 'K1 K2',
} as const;

/** Rules that are ours, wholly or in part; the text says which part. */
const house = 'C1 C2 C3 C4 C5 S1 S2 S4 S5 S6 R6 R8 R9 R10 R11 E3 K1 K2';

export type ChapterId = keyof typeof outline;
export type RuleId = RuleIdOf<typeof outline>;
export type Rulebook = RulebookOf<typeof outline>;

const ours: ReadonlySet<string> = new Set(house.split(' '));

export const bind = (book: Rulebook) => bindRulebook(outline, (id) => ours.has(id), book);
