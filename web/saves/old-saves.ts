import { unlearn } from '../shell/keepsakes.ts';

/** Where saves were kept before there was a database for them. Those that cannot be read stay there. */
export const oldPrefix = 'fathom/save/';
export const oldResultsKey = 'fathom/results';

export const removeOld = (id: string): void => unlearn(oldPrefix + id);
