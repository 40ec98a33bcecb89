import type { News } from '@fathom/wire';

/** News as they leave: the very same one for everybody who hears the same, so that they are written once. */
export interface Spoken {
  readonly text: string;
}

export const spoken = (news: News): Spoken => ({ text: JSON.stringify(news) });

/**
 * The fields of an object, to stand among others. A long text is put together from such pieces with plus, and is copied only once, when all of it is
 * there: to cut something off a text in pieces would copy them all. So only what has just been written in one go is cut.
 */
export const fieldsOf = (object: object): string => JSON.stringify(object).slice(1, -1);
