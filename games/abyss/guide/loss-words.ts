import { type Language, typesetAll } from '@fathom/words';

interface Both {
  readonly theirs: number;
  readonly yours: number;
}

/** What decided a first game that was lost. `name` is the winner. */
const en = {
  lords: (name: string, points: Both, lords: Both) =>
    `What decided it: the lords. ${name} had ${lords.theirs}, worth ${points.theirs}, and you ${lords.yours === 0 ? 'none' : `${lords.yours}, worth ${points.yours}`}. Recruit as soon as you can pay; pearls make up what is missing.`,
  missedLord: (name: string, points: Both, lords: Both, round: number, influence: number) =>
    `What decided it: the lords. ${name} had ${lords.theirs}, worth ${points.theirs}, and you ${lords.yours === 0 ? 'none' : `${lords.yours}, worth ${points.yours}`}. In round ${round} you could pay for one worth ${influence} and let it go.`,
  locations: (name: string, points: Both) =>
    `What decided it: the locations. They brought ${name} ${points.theirs} and you ${points.yours}. Three keys open one: look for lords with a key, and fight when the threat pays one.`,
  allies: (name: string, points: Both) =>
    `What decided it: the affiliated allies. They brought ${name} ${points.theirs} and you ${points.yours}. Of each race only the strongest counts, so pay with different races, and with cards of which even the lowest is good.`,
  tokens: (name: string, points: Both) =>
    `What decided it: the monsters. Their tokens brought ${name} ${points.theirs} and you ${points.yours}. The longer nobody fights, the more the next one pays.`,
  kraken: (name: string, yours: number, theirs: number) =>
    `What decided it: the Kraken. It cost you ${yours} and ${name} ${theirs}. Every nebulis costs a point, and having the most costs 5 more: spend them first, and take no krakens late.`,
  level: (name: string) =>
    `As close as can be: equal points, and ${name} won on pearls or the strongest lord. A single pearl might have been enough.`,
};

const fr: typeof en = typesetAll({
  lords: (name, points, lords) =>
    `Ce qui a tout décidé : les seigneurs. ${name} en avait ${lords.theirs}, pour ${points.theirs}, et vous ${lords.yours === 0 ? 'aucun' : `${lords.yours}, pour ${points.yours}`}. Recrutez dès que vous pouvez payer ; les perles complètent la somme.`,
  missedLord: (name, points, lords, round, influence) =>
    `Ce qui a tout décidé : les seigneurs. ${name} en avait ${lords.theirs}, pour ${points.theirs}, et vous ${lords.yours === 0 ? 'aucun' : `${lords.yours}, pour ${points.yours}`}. À la manche ${round}, vous pouviez en payer un de ${influence} et l’avez laissé.`,
  locations: (name, points) =>
    `Ce qui a tout décidé : les lieux. Ils ont rapporté ${points.theirs} à ${name}, contre ${points.yours} pour vous. Il faut trois clés : cherchez les seigneurs qui en portent, et combattez quand la menace en donne une.`,
  allies: (name, points) =>
    `Ce qui a tout décidé : les alliés fédérés. Ils ont rapporté ${points.theirs} à ${name}, contre ${points.yours} pour vous. Seul le meilleur de chaque race compte : variez les races, et payez avec des cartes dont même la plus faible est bonne.`,
  tokens: (name, points) =>
    `Ce qui a tout décidé : les monstres. Leurs jetons ont rapporté ${points.theirs} à ${name}, contre ${points.yours} pour vous. Plus on attend pour combattre, plus le prochain rapporte.`,
  kraken: (name, yours, theirs) =>
    `Ce qui a tout décidé : le Kraken. Il vous a coûté ${yours}, et ${theirs} à ${name}. Chaque nébulis coûte un point, et en avoir le plus coûte 5 de plus : dépensez-les d’abord, et ne prenez plus de krakens vers la fin.`,
  level: (name) =>
    `De justesse : égalité de points, et ${name} l’emporte aux perles ou au seigneur le plus fort. Une seule perle aurait peut-être suffi.`,
});

export const lossWords: { readonly [language in Language]: typeof en } = { en, fr };
