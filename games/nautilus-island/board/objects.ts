import type { Card, Colour } from '@fathom/nautilus-island/rules';

/** A drawing in ink around the origin, about 30 units wide: `body` is tinted and outlined, `ink` is line work on top of it. */
export interface Drawing {
  readonly body: string;
  readonly ink: string;
}

export const objectDrawings: { readonly [card in Card]: Drawing } = {
  boots: { body: 'M-9-14H2V1C4 4 13 4 14 9V13H-9Z', ink: 'M-9-9H2M-9 9.5H14M2-4H-2M2-.5H-2' },
  hat: {
    body: 'M-15 6C-11 5-9 2-8-3C-7-13 7-13 8-3C9 2 11 5 15 6C11 13-11 13-15 6Z',
    ink: 'M-9 1.5C-4 5 4 5 9 1.5M8.5-1C5 2-5 2-8.5-1',
  },
  coat: {
    body: 'M-5-13L-12-10L-15 5L-10 6.5L-9-1V13H9V-1L10 6.5L15 5L12-10L5-13L0-8Z',
    ink: 'M0-8V13M-5-13L0-8L5-13M3.5-2h.1M3.5 3h.1M3.5 8h.1',
  },
  gloves: {
    body: 'M-7 14V2L-13-3C-14-6-11-8-8-6L-5-3V-11C-5-14-1-14-1-11V-13C-1-16 3.5-16 3.5-13V-11C3.5-14 8-14 8-11V-7C8-9 12-9 12-7V2L8 14Z',
    ink: 'M-1-11V-4M3.5-11V-4M8-8V-3M-7 9.5H9.5',
  },
  compass: {
    body: 'M0-14A14 14 0 1 1 0 14A14 14 0 1 1 0-14Z',
    ink: 'M6-7L2 2L-6 7L-2-2ZM0-11V-10M0 10V11M-11 0H-10M10 0H11',
  },
  sextant: {
    body: 'M0-14L13 9C6 15-6 15-13 9Z',
    ink: 'M0-14L5 12.5M-6.5-2.5H6.5M-10 4C-4 8 4 8 10 4M-2-15.5H2',
  },
  spyglass: {
    body: 'M-15 8L-7 3L-4 8L-12 13ZM-8 1.5L1-4L5 3L-4 8.5ZM0-7L10-13L15-5L5 1.5Z',
    ink: 'M3-8.8L8-.3',
  },
  chart: {
    body: 'M-14-9L-5-13L5-9L14-13V9L5 13L-5 9L-14 13Z',
    ink: 'M-5-13V9M5-9V13M-11 5C-9-1-6-2-4 2S1 4 2 0M7.5-2L11.5 2.5M11.5-2L7.5 2.5',
  },
  hammer: {
    body: 'M-13-13H4C9-13 12-10 14-5C10-7 7-6 5-5H-13ZM-5-5H1V14H-5Z',
    ink: 'M-9-13V-5M-5 8H1M-5 11H1',
  },
  wrench: {
    body: 'M-13 8L2-6C1-12 5-16 11-14L6-9L9-5L14-10C16-4 12 1 6-1L-8 13C-12 15-16 12-13 8Z',
    ink: 'M-10.5 10.5h.1M-6 4.5L1-2',
  },
  rope: {
    body: 'M-13-5A13 7.5 0 0 1 13-5V4A13 7.5 0 0 1-13 4Z',
    ink: 'M-13-5A13 7.5 0 0 0 13-5M-13-.5A13 7.5 0 0 0 13-.5M-5.5-5.5A5.5 2.8 0 1 0 5.5-5.5A5.5 2.8 0 1 0-5.5-5.5M11 8C15 9 16 13 11 14',
  },
  saw: {
    body: 'M-15-5L5-8V3L2 6L-1 3L-4 6L-7 4L-10 7L-12 5L-15 6ZM5-10C11-13 16-9 15-3C15 4 11 7 5 5Z',
    ink: 'M9-5C12-6 12 1 9 0ZM-12-2L2-4',
  },
  rod: {
    body: 'M-11 4A4 4 0 1 1-3 4A4 4 0 1 1-11 4Z',
    ink: 'M-14 14L9-14M9-14C14-9 14-2 12 4A3.2 3.2 0 1 1 6.5 3.5M-7 4h.1M-12.5 8.5L-9.5 11',
  },
  net: {
    body: 'M-12-8C-12-15 12-15 12-8C12 2 7 9 0 9C-7 9-12 2-12-8Z',
    ink: 'M-12-8C-11-3 11-3 12-8M-7-5L3 8M7-5L-3 8M-11-3L6 6M11-3L-6 6M0-4.5V9M0 9V15',
  },
  harpoon: {
    body: 'M14-14L1-10L10-1Z',
    ink: 'M-14 14L7-7M-8 3L-3 8M-10 5L-5 10M2 1C8 3 8 9 3 11C-1 13 5 17 10 13',
  },
  hooks: {
    body: 'M-6-15A2.6 2.6 0 1 1-6-9.8A2.6 2.6 0 1 1-6-15ZM7-11A2.6 2.6 0 1 1 7-5.8A2.6 2.6 0 1 1 7-11Z',
    ink: 'M-6-9.8V3A4.5 4.5 0 0 1-15 3V0L-12 2.5M7-5.8V8A4.5 4.5 0 0 1-2 8V5L1 7.5',
  },
  water: {
    body: 'M-4-15H4V-9C10-7 11-3 11 1V11A3 3 0 0 1 8 14H-8A3 3 0 0 1-11 11V1C-11-3-10-7-4-9Z',
    ink: 'M-4-11H4M-11 2C-7-1-4 5 0 2S7-1 11 2M-5 8h.1M1 10h.1M5 7h.1',
  },
  biscuits: {
    body: 'M-10-13C-6-15 6-15 10-13C13-12 14-10 14-7C15-3 15 3 14 7C14 10 13 12 10 13C6 15-6 15-10 13C-13 12-14 10-14 7C-15 3-15-3-14-7C-14-10-13-12-10-13Z',
    ink: 'M-7-7h.1M0-7h.1M7-7h.1M-7 0h.1M0 0h.1M7 0h.1M-7 7h.1M0 7h.1M7 7h.1',
  },
  fruit: {
    body: 'M0-6C-8-11-15-4-12 4C-10 11-4 15 0 12C4 15 10 11 12 4C15-4 8-11 0-6Z',
    ink: 'M0-6C0-10 0-12 2-15M2-11C5-15 9-15 12-13C10-9 6-8 2-11M-8-1C-8 3-7 5-5 7',
  },
  tins: {
    body: 'M-10-10A10 4 0 0 1 10-10V10A10 4 0 0 1-10 10Z',
    ink: 'M-10-10A10 4 0 0 0 10-10M-10-4A10 4 0 0 0 10-4M-10 5A10 4 0 0 0 10 5M-5 3C-3 0 1 0 3 3C1 6-3 6-5 3M3 3L6 1V5Z',
  },
  pearl: {
    body: 'M0-13A8.5 8.5 0 1 1 0 4A8.5 8.5 0 1 1 0-13Z',
    ink: 'M-4.5-5A4.5 4.5 0 0 1 0-9M-14 3C-13 14 13 14 14 3M-14 3C-11 6-9 6-7 4.5M14 3C11 6 9 6 7 4.5M-5 7L-6 11M5 7L6 11M0 8V11.5',
  },
  goblet: {
    body: 'M-10-14H10C10-4 6 1 2 2V8C6 9 8 11 8 14H-8C-8 11-6 9-2 8V2C-6 1-10-4-10-14Z',
    ink: 'M-9.5-9H9.5M-2 5H2M0-5h.1M-4-4h.1M4-4h.1',
  },
  crown: {
    body: 'M-13 11V-8L-6.5 0L0-12L6.5 0L13-8V11Z',
    ink: 'M-13 5.5H13M-6.5 8.3h.1M0 8.3h.1M6.5 8.3h.1M-13-10.5h.1M0-14.5h.1M13-10.5h.1',
  },
  idol: {
    body: 'M-7-14H7L9-7L5-1L7 3L10 14H-10L-7 3L-5-1L-9-7Z',
    ink: 'M-4-9H-2M2-9H4M0-8V-6M-3-3.5H3M-7 3C-3 6 3 6 7 3M-5 9.5H5',
  },
};

/** A colour's sign: light, because it stands small on a dark band. */
export const familyDrawings: { readonly [colour in Colour]: string } = {
  clothes: 'M-5-12L-14-8L-11 1L-8-1V13H8V-1L11 1L14-8L5-12C3-8-3-8-5-12Z',
  navigation: 'M0-14A14 14 0 1 1 0 14A14 14 0 1 1 0-14ZM0-10L4 0L0 10L-4 0Z',
  repair: 'M-12 8L2-6C1-12 5-16 11-14L6-9L9-5L14-10C16-4 12 1 6-1L-8 13C-12 15-15 12-12 8Z',
  fishing: 'M-14 0C-8-10 4-10 9 0C4 10-8 10-14 0ZM9 0L15-7V7ZM-8-2h.1',
  supplies: 'M-9-13H9C13-5 13 5 9 13H-9C-13 5-13-5-9-13ZM-11.5-5H11.5M-11.5 5H11.5',
  treasures: 'M-13 11V-8L-6.5 0L0-12L6.5 0L13-8V11Z',
};
