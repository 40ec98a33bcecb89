import type { Seat, Shift } from '@fathom/kernel';

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

/** Why a game ended: a key of the words. */
export type Why = 'won' | 'phantom-home' | 'abyss-without-crew' | 'abyss-without-mages' | 'heroic-left' | 'harpooned';

/** Why a token must be given up (T5, D4 and D5, or E2.7). */
export type LossCause = 'darkhouse' | 'mercenary';

/** What is being paid for. */
export type Purpose = Spell | 'D12';

/**
 * A pending step. The top of the stack (the last frame) is what is being decided or done now; those below follow. The first group is
 * chance's, the second a seat's, the third happens by itself and is never on top between two moves.
 */
export type Frame =
  /** S1: the next path token. */
  | { readonly step: 'lay' }
  /** E3.1: the next reef. */
  | { readonly step: 'reef' }
  /** P1: who gets which Admiral. */
  | { readonly step: 'admirals' }
  /** E4.1: the next card of the Darkhouse's row. */
  | { readonly step: 'row' }
  /** E5.1, H5: the next revealed Heroic card. */
  | { readonly step: 'reveal' }
  /** T1: the next die of `State.rolling`. */
  | { readonly step: 'roll' }
  /** E3.3. */
  | { readonly step: 'reef-roll' }
  /** D5. */
  | { readonly step: 'darkhouse-roll' }
  //
  /** P2. */
  | { readonly step: 'starter' }
  /** D8: which figure gets the first die. */
  | { readonly step: 'name' }
  /** T1: spells, pairs and cards, until a die is given. */
  | { readonly step: 'currents' }
  /** T4: further dice. */
  | { readonly step: 'plan' }
  /** T3: which reserve token pays. `left` are still to be paid. */
  | { readonly step: 'pay'; readonly left: number; readonly purpose: Purpose }
  /** T2: the first token to swap. */
  | { readonly step: 'swap' }
  /** T2: the second; `first` is the spot of the first. */
  | { readonly step: 'swap-with'; readonly first: number }
  /** E5.2: which crew pays for the card. */
  | { readonly step: 'sacrifice'; readonly card: HeroicCard }
  /** H3: the faces still to be turned, rising; the first is asked now. */
  | { readonly step: 'turn'; readonly dice: readonly number[] }
  /** H5: which revealed card goes. */
  | { readonly step: 'dismiss' }
  /** H6: crew from the path; `paid` is the number paid. */
  | { readonly step: 'pick-path'; readonly paid: CrewNumber }
  /** H7: crew from the discard. */
  | { readonly step: 'pick-discard'; readonly paid: CrewNumber }
  /** H8: up to `left` tokens from the discard. */
  | { readonly step: 'salvage'; readonly left: number }
  /** D3: the token to slide in, then where. */
  | { readonly step: 'smuggle' }
  | { readonly step: 'insert'; readonly token: Token }
  /** D11. */
  | { readonly step: 'recover' }
  /** D12: the token to place. */
  | { readonly step: 'recall' }
  /** T5, D4, E2.7: `left` tokens are still to be given up. */
  | { readonly step: 'lose'; readonly left: number; readonly cause: LossCause }
  /** Where a token goes; `from` is its place in the words of `pieces`, `by` the rule that lets you place it. */
  | { readonly step: 'place'; readonly token: Token; readonly from: string; readonly by: 'T7' | 'D6' | 'D12' | 'E2.5' }
  /** E2.5: the token to recover; `won`: it may go aboard. */
  | { readonly step: 'spoils'; readonly won: boolean }
  /** E2.6: which group stays. */
  | { readonly step: 'keep' }
  //
  | { readonly step: 'turn-begins' }
  | { readonly step: 'reef-check' }
  | { readonly step: 'waters' }
  | { readonly step: 'darkhouse' }
  | { readonly step: 'phantom' }
  | { readonly step: 'nautilion' }
  | { readonly step: 'round-ends' }
  | { readonly step: 'turn-ends' };

export type Step = Frame['step'];

