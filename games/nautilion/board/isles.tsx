import type { JSX } from 'solid-js';

/** The Happy Isles, around the origin, about 80 wide. */
export const IslesArt = (): JSX.Element => (
  <>
    <circle r="30" fill="url(#f-glow-brass)" />
    <path d="M-34 12C-26 4 -18 2 -8 4C0 -4 14 -2 22 12Z" fill="#1B4C46" stroke="#F6E2B0" stroke-width="1.3" />
    <path
      d="M-6 4C-5 -6 -3 -14 2 -20M2 -20C-6 -22 -10 -18 -12 -14M2 -20C8 -24 13 -20 14 -15M2 -20C2 -26 -3 -28 -7 -26M2 -20C7 -28 11 -27 14 -26"
      fill="none"
      stroke="#F6E2B0"
      stroke-width="1.5"
      stroke-linecap="round"
    />
    <path d="M-40 17q8 -5 16 0t16 0t16 0t16 0" fill="none" stroke="#8BC7CF" stroke-width="1.3" />
  </>
);
