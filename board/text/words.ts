import { type Language, typesetAll } from '@fathom/words';

const en = {
  decide: 'What you can do',
  happened: 'What happened',
  nothing: 'Nothing to decide now',
  sure: 'Are you sure?',
  cancel: 'Cancel',
  none: 'none',
};

const fr: typeof en = typesetAll({
  decide: 'Ce que vous pouvez faire',
  happened: 'Ce qui s’est passé',
  nothing: 'Rien à décider pour l’instant',
  sure: 'Confirmez-vous ?',
  cancel: 'Annuler',
  none: 'aucun',
});

/** What a text board says of itself. */
export const words: { readonly [language in Language]: typeof en } = { en, fr };
