import { shown } from './words.ts';

/** How dates and large numbers are written in the language shown: English is British. */
export const locale = (): string => (shown() === 'en' ? 'en-GB' : shown());
