import type { Seat } from '@fathom/kernel';
import { at } from '@fathom/kernel';
import type { JSX } from 'solid-js';
import './avatar.css';

/** A crest for each seat, so that players are told apart by shape as well as by colour: nautilus, ray, anglerfish, starfish. */
const CRESTS = [
  'M19 12.5A6.5 6.5 0 1 0 12.5 19H20M15.5 12.5A3 3 0 1 0 12.5 15.5M12.5 6V9M6 12.5H9',
  'M12 4C9 7 5 9 2 13C6 12 9 13 12 16C15 13 18 12 22 13C19 9 15 7 12 4ZM12 16V22M9.5 9.5H9.6M14.5 9.5H14.6',
  'M3 14C6 8 13 8 16.5 12.5L21 9.5V17.5L16.5 14.5C13 19 6 19.5 3 14ZM3 14L7 15.5M9 9.5C9 5 12 3.5 15 5M15.8 5.6H15.9M9 12.5H9.1',
  'M12 3L14.4 9.2L21 9.6L16 13.8L17.6 20.3L12 16.8L6.4 20.3L8 13.8L3 9.6L9.6 9.2Z',
] as const;

export function Avatar(props: { readonly seat: Seat }): JSX.Element {
  return (
    <svg class="abyss-avatar" data-seat={props.seat} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" />
      <path d={at(CRESTS, props.seat % CRESTS.length)} transform="translate(2.4 2.4) scale(.8)" />
    </svg>
  );
}
