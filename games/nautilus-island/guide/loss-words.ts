import { type Language, typesetAll } from '@fathom/words';

interface Both {
  readonly theirs: number;
  readonly yours: number;
}

/** What decided a first game that was lost. `name` is the winner. */
const en = {
  hand: (cards: number, name: string, behind: number) =>
    `What decided it: ${cards} cards were still in your hand, where they count for nothing, while ${name} was ahead by ${behind} with stored cards. Store two or three of one colour as soon as you have them.`,
  portholes: (name: string, points: Both, sets: Both) =>
    `What decided it: the portholes. ${name} closed ${sets.theirs === 1 ? 'one set' : `${sets.theirs} sets`} for ${points.theirs}, and you ${sets.yours === 0 ? 'none' : `${sets.yours} for ${points.yours}`}. The best porthole of each size goes to the first who closes.`,
  bonuses: (name: string, points: Both) =>
    `What decided it: the bonuses. They paid ${name} ${points.theirs} and you ${points.yours}. A bonus goes to the first who stores its colour: look at the camp before you choose a column.`,
  treasures: (name: string, points: Both) =>
    `What decided it: the treasures. ${name} held ${points.theirs} in them, and you ${points.yours}. They need no storing: take the good ones whenever they lie on top.`,
  level: (name: string) =>
    `As close as can be: equal points, but ${name} stood further back at the end. In the last round, where you stand matters too.`,
};

const fr: typeof en = typesetAll({
  hand: (cards, name, behind) =>
    `Ce qui a tout décidé : il vous restait ${cards} cartes en main, où elles ne valent rien, et ${name} avait ${behind} d’avance avec ses cartes rangées. Rangez deux ou trois cartes d’une couleur dès que vous les avez.`,
  portholes: (name, points, sets) =>
    `Ce qui a tout décidé : les hublots. ${name} a fermé ${sets.theirs < 2 ? 'une série' : `${sets.theirs} séries`} pour ${points.theirs}, et vous ${sets.yours === 0 ? 'aucune' : `${sets.yours} pour ${points.yours}`}. Le meilleur hublot de chaque taille va au premier qui ferme.`,
  bonuses: (name, points) =>
    `Ce qui a tout décidé : les bonus. Ils ont rapporté ${points.theirs} à ${name}, contre ${points.yours} pour vous. Un bonus va au premier qui range sa couleur : regardez le campement avant de choisir une colonne.`,
  treasures: (name, points) =>
    `Ce qui a tout décidé : les trésors. ${name} en avait pour ${points.theirs}, et vous pour ${points.yours}. Ils ne se rangent pas : emportez les bons dès qu’ils sont sur le dessus.`,
  level: (name) =>
    `De justesse : égalité de points, mais ${name} était plus à l’arrière à la fin. À la dernière manche, la colonne compte aussi.`,
});

export const lossWords: { readonly [language in Language]: typeof en } = { en, fr };
