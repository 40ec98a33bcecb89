import { typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from './words.ts';

/** How strong a bot is, and whom to play next. */
const en = {
  /** `share`: of a hundred games; `name`: of the middle level. */
  against: (share: number, name: string): string => `Wins ${share} of 100 games against ${name}, the middle level.`,
  middle: 'The middle level, which the others are measured against.',
  alone: (share: number, waters: string): string => `Playing alone, wins ${share} of 100 games (${waters}).`,
  wonThree: (name: string): string => `You have beaten ${name} three times in a row.`,
  lostThree: (name: string): string => `${name} has beaten you three times in a row.`,
  stronger: (name: string): string => `${name} is the next one up.`,
  gentler: (name: string): string => `${name} plays a gentler game.`,
  play: (name: string): string => `Play ${name}`,
  notNow: 'Not now',
};

const fr: typeof en = typesetAll({
  against: (share, name) => `Gagne ${share} % des parties contre ${name}, le niveau moyen.`,
  middle: 'Le niveau moyen, celui auquel se mesurent les autres.',
  alone: (share, waters) => `En solo, gagne ${share} % des parties (${waters.replace('reserve', 'réserve')}).`,
  wonThree: (name) => `Vous avez battu ${name} trois fois d’affilée.`,
  lostThree: (name) => `Trois défaites d’affilée contre ${name}.`,
  stronger: (name) => `${name} est l’échelon suivant.`,
  gentler: (name) => `${name} joue moins fort.`,
  play: (name) => `Jouer contre ${name}`,
  notNow: 'Pas maintenant',
});

export const levels: { readonly [language in Language]: typeof en } = { en, fr };

/** The same in the language shown. */
export const levelWords = (): typeof en => levels[shown()];
