import { type Language, typesetAll } from '@fathom/words';

const en = {
  setup: 'Shuffle the tokens and lay your path. Then tap it here, token by token, from the Isles to the Abyss.',
  keys: 'The keys 1 to 9 do the same.',
  lay: 'Which token lies next on the path?',
  reef: (space: number) => `Which reef lies at space ${space}?`,
  admirals: 'Who has the Admiral with 1 to 5?',
  row: 'Which Darkhouse card comes next in the row?',
  reveal: 'Which Heroic card is revealed?',
  roll: 'Roll your dice: what do they show?',
  rollOne: 'Roll one die: what does it show?',
  reefRoll: 'Roll for the reef: what does the die show?',
  darkhouseRoll: 'Roll for the Darkhouse: what does the die show?',
};

const fr: typeof en = typesetAll({
  setup: 'Mélangez les jetons et posez votre parcours. Puis touchez-le ici, jeton après jeton, des Îles aux Abysses.',
  keys: 'Les touches 1 à 9 font de même.',
  lay: 'Quel jeton vient ensuite sur le parcours ?',
  reef: (space) => `Quel écueil se trouve à la case ${space} ?`,
  admirals: 'Qui a l’Amiral de 1 à 5 ?',
  row: 'Quelle carte vient ensuite dans la rangée du Phare ?',
  reveal: 'Quelle Action héroïque est dévoilée ?',
  roll: 'Lancez vos dés : que montrent-ils ?',
  rollOne: 'Lancez un dé : que montre-t-il ?',
  reefRoll: 'Lancez un dé pour l’écueil : que montre-t-il ?',
  darkhouseRoll: 'Lancez un dé pour le Phare : que montre-t-il ?',
});

export const typedWords: { readonly [language in Language]: typeof en } = { en, fr };