/**
 * Everything on the table. Nothing is hidden (K1), and the Heroic deck has contents but no order, so a view has the same shape.
 *
 * A *place* is an index into `path`; a *spot* is the name of a place, which never changes though places are slid in (D3, E2.4).
 * Place 0 is the Happy Isles (spot 0), the last one the Abyss. Tokens are kinds: 0 none, 1–9 crew, see `kinds.ts`. `reserve`,
 * `discard` and `bag` count tokens by kind.
 */
export interface State {
  charter: Charter;
  seats: number;
  /** 0 while setting up. */
  turn: number;
  /** Whose turn it is. */
  active: Seat;
  frames: Frame[];
  outcome: Why | null;

  /** By place: the kind of the token lying there, 0 if none (at the ends always 0). */
  path: number[];
  /** By place: 3, 6, 9 or 0. Empty without expansion 3. */
  reefs: number[];
  /** By place: its spot. */
  spots: number[];
  /** Places. */
  nautilion: number;
  phantom: number;
  /** Still to be laid at setup, by kind (reefs too; those left over stay here). */
  bag: number[];
  reserve: number[];
  discard: number[];
  /** By cabin 1–9 (index 0 unused): 0 empty, its own number, or a mercenary. */
  cabins: number[];
  /** The mages' cabin: A B C 1 4 7, each 0 or 1. */
  mages: number[];
  /** Kinds on the Phantom's board, at most six. */
  hold: number[];
  /** E2.4 has happened. */
  collided: boolean;

  /** Dice rolled and not yet given, rising. */
  dice: number[];
  /** Dice still to be rolled in this roll. */
  rolling: number;
  /** The dice given this round to Darkhouse, Phantom and Nautilion; 0: none. */
  given: number[];
  /** D8: the figure chosen to get the first die: index into `FIGURES`, or −1. */
  named: number;
  /** E3.3: the Nautilion does not move this turn. */
  stuck: boolean;
  /** Of phases 2 to 5 this turn: 1, or 2 with D1. */
  round: number;
  /** E1.4a: letters used this turn, as bits: 1 for A, 2 for B, 4 for C. */
  pairsUsed: number;

  /** The Darkhouse cards in the row, 1–12; empty without expansion 4. `card` is the index of the one in force, −1 before turn one. */
  row: number[];
  card: number;
  /** D12 has been used this turn. */
  recalled: boolean;

  /** Heroic cards: not yet revealed (rising), revealed, and out of the game. */
  deck: number[];
  revealed: number[];
  gone: number[];
  /** H1: turns in which the Darkhouse costs nothing, this one included. */
  calm: number;
  /** H2, H4, H9 hold this turn. */
  still: boolean;
  reversed: boolean;
  sweeping: boolean;

  /** P1: the seat with the low Admiral (1–5), −1 alone or before the deal. */
  lowAdmiral: number;
}

/** A view lists the same fields: see `State`. */
export type View = State;

/** What chance may do. */
export type ChanceMove =
  | { readonly do: 'lay'; readonly token: Token }
  | { readonly do: 'reef'; readonly token: Token }
  /** The seat that gets the Admiral with 1–5. */
  | { readonly do: 'admiral'; readonly seat: Seat }
  | { readonly do: 'row'; readonly card: DarkhouseCard }
  | { readonly do: 'reveal'; readonly card: HeroicCard }
  /** Any die: for the currents, a reef, or D5. */
  | { readonly do: 'roll'; readonly face: number };

