import { recall } from '../shell/keepsakes.ts';

export const secretKey = 'fathom/person';

/** Whether this browser has ever been online, so that there is somebody to ask about: all that the home page needs to know of a person. */
export const hasBeenOnline = (): boolean => recall(secretKey) !== null;
