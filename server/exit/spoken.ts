import type { News } from '@fathom/wire';

/** News as they leave: the very same one for everybody who hears the same, so that they are written once. */
export interface Spoken {
  readonly text: string;
}

export const spoken = (news: News): Spoken => ({ text: JSON.stringify(news) });

/** The text of an object that has what two have, each of which has something. */
export const merged = (one: string, other: string): string => `${one.slice(0, -1)},${other.slice(1)}`;
