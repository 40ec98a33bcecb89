import type { Seat, Shift } from '@fathom/kernel';
import type { LossCause, Purpose, Why } from './state.ts';
import type { CrewNumber, DarkhouseCard, Figure, HeroicCard, Token } from './types.ts';

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
