import type { Seat } from '@fathom/kernel';
import type { CrewNumber, DarkhouseCard, Figure, HeroicCard, Token } from './types.ts';

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
