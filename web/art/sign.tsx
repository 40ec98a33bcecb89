import type { JSX } from 'solid-js';
import type { Icon } from '../shelf/catalogue.ts';

/** Each in a box of twenty by twenty, drawn with one line. */
const lines: { readonly [icon in Icon]: string } = {
  move: 'M3 10H16M11 5L16 10L11 15',
  back: 'M17 10H4M9 5L4 10L9 15',
  take: 'M10 2V11M6.5 7.5L10 11L13.5 7.5M3 12C3 18 17 18 17 12',
  draw: 'M5 3H13V15H5ZM8 17H16V6',
  buy: 'M3 3H10V13H3ZM16 12A3 3 0 1 1 16 18A3 3 0 1 1 16 12ZM12.5 4H17M14.8 2V6.5',
  pay: 'M7 7A4 4 0 1 1 7 15A4 4 0 1 1 7 7ZM12 5L17 10M17 5V10H12',
  gain: 'M7 7A4 4 0 1 1 7 15A4 4 0 1 1 7 7ZM15 4V10M12 7H18',
  store: 'M3 8H17V17H3ZM3 8L5 3H15L17 8M10 11V14',
  close: 'M10 2.5A7.5 7.5 0 1 1 10 17.5A7.5 7.5 0 1 1 10 2.5ZM6.5 10L9 12.5L13.5 7.5',
  bonus: 'M10 2L12.3 7.2L18 7.8L13.7 11.6L15 17.2L10 14.2L5 17.2L6.3 11.6L2 7.8L7.7 7.2Z',
  recruit: 'M3 15V6L7 10L10 4L13 10L17 6V15Z',
  explore: 'M2 10C5 4 15 4 18 10C15 16 5 16 2 10ZM10 7.5A2.5 2.5 0 1 1 10 12.5A2.5 2.5 0 1 1 10 7.5Z',
  council: 'M4 5H14V13H4ZM6 16H16V8M8 18.5H18V11',
  place: 'M3 17H17M5 17V9L10 4L15 9V17M10 17V12',
  fight: 'M10 2V18M6 18H14M4 3V7C4 12 16 12 16 7V3',
  monster: 'M3 12C3 4 17 4 17 12C17 15 15 17 13 14C12 17 8 17 7 14C5 17 3 15 3 12ZM7.5 9.5H7.6M12.5 9.5H12.6',
  guard: 'M10 2L16 4.5V10C16 14 13 16.5 10 18C7 16.5 4 14 4 10V4.5Z',
  offer: 'M3 4H17V13H9L5 17V13H3ZM7 8.5H13',
  trust: 'M3 11L8 16L17 5',
  doubt: 'M6.5 7A3.5 3.5 0 1 1 11.5 10C10.3 10.7 10 11.5 10 12.8M10 16.4V16.5',
  pass: 'M4 10H16',
  lose: 'M10 3V12M6 8.5L10 12.5L14 8.5M3 16C5 14 8 18 10 16C12 14 15 18 17 16',
  roll: 'M4 4H16V16H4ZM7.5 7.5H7.6M12.4 12.4H12.5M10 10H10.1',
  spell: 'M10 10C10 7 14 7 14 10C14 15 6 15 6 10C6 4 16.5 4 16.5 11M10 2V3.5M3 5L4.2 6',
  danger: 'M10 3L18 17H2ZM10 8V12M10 14.6V14.7',
  corrupt:
    'M6.7 5.5A3.7 3.7 0 0 1 13.3 5.5A3.7 3.7 0 0 1 15.3 11.7A3.7 3.7 0 0 1 10 15.6A3.7 3.7 0 0 1 4.7 11.7A3.7 3.7 0 0 1 6.7 5.5ZM10 10H10.1',
  show: 'M3 6H10V16H3ZM8 4L15 3L17 13L12 13.8',
  end: 'M5 18V3M5 4C9 1.5 11 6.5 16 4V11C11 13.5 9 8.5 5 11',
};

/** What happened, as a small picture beside its number. What it means is said elsewhere. */
export function SignIcon(props: { readonly icon: Icon }): JSX.Element {
  return (
    <svg class="sign" data-icon={props.icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d={lines[props.icon]} />
    </svg>
  );
}
