import { formats, typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from './words.ts';

/** What is said of how fair the dice of a finished game were. */
const en = {
  checking: 'Checking the dice…',
  fair: (draws: number) => `The dice were fair: ${formats.en.count(draws, 'draw', 'draws')} checked.`,
  own: 'Your own secret number is part of every one of them.',
  without: 'This browser added no number of its own, so it can only say that everything fits together.',
  unfair: {
    seed: 'The dice are not what the server promised before the first draw.',
    salt: 'The dice do not include the secret number this browser added.',
    list: 'The list of those who added to the dice was changed after it was closed.',
    terms: 'The options, seats or rules were changed after everybody had added to the dice.',
    draws: 'A draw is not the one the secret numbers give.',
    book: 'The dice of this game cannot be checked here.',
  },
  what: 'What does that mean?',
  how: [
    'Before the game the server chose a secret number and showed its fingerprint, so that it could not change it any more. Then everybody at the table added a secret number of their own in the same way. Only when the list was closed were these numbers shown.',
    'Every draw follows from all these numbers together. Nobody knew them all before the first draw, so nobody could choose what would come: not the server, and no player.',
    'Now the server has shown its number, too. This browser has compared all fingerprints and worked out every draw again by itself. The logbook holds the numbers, and “fathom verify” does the same with it.',
  ],
};

const fr: typeof en = typesetAll({
  checking: 'Vérification des dés…',
  fair: (draws) => `Les dés étaient honnêtes : ${formats.fr.count(draws, 'tirage vérifié', 'tirages vérifiés')}.`,
  own: 'Votre propre nombre secret compte dans chacun d’eux.',
  without: 'Ce navigateur n’a pas ajouté de nombre : il peut seulement dire que tout concorde.',
  unfair: {
    seed: 'Les dés ne sont pas ceux que le serveur avait promis avant le premier tirage.',
    salt: 'Les dés ne tiennent pas compte du nombre secret ajouté par ce navigateur.',
    list: 'La liste de ceux qui ont ajouté leur nombre a changé après sa clôture.',
    terms: 'Les options, les places ou les règles ont changé après que chacun a ajouté son nombre.',
    draws: 'Un tirage n’est pas celui que donnent les nombres secrets.',
    book: 'Les dés de cette partie ne peuvent pas être vérifiés ici.',
  },
  what: 'Qu’est-ce que cela veut dire ?',
  how: [
    'Avant la partie, le serveur a choisi un nombre secret et en a montré l’empreinte : il ne pouvait plus en changer. Puis chacun à la table a ajouté de la même façon un nombre secret. Ces nombres n’ont été dévoilés qu’une fois la liste close.',
    'Chaque tirage découle de tous ces nombres réunis. Personne ne les connaissait tous avant le premier tirage : personne ne pouvait donc choisir ce qui viendrait, ni le serveur, ni un joueur.',
    'À présent le serveur a dévoilé son nombre, lui aussi. Ce navigateur a comparé toutes les empreintes et recalculé lui-même chaque tirage. Le livre de bord contient les nombres, et « fathom verify » en fait autant.',
  ],
});

export const diceTexts: { readonly [language in Language]: typeof en } = { en, fr };

/** The same in the language shown. */
export const diceWords = (): typeof en => diceTexts[shown()];
