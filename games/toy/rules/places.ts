import type { Census, Seat } from '@fathom/kernel';
import type { State } from './state.ts';

/** What the places are called in `census`, in `pieces` and in the events' shifts. */
export const places = {
  reef: 'reef',
  beach: 'beach',
  hand: (seat: Seat) => `hand:${seat}`,
  laid: (index: number) => `laid:${index}`,
};

export function census(state: State): Census {
  const all: { [place: string]: { readonly [piece: string]: number } } = {
    [places.reef]: { ...state.reef },
    [places.beach]: { ...state.beach },
  };
  state.hands.forEach((hand, seat) => {
    all[places.hand(seat)] = { ...hand };
  });
  state.laid.forEach(({ pearl }, index) => {
    all[places.laid(index)] = { [pearl]: 1 };
  });
  return all;
}
