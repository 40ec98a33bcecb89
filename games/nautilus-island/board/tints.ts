import { at, type Seat } from '@fathom/kernel';
import type { Colour } from '@fathom/nautilus-island/rules';

/** A colour of cards: light for lines and names, dark for bands and grounds. */
export const tintOf: { readonly [colour in Colour]: { readonly light: string; readonly dark: string } } = {
  clothes: { light: '#84DBA6', dark: '#1B5B3D' },
  navigation: { light: '#FF9A80', dark: '#7A2A1B' },
  repair: { light: '#86C5F7', dark: '#1D4A75' },
  fishing: { light: '#BBA3F5', dark: '#3A2F74' },
  supplies: { light: '#F5AE66', dark: '#7A4312' },
  treasures: { light: '#F2CE6B', dark: '#6B4E12' },
};

/** Seats are told apart by the shape of the head as well as by colour. */
export type Head = 'round' | 'square' | 'pointed' | 'brimmed';

export const seatLook = (seat: Seat): { readonly tint: string; readonly head: Head } => at(looks, seat % looks.length);

const looks: readonly { readonly tint: string; readonly head: Head }[] = [
  { tint: '#F6E2B0', head: 'round' },
  { tint: '#86C5F7', head: 'square' },
  { tint: '#FF8A6B', head: 'pointed' },
  { tint: '#84DBA6', head: 'brimmed' },
];
