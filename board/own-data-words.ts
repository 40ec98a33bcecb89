import { type Language, typesetAll } from '@fathom/words';

const en = {
  title: 'Values from your box',
  note: 'The booklets only picture some values, so we chose our own. Enter those of your box here, as JSON.',
  badJson: 'This is not JSON.',
};

const fr: typeof en = typesetAll({
  title: 'Valeurs de votre boîte',
  note: 'Certaines valeurs ne sont qu’en images dans les livrets : nous avons choisi les nôtres. Saisissez ici celles de votre boîte, en JSON.',
  badJson: 'Ceci n’est pas du JSON.',
});

/** What stands where values from one's own box are entered. */
export const words: { readonly [language in Language]: typeof en } = { en, fr };
