import type { JSX } from 'solid-js';
import type { SaveHead } from '../saves/save.ts';

/** What a table's pages know of a game besides its session: which one it is, and what must be said of it. Every save is one. */
export interface Occasion
  extends Pick<SaveHead, 'id' | 'game' | 'known' | 'daily' | 'taught' | 'lesson' | 'advised' | 'shared'>,
    Partial<Pick<SaveHead, 'began' | 'touched' | 'sea'>> {
  /** It stands on a server, under its own address. */
  readonly online?: boolean;
}

/** Whether it came as a link or a file and nobody here has played it: then it is somebody else's. */
export const isOthers = ({ shared, began, touched }: Pick<Occasion, 'shared' | 'began' | 'touched'>): boolean =>
  shared === true && began === touched;

/** What to look back at. */
export interface Look {
  /** How many entries are on show at first. */
  readonly count: number;
  /** Plays on by itself up to this one. */
  readonly until?: number;
  /** Has the game judged. */
  readonly judged?: boolean;
  /** Plays the whole game in a quarter of a minute. */
  readonly film?: boolean;
}

/** What stands around a table besides what every table has: for one on a server, its people, its clock, its talk. */
export interface Surroundings {
  /** Between the bar and the board. */
  readonly above?: () => JSX.Element;
  /** `close`: something was done, and the menu may go. */
  readonly menu?: (close: () => void) => JSX.Element;
  readonly end?: () => JSX.Element;
  /** How to play on when it is over, where that is not begun here. */
  readonly next?: () => JSX.Element;
}
