import { typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from './words.ts';

/** What is said on the page of settings. */
const en = {
  title: 'Settings',
  language: 'Language',
  speed: 'Animation speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'Off' },
  motion: 'Reduced motion',
  motions: { auto: 'Same as the system', reduced: 'Always', full: 'Never' },
  sound: 'Sound',
  sounds: { on: 'On', off: 'Off' },
  text: 'Text size',
  texts: { normal: 'Normal', large: 'Large', larger: 'Larger' },
  saved: 'Kept in this browser only.',
  first: 'Play the tutorial again',
};

const fr: typeof en = typesetAll({
  title: 'Réglages',
  language: 'Langue',
  speed: 'Vitesse des animations',
  speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide', off: 'Immédiate' },
  motion: 'Animations réduites',
  motions: { auto: 'Selon le système', reduced: 'Toujours', full: 'Jamais' },
  sound: 'Sons',
  sounds: { on: 'Oui', off: 'Non' },
  text: 'Taille du texte',
  texts: { normal: 'Normale', large: 'Grande', larger: 'Très grande' },
  saved: 'Gardé dans ce navigateur uniquement.',
  first: 'Refaire le tutoriel',
});

export const settingsTexts: { readonly [language in Language]: typeof en } = { en, fr };

/** The same in the language shown. */
export const settingsWords = (): typeof en => settingsTexts[shown()];
