import { type Language, typesetAll } from '@fathom/words';
import { shown } from './words.ts';

const en = {
  title: 'Play with your own box',
  offer:
    'The box is on your table: you lay the path, roll your own dice and tap here what they show. Fathom keeps the rules, shows what you may do and gives hints.',
  go: 'With my box',
  chosen:
    'Choose above what lies on your table. You tap in the path and every roll, and may correct them at any time. The game is kept, but not counted in the statistics.',
  without: 'Without the box',
  laying: 'Your box',
  count: (at: number, of: number) => `${at} of ${of}`,
  takeBack: (what: string) => `Take back “${what}”`,
  tookBack: (what: string) => `Taken back: “${what}”.`,
  soFar: 'Tapped so far',
  soFarHint: 'A wrong one? Tap it to change it.',
  none: 'Nothing yet.',
  correct: 'Correct what you tapped',
  change: (what: string) => `Instead of “${what}”:`,
  changed: (from: string, to: string) => `“${from}” is now “${to}”.`,
  lost: (steps: number) =>
    steps === 1
      ? 'One later step no longer fits: it is taken back too.'
      : `${steps} later steps no longer fit: they are taken back too.`,
  changeIt: 'Change it',
  keep: 'Leave it as it is',
};

const fr: typeof en = typesetAll({
  title: 'Jouer avec votre boîte',
  offer:
    'La boîte est sur votre table : vous posez le parcours, lancez vos dés et touchez ici ce qu’ils montrent. Fathom veille aux règles, montre les coups permis et donne des indices.',
  go: 'Avec ma boîte',
  chosen:
    'Choisissez ci-dessus ce qui est sur votre table. Vous indiquez le parcours et chaque lancer, et pouvez les corriger à tout moment. La partie est gardée, mais ne compte pas dans les statistiques.',
  without: 'Sans la boîte',
  laying: 'Votre boîte',
  count: (at, of) => `${at} sur ${of}`,
  takeBack: (what) => `Annuler « ${what} »`,
  tookBack: (what) => `Annulé : « ${what} ».`,
  soFar: 'Déjà indiqués',
  soFarHint: 'Une erreur ? Touchez-la pour la changer.',
  none: 'Rien encore.',
  correct: 'Corriger ce que vous avez indiqué',
  change: (what) => `À la place de « ${what} » :`,
  changed: (from, to) => `« ${from} » est devenu « ${to} ».`,
  lost: (steps) =>
    steps < 2
      ? 'Une étape suivante ne convient plus : elle est annulée aussi.'
      : `${steps} étapes suivantes ne conviennent plus : elles sont annulées aussi.`,
  changeIt: 'Changer',
  keep: 'Laisser tel quel',
});

export const companion: { readonly [language in Language]: typeof en } = { en, fr };

/** What is said to somebody who plays with the real box, in the language shown. */
export const companionWords = (): typeof en => companion[shown()];