/** What a seat may do. `spot` names a place of the path. */
export type SeatMove =
  | { readonly do: 'start'; readonly seat: Seat }
  /** D8. */
  | { readonly do: 'name'; readonly figure: Figure }
  | { readonly do: 'whirlwind' }
  | { readonly do: 'tide'; readonly die: number; readonly to: number }
  /** Then `swap` and `swap`, then `pay`. */
  | { readonly do: 'translation' }
  | { readonly do: 'swap'; readonly spot: number }
  /** E1.4: with whichever pair is ready. */
  | { readonly do: 'reroll'; readonly die: number }
  /** D12: then `pay`, `take` and `place`. */
  | { readonly do: 'recall' }
  /** A Heroic card: then `sacrifice`, then what the card asks. */
  | { readonly do: 'play'; readonly card: HeroicCard }
  | { readonly do: 'sacrifice'; readonly crew: CrewNumber }
  /** H3: `to` may be the same face. */
  | { readonly do: 'turn'; readonly die: number; readonly to: number }
  /** H5. */
  | { readonly do: 'dismiss'; readonly card: HeroicCard }
  /** H6. */
  | { readonly do: 'pick'; readonly spot: number }
  /** A token from the discard: H7, H8, D3, D11, D12, E2.5. */
  | { readonly do: 'take'; readonly token: Token }
  /** H8: no more. */
  | { readonly do: 'enough' }
  /** D3: in front of (that is, on the home side of) this spot. */
  | { readonly do: 'insert'; readonly before: number }
  | { readonly do: 'give'; readonly die: number; readonly to: Figure }
  | { readonly do: 'pay'; readonly token: Token }
  | { readonly do: 'lose'; readonly from: 'reserve' | 'mages'; readonly token: Token }
  | { readonly do: 'lose'; readonly from: 'aboard'; readonly token: Token; readonly cabin: number }
  | { readonly do: 'place'; readonly to: 'reserve' | 'mages'; readonly token: Token }
  | { readonly do: 'place'; readonly to: 'aboard'; readonly token: Token; readonly cabin: number }
  /** E2.6: the crew that stays, rising. */
  | { readonly do: 'keep'; readonly crew: readonly CrewNumber[] };

export type Move = ChanceMove | SeatMove;

/** Where a token went and which rule sent it there. */
interface Shifted {
  readonly shifts: readonly Shift[];
}

/**
 * Places in shifts and `pieces`: `path:<spot>` (tokens and the two figures), `reef:<spot>`, `cabin:<1–9>`, `mages:<A|B|C|1|4|7>`, `reserve`,
 * `discard`, `hold` (the Phantom's board), `bag` and `box` (unused), `row:<0–4>` (Darkhouse cards and the Darkhouse; without
 * expansion 4 and before turn one it stands on `lair`, and so does the Phantom until the path is laid), `darkhouse-deck`, `heroic-deck`, `revealed`, `gone`, `admirals`, `seat:<n>`.
 * Pieces: every `Token`, every card by its name, `nautilion`, `phantom`, `darkhouse`, `admiral-low`, `admiral-high`.
 */
