import { formats, typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from './words.ts';

/** What is said of the daily sea: its page, its calendar, its result to share. */
const en = {
  what: 'Submarine A1, no expansions, no hints. The same path and the same dice for everyone today.',
  wonIn: (turns: number) => (turns === 1 ? 'Won in one turn' : `Won in ${turns} turns`),
  lostIn: (turns: number) => (turns === 1 ? 'Lost in turn 1' : `Lost in turn ${turns}`),
  goingOn: 'In progress',
  missed: 'Not played',
  later: 'Not yet',
  streak: 'Streak',
  longest: 'Longest',
  played: 'Played',
  won: 'Won',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  calendar: 'Past days',
  calendarNote: 'A day you missed can still be played. Only a game begun on its own day counts for the streak.',
  earlierMonth: 'Earlier month',
  laterMonth: 'Later month',
  of: (day: string) => `Daily sea of ${day}`,
  share: 'Copy the result',
  shared: 'Result copied: paste it into any chat.',
  notShared: 'This browser does not allow copying. Here is the result:',
  everybody: 'Everybody’s results',
  people: (count: number) =>
    count === 1 ? '1 person has finished this game.' : `${count} people have finished this game.`,
  first: 'You are the first to finish this game.',
  better: (percent: string) => `Your result is better than ${percent} of the others’.`,
  lost: 'Lost',
  bar: (what: string, people: number) => `${what}: ${people === 1 ? '1 person' : `${people} people`}`,
  own: 'yours',
  turns: 'Won in … turns',
  result: (day: string, won: boolean, turns: number) =>
    `Fathom, daily sea ${day}: ${won ? `won in ${turns}` : `lost in turn ${turns}`}`,
};

const fr: typeof en = typesetAll({
  what: 'Sous-marin A1, sans extension, sans indice. Le même parcours et les mêmes dés pour tout le monde aujourd’hui.',
  wonIn: (turns) => `Gagnée en ${formats.fr.count(turns, 'tour', 'tours')}`,
  lostIn: (turns) => `Perdue au tour ${turns}`,
  goingOn: 'En cours',
  missed: 'Pas jouée',
  later: 'À venir',
  streak: 'Série',
  longest: 'Record',
  played: 'Jouées',
  won: 'Gagnées',
  days: (count) => formats.fr.count(count, 'jour', 'jours'),
  calendar: 'Les jours passés',
  calendarNote: 'Un jour manqué peut encore se jouer. Seule une partie commencée le jour même compte pour la série.',
  earlierMonth: 'Mois précédent',
  laterMonth: 'Mois suivant',
  of: (day) => `La mer du ${day}`,
  share: 'Copier le résultat',
  shared: 'Résultat copié : collez-le où vous voulez.',
  notShared: 'Ce navigateur ne permet pas de copier. Voici le résultat :',
  everybody: 'Les résultats de tous',
  people: (count) =>
    count < 2 ? `${count} personne a terminé cette partie.` : `${count} personnes ont terminé cette partie.`,
  first: 'Personne n’a terminé cette partie avant vous.',
  better: (percent) => `Vous faites mieux que ${percent} des autres.`,
  lost: 'Perdue',
  bar: (what, people) => `${what} : ${formats.fr.count(people, 'personne', 'personnes')}`,
  own: 'le vôtre',
  turns: 'Gagnée en … tours',
  result: (day, won, turns) => `Fathom, mer du ${day} : ${won ? `gagnée en ${turns}` : `perdue au tour ${turns}`}`,
});

export const daily: { readonly [language in Language]: typeof en } = { en, fr };

/** The same in the language shown. */
export const dailyWords = (): typeof en => daily[shown()];
