import type { Said } from '@fathom/board/lesson';

/** To whoever tries a spell while a lesson is about something else. */
export const noSpell: Said = {
  en: 'No spell is needed here: keep your tokens.',
  fr: 'Aucun sort n’est utile ici : gardez vos jetons.',
};
