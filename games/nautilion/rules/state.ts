import type { Seat } from '@fathom/kernel';
import type { Charter, CrewNumber, HeroicCard, Spell, Token } from './types.ts';

/** How many tokens of each kind: nothing, crew 1–9, mages, mercenaries, blanks, reefs. */
export type Pile = [
  nothing: 0,
  ...crew: [number, number, number, number, number, number, number, number, number],
  ...mages: [number, number, number],
  mercenaries: number,
  blanks: number,
  ...reefs: [number, number, number],
];

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
  | { readonly at: 'lay' }
  /** E3.1: the next reef. */
  | { readonly at: 'reef' }
  /** P1: who gets which Admiral. */
  | { readonly at: 'admirals' }
  /** E4.1: the next card of the Darkhouse's row. */
  | { readonly at: 'row' }
  /** E5.1, H5: the next revealed Heroic card. */
  | { readonly at: 'reveal' }
  /** T1: the next die of `State.rolling`. */
  | { readonly at: 'roll' }
  /** E3.3. */
  | { readonly at: 'reef-roll' }
  /** D5. */
  | { readonly at: 'darkhouse-roll' }
  //
  /** P2. */
  | { readonly at: 'starter' }
  /** D8: which figure gets the first die. */
  | { readonly at: 'name' }
  /** T1: spells, pairs and cards, until a die is given. */
  | { readonly at: 'currents' }
  /** T4: further dice. */
  | { readonly at: 'plan' }
  /** T3: which reserve token pays. `left` are still to be paid. */
  | { readonly at: 'pay'; readonly left: number; readonly purpose: Purpose }
  /** T2: the first token to swap. */
  | { readonly at: 'swap' }
  /** T2: the second; `first` is the spot of the first. */
  | { readonly at: 'swap-with'; readonly first: number }
  /** E5.2: which crew pays for the card. */
  | { readonly at: 'sacrifice'; readonly card: HeroicCard }
  /** H3: the faces still to be turned, rising; the first is asked now. */
  | { readonly at: 'turn'; readonly dice: readonly number[] }
  /** H5: which revealed card goes. */
  | { readonly at: 'dismiss' }
  /** H6: crew from the path; `paid` is the number paid. */
  | { readonly at: 'pick-path'; readonly paid: CrewNumber }
  /** H7: crew from the discard. */
  | { readonly at: 'pick-discard'; readonly paid: CrewNumber }
  /** H8: up to `left` tokens from the discard. */
  | { readonly at: 'salvage'; readonly left: number }
  /** D3: the token to slide in, then where. */
  | { readonly at: 'smuggle' }
  | { readonly at: 'insert'; readonly token: Token }
  /** D11. */
  | { readonly at: 'recover' }
  /** D12: the token to place. */
  | { readonly at: 'recall' }
  /** T5, D4, E2.7: `left` tokens are still to be given up. */
  | { readonly at: 'lose'; readonly left: number; readonly cause: LossCause }
  /** Where a token goes; `from` is its place in the words of `pieces`, `by` the rule that lets you place it. */
  | {
      readonly at: 'place';
      readonly token: Token;
      readonly from: string;
      readonly by: 'T7' | 'D6' | 'D12' | 'E2.5' | 'E2.6';
    }
  /** E2.5: the token to recover; `won`: it may go aboard; `left`: the cabins mercenaries just left, which ask for no duct (E2.6). */
  | { readonly at: 'spoils'; readonly won: boolean; readonly left: readonly CrewNumber[] }
  /** E2.6: which group stays. */
  | { readonly at: 'keep' }
  //
  | { readonly at: 'turn-begins' }
  | { readonly at: 'reef-check' }
  | { readonly at: 'waters' }
  | { readonly at: 'darkhouse' }
  | { readonly at: 'phantom' }
  | { readonly at: 'nautilion' }
  | { readonly at: 'round-ends' }
  | { readonly at: 'turn-ends' };

export type FrameAt = Frame['at'];

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
  stack: Frame[];
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
  bag: Pile;
  reserve: Pile;
  discard: Pile;
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
  given: [darkhouse: number, phantom: number, nautilion: number];
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
