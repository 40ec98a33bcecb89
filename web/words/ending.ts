import { typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from './words.ts';

/** What is said where a game ends: the count, the film, the picture to send. */
const en = {
  acted: 'How it ended',
  count: 'Points, counted up',
  skip: 'Skip',
  film: {
    title: 'Film of the game',
    stop: 'Pause',
    go: 'Play',
    point: (before: string, after: string) => `Turning point: ${before} to ${after}`,
    seeking: 'Looking for the turning points…',
  },
  picture: 'Save a picture',
  pictureSaved: 'Picture saved.',
  pictureFailed: 'This browser cannot draw the picture.',
  report: 'Report a problem (file)',
};

const fr: typeof en = typesetAll({
  acted: 'Comment la partie s’est terminée',
  count: 'Les points, un à un',
  skip: 'Passer',
  film: {
    title: 'Film de la partie',
    stop: 'Pause',
    go: 'Lecture',
    point: (before, after) => `Tournant : de ${before} à ${after}`,
    seeking: 'Recherche des tournants…',
  },
  picture: 'Enregistrer une image',
  pictureSaved: 'Image enregistrée.',
  pictureFailed: 'Ce navigateur ne peut pas dessiner l’image.',
  report: 'Signaler un problème (fichier)',
});

export const ending: { readonly [language in Language]: typeof en } = { en, fr };

/** The same in the language shown. */
export const endingWords = (): typeof en => ending[shown()];
