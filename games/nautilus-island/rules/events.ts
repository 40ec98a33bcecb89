import type { GameEvent, Tell as KernelTell, Seat } from '@fathom/kernel';
import type { Card, Colour, Token } from './cards.ts';

export type Side = 'above' | 'below';

/** What happens, in the order of the rulebook. `card: '?'` is what those see who may not know the card. */
export type Event = GameEvent &
  (
    | { readonly kind: 'first'; readonly seat: Seat }
    | { readonly kind: 'camp'; readonly place: Colour; readonly token: Token; readonly refill: boolean }
    | { readonly kind: 'turned'; readonly column: number; readonly stack: number; readonly card: Card }
    | { readonly kind: 'round'; readonly round: number; readonly order: readonly Seat[]; readonly last: boolean }
    | { readonly kind: 'moved'; readonly seat: Seat; readonly column: number; readonly side: Side }
    /** `cards` from the face-up stacks; `unseen` more follow from the face-down ones, each as `drew`. */
    | {
        readonly kind: 'collected';
        readonly seat: Seat;
        readonly column: number;
        readonly cards: readonly Card[];
        readonly unseen: number;
      }
    | {
        readonly kind: 'drew';
        readonly seat: Seat;
        readonly column: number;
        readonly stack: number;
        readonly card: Card | '?';
      }
    /** One card laid; `laid` sums up once all of them are. */
    | { readonly kind: 'stored'; readonly seat: Seat; readonly card: Card }
    | {
        readonly kind: 'laid';
        readonly seat: Seat;
        readonly colour: Colour;
        readonly cards: readonly Card[];
        readonly size: number;
      }
    | { readonly kind: 'bonus'; readonly seat: Seat; readonly colour: Colour; readonly token: Token }
    | {
        readonly kind: 'closed';
        readonly seat: Seat;
        readonly colour: Colour;
        readonly size: number;
        readonly points: number;
      }
    | { readonly kind: 'left-open'; readonly seat: Seat; readonly colour: Colour; readonly size: number }
    | { readonly kind: 'passed'; readonly seat: Seat; readonly column: number }
    /** E1: the first column to run out. */
    | { readonly kind: 'emptied'; readonly column: number }
    | { readonly kind: 'shown'; readonly seat: Seat; readonly cards: readonly Card[] }
    | { readonly kind: 'over'; readonly winner: Seat; readonly why: string; readonly scores: readonly number[] }
  );

/** Who hears of it, if anybody. */
export type Tell = KernelTell<Event> | undefined;
