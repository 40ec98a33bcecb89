import type { Setback } from '../online/reply.ts';
import { onlineWords } from '../words/online.ts';

/** Why something did not come about, in the language shown. */
export const sentence = (sorry: Setback): string => onlineWords().why(sorry.why, 'id' in sorry ? sorry.id : undefined);
