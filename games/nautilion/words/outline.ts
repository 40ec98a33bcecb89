import { bindRulebook, type RulebookOf, type RuleIdOf } from '@fathom/words';

/** The chapters of the rulebook and the rules in each, in reading order, the same in every language. */
const outline = {
  currents: 'T1 T1a T1b T1c T2 T2a T3 T3a',
  figures: 'T4 T5 T5a T6 T7 T8',
  ducts: 'T9 T9a T10 T10a',
  end: 'T11 T11a K1',
  setup: 'S1 S2 S3 S4',
  box: 'C1 C2 C3 C4 C5',
  two: 'P1 P2 P2a P2b P3 P4',
  mages: 'E1.1 E1.2 E1.3 E1.4 E1.4a E1.5 E1.5a E1.6 E1.7',
  mercenaries: 'E2.1 E2.2 E2.2a E2.3 E2.4 E2.4a E2.4b E2.4c E2.4d E2.5 E2.5a E2.6 E2.6a E2.7 E2.7a E2.8',
  reefs: 'E3.1 E3.2 E3.3 E3.4',
  darkhouse: 'E4.1 E4.2 E4.3',
  darkhouseCards: 'D1 D1a D2 D2a D2b D3 D4 D5 D5a D6 D6a D7 D8 D9 D10 D11 D11a D12 D12a',
  heroic: 'E5.1 E5.2 E5.2a E5.2b E5.3 E5.4',
  heroicCards: 'H1 H1a H2 H3 H4 H5 H5a H6 H6a H7 H8 H8a H9 H9a H10 H10a H11 H11a H12 H12a',
} as const;

/** Rules that are ours, wholly or in part. In part, the text says which part. Every ruling with a letter is ours as well. */
const house = 'C2 C3 C4 C5 T1 T2 T3 T8 P2 P4 E2.6 E3.1 E3.3 D1 D2 D3 D6 D8 D9 D12 E5.2 H2 H3 H8 H9 H10 H12 K1';

export type ChapterId = keyof typeof outline;
export type RuleId = RuleIdOf<typeof outline>;
export type Rulebook = RulebookOf<typeof outline>;

const ours: ReadonlySet<string> = new Set(house.split(' '));

export const bind = (book: Rulebook) => bindRulebook(outline, (id) => ours.has(id) || /[a-z]$/.test(id), book);