export type Event =
  | ({ readonly kind: 'laid'; readonly token: Token; readonly spot: number } & Shifted)
  /** S2: all tokens lie there, the Abyss behind them, and the Phantom takes its place on it. */
  | ({ readonly kind: 'path-laid'; readonly places: number } & Shifted)
  | ({ readonly kind: 'reef-laid'; readonly reef: number; readonly spot: number } & Shifted)
  | ({ readonly kind: 'admirals'; readonly low: Seat } & Shifted)
  | ({ readonly kind: 'row-laid'; readonly card: DarkhouseCard; readonly index: number } & Shifted)
  | ({ readonly kind: 'revealed'; readonly card: HeroicCard } & Shifted)
  | { readonly kind: 'turn'; readonly turn: number; readonly seat: Seat }
  /** E4.2: the card in force this turn. */
  | ({ readonly kind: 'machination'; readonly card: DarkhouseCard; readonly index: number } & Shifted)
  /** The card in force does nothing this turn: D7 on turn one; D6, D7 and D8 while stuck. */
  | { readonly kind: 'idle-card'; readonly card: DarkhouseCard }
  /** E3.3: `total` is `face` plus `bonus`; free from 3. */
  | {
      readonly kind: 'reef-rolled';
      readonly reef: number;
      readonly face: number;
      readonly bonus: number;
      readonly total: number;
      readonly free: boolean;
    }
  | ({ readonly kind: 'reef-gained'; readonly reef: number; readonly spot: number } & Shifted)
  /** One die; `dice` are all that now lie there, rising. `more` are still rolling. */
  | { readonly kind: 'rolled'; readonly face: number; readonly dice: readonly number[]; readonly more: number }
  /** D9. */
  | { readonly kind: 'dice-set'; readonly dice: readonly number[] }
  | { readonly kind: 'starter'; readonly seat: Seat }
  | { readonly kind: 'named'; readonly figure: Figure }
  | ({ readonly kind: 'paid'; readonly token: Token; readonly purpose: Purpose } & Shifted)
  /** The dice picked up again. */
  | { readonly kind: 'whirlwind'; readonly dice: readonly number[] }
  | { readonly kind: 'tide'; readonly die: number; readonly to: number }
  | ({
      readonly kind: 'translation';
      readonly spots: readonly [number, number];
      /** The tokens that lay there before. */
      readonly tokens: readonly [Token, Token];
    } & Shifted)
  | { readonly kind: 'pair-used'; readonly pair: 'A' | 'B' | 'C'; readonly die: number }
  /** The crew paid and the card leaving; `idle`: without effect (E5.2a, E5.3). */
  | ({
      readonly kind: 'card-played';
      readonly card: HeroicCard;
      readonly crew: CrewNumber;
      readonly idle: boolean;
    } & Shifted)
  | ({ readonly kind: 'card-dismissed'; readonly card: HeroicCard } & Shifted)
  /** H3. */
  | { readonly kind: 'die-turned'; readonly die: number; readonly to: number }
  /** H12. */
  | ({ readonly kind: 'reefs-removed'; readonly reef: number; readonly count: number } & Shifted)
  /** H11. */
  | ({ readonly kind: 'mercenary-gone' } & Shifted)
  | { readonly kind: 'given'; readonly die: number; readonly to: Figure }
  /** Phase 3: `demands` tokens (0: calm); `why` it costs nothing, or `due`. */
  | {
      readonly kind: 'darkhouse';
      readonly die: number;
      readonly demands: number;
      readonly why: 'due' | 'low' | 'spared' | 'nothing-left';
    }
  /** D5: the die it got is rolled again. */
  | { readonly kind: 'darkhouse-rerolled'; readonly die: number; readonly face: number }
  | ({
      readonly kind: 'lost';
      readonly token: Token;
      readonly from: 'reserve' | 'aboard' | 'mages';
      readonly cause: LossCause;
    } & Shifted)
  /**
   * Phases 4 and 5. `over`: the spots of the spaces counted, in order, the last being where it ends. `end`: on a token, on an end
   * token, stopped by the collision, or not moved at all (home under D7, the Abyss under H4).
   */
  | ({
      readonly kind: 'moved';
      readonly figure: 'phantom' | 'nautilion';
      readonly die: number;
      readonly backwards: boolean;
      readonly from: number;
      readonly to: number;
      readonly over: readonly number[];
      readonly end: 'token' | 'home' | 'abyss' | 'collision';
    } & Shifted)
  /** H2 holds the Phantom; a reef holds the Nautilion. */
  | { readonly kind: 'held'; readonly figure: 'phantom' | 'nautilion' }
  /** T6: to the discard. */
  | ({ readonly kind: 'sank'; readonly token: Token; readonly spot: number } & Shifted)
  /** E2.2: to the Phantom's board. */
  | ({ readonly kind: 'armed'; readonly token: Token; readonly spot: number } & Shifted)
  /** E3.2. */
  | ({ readonly kind: 'reef-sunk'; readonly reef: number; readonly spot: number } & Shifted)
  /** A token came to rest with you: T7, E1.3, E2.3, D6, D11, D12, H6–H10, E2.5. `from` is its place before; `cabin` 0 unless aboard. */
  | ({
      readonly kind: 'placed';
      readonly token: Token;
      readonly from: string;
      readonly to: 'aboard' | 'mages' | 'reserve';
      readonly cabin: number;
    } & Shifted)
  /** D3: `before` is the spot it lies in front of. */
  | ({ readonly kind: 'inserted'; readonly token: Token; readonly spot: number; readonly before: number } & Shifted)
  /** E2.5: harpoons compared. */
  | {
      readonly kind: 'collision';
      readonly mover: 'phantom' | 'nautilion';
      readonly nautilion: number;
      readonly phantom: number;
      readonly outcome: 'lost' | 'tied' | 'won';
    }
  /** E2.5: its board and your mercenaries are discarded. */
  | ({ readonly kind: 'disarmed' } & Shifted)
  /** E2.6. */
  | ({ readonly kind: 'kept'; readonly crew: readonly CrewNumber[]; readonly lost: readonly CrewNumber[] } & Shifted)
  | { readonly kind: 'over'; readonly why: Why };
