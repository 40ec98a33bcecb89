import type { Language } from '../shell/settings.ts';
import { onlineEn } from './online-en.ts';
import { onlineFr } from './online-fr.ts';
import { shown } from './words.ts';

export type OnlineWords = typeof onlineEn;

const online: { readonly [language in Language]: OnlineWords } = { en: onlineEn, fr: onlineFr };

/** What is said about tables online, in the language shown. It comes along with their pages. */
export const onlineWords = (): OnlineWords => online[shown()];
