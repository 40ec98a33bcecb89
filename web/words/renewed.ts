import { typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from './words.ts';

/** What is said when a newer Fathom is there. */
const en = {
  ready: 'A new version of Fathom is ready. Your games are saved.',
  now: 'Update now',
  later: 'Later',
};

const fr: typeof en = typesetAll({
  ready: 'Une nouvelle version de Fathom est prête. Vos parties sont enregistrées.',
  now: 'Mettre à jour',
  later: 'Plus tard',
});

export const renewed: { readonly [language in Language]: typeof en } = { en, fr };

/** The same in the language shown. */
export const renewedWords = (): typeof en => renewed[shown()];
