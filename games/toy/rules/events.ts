import type { GameEvent, Tell as KernelTell, Seat, Shift } from '@fathom/kernel';
import type { Pearl, Pearls } from './pearls.ts';
import type { Weather } from './state.ts';

/** `pearl: null` is what those see who may not know which pearl it was. */
export type Event = GameEvent &
  (
    | { readonly kind: 'sea'; readonly turn: number; readonly seat: Seat; readonly sea: Weather }
    | { readonly kind: 'waits'; readonly seat: Seat }
    | { readonly kind: 'dives'; readonly seat: Seat }
    | { readonly kind: 'finds'; readonly seat: Seat; readonly pearl: Pearl | null; readonly shifts: readonly Shift[] }
    | {
        readonly kind: 'sells';
        readonly seat: Seat;
        readonly to: Seat;
        readonly as: Pearl;
        readonly pearl: Pearl | null;
        readonly shifts: readonly Shift[];
      }
    | { readonly kind: 'rests'; readonly seat: Seat }
    | {
        readonly kind: 'believes';
        readonly seat: Seat;
        readonly seller: Seat;
        readonly as: Pearl;
        readonly points: number;
      }
    | {
        readonly kind: 'doubts';
        readonly seat: Seat;
        readonly seller: Seat;
        readonly pearl: Pearl;
        readonly as: Pearl;
        readonly points: number;
        readonly shifts: readonly Shift[];
      }
    | { readonly kind: 'shows'; readonly seat: Seat; readonly hand: Pearls; readonly shifts: readonly Shift[] }
    | { readonly kind: 'ends' }
  );

/** Who hears of it, if anybody. */
export type Tell = KernelTell<Event> | undefined;
