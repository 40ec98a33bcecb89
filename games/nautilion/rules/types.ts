export type * from './event.ts';
export type * from './move.ts';
export type * from './state.ts';

/** Crew numbers and the cabins that carry them: 1 to 9. */
export type CrewNumber = number;

/** A token as moves, events and pieces name it. In a state it is a small integer: see `kinds.ts`. */
export type Token =
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | 'A'
  | 'B'
  | 'C'
  | 'mercenary'
  | 'blank'
  | 'reef3'
  | 'reef6'
  | 'reef9';

export type Figure = 'darkhouse' | 'phantom' | 'nautilion';
export type Board = 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2';
export type Expansion = 'mages' | 'mercenaries' | 'reefs' | 'darkhouse' | 'heroic';
export type DarkhouseLevel = 'intro' | 'normal' | 'difficult';
export type Spell = 'whirlwind' | 'tide' | 'translation';
export type DarkhouseCard = 'D1' | 'D2' | 'D3' | 'D4' | 'D5' | 'D6' | 'D7' | 'D8' | 'D9' | 'D10' | 'D11' | 'D12';
export type HeroicCard = 'H1' | 'H2' | 'H3' | 'H4' | 'H5' | 'H6' | 'H7' | 'H8' | 'H9' | 'H10' | 'H11' | 'H12';
/** A place of the mages' cabin, in the order of `State.mages`. */
export type MagePlace = 'A' | 'B' | 'C' | '1' | '4' | '7';

/** A duct between two cabins. */
export type Duct = readonly [CrewNumber, CrewNumber];

export interface SpellCosts {
  readonly whirlwind: number;
  readonly tide: number;
  readonly translation: number;
}

/** What one of the house Heroic cards may do: its own effect or that of another card; `salvage-n`: up to n tokens (H8). */
export type HouseEffect =
  | 'hold-phantom'
  | 'turn-dice'
  | 'salvage-1'
  | 'salvage-2'
  | 'salvage-3'
  | 'calm'
  | 'reverse-phantom'
  | 'sweep';

export interface HouseCards {
  readonly H2: HouseEffect;
  readonly H3: HouseEffect;
  readonly H8: HouseEffect;
}

export interface Options {
  readonly board: Board;
  /** Blank tokens in the reserve at the start; two more with two players (P1). */
  readonly reserve: number;
  /** In the order of the booklet, without duplicates. */
  readonly expansions: readonly Expansion[];
  readonly harpoons: 2 | 3;
  readonly darkhouse: DarkhouseLevel;
  /** The ducts of a submarine of your own instead of `board`'s house data; `null`: ours. */
  readonly submarine: readonly Duct[] | null;
  /** The six faces of every die; `null`: 1 1 2 2 3 4. */
  readonly dieFaces: readonly number[] | null;
  /** `null`: 1, 2 and 2. */
  readonly spellCosts: SpellCosts | null;
  /** What H2, H3 and H8 do; `null`: hold the Phantom, turn the dice, salvage two. */
  readonly heroicCards: HouseCards | null;
}

/** What the options come to, worked out once in `setup` and never changed. Plain data. */
export interface Charter {
  readonly options: Options;
  readonly mages: boolean;
  readonly mercenaries: boolean;
  readonly reefs: boolean;
  readonly darkhouse: boolean;
  readonly heroic: boolean;
  /** By cabin: the set of cabins a duct leads to, as bits (bit n for cabin n). Index 0 is unused. */
  readonly ducts: readonly number[];
  readonly costs: SpellCosts;
  readonly houseCards: HouseCards;
  /** The different faces of a die, rising, and how many sides show each. */
  readonly faces: readonly number[];
  readonly sides: readonly number[];
}
