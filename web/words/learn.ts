import { type Language, typesetAll } from '@fathom/words';
import { shown } from './words.ts';

const en = {
  title: 'Learn by playing',
  line: 'Short lessons at a real table: you play, the coach explains. Stop whenever you like and continue later.',
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  begin: 'Begin',
  resume: 'Continue',
  again: 'Repeat',
  done: 'done',
  lesson: (does: string, lesson: string) => `${does}: ${lesson}`,
  rules: (game: string) => `Rulebook of ${game}`,
  offer: (game: string) => `New to ${game}?`,
  offerMore: (lesson: string) => `New: ${lesson}`,
  offerLine: (minutes: string) => `Learn it by playing first: ${minutes}. Or start a game right away, below.`,
  learn: 'Learn by playing',
};

const fr: typeof en = typesetAll({
  title: 'Apprendre en jouant',
  line: 'De courtes leçons à une vraie table : vous jouez, le guide explique. Arrêtez quand vous voulez, reprenez plus tard.',
  minutes: (count) => (count < 2 ? `${count} minute` : `${count} minutes`),
  begin: 'Commencer',
  resume: 'Reprendre',
  again: 'Refaire',
  done: 'faite',
  lesson: (does, lesson) => `${does} : ${lesson}`,
  rules: (game) => `Livret de règles, ${game}`,
  offer: (game) => `Vous découvrez ${game} ?`,
  offerMore: (lesson) => `Nouveau : ${lesson}`,
  offerLine: (minutes) => `Apprenez d’abord en jouant : ${minutes}. Ou lancez une partie tout de suite, ci-dessous.`,
  learn: 'Apprendre en jouant',
});

export const learning: { readonly [language in Language]: typeof en } = { en, fr };

/** What is said where lessons are offered, in the language shown. */
export const learnWords = (): typeof en => learning[shown()];
