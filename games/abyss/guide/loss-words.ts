import { type Language, typesetAll } from '@fathom/words';

interface Both {
  readonly theirs: number;
  readonly yours: number;
}

/** What decided a first game that was lost. `name` is the winner. */
const en = {
  lords: (name: string, points: Both, lords: Both) =>
    `What decided it: the lords. ${name} had ${lords.theirs}, worth ${points.theirs}, and you ${lords.yours === 0 ? 'none' : `${lords.yours}, worth ${points.yours}`}. Recruit as soon as you can pay; pearls fill up what is short.`,
  missedLord: (name: string, points: Both, lords: Both, round: number, influence: number) =>
    `What decided it: the lords. ${name} had ${lords.theirs}, worth ${points.theirs}, and you ${lords.yours === 0 ? 'none' : `${lords.yours}, worth ${points.yours}`}. In round ${round} you could pay for one worth ${influence} and let it go.`,
  locations: (name: string, points: Both) =>
    `What decided it: the locations. They brought ${name} ${points.theirs} and you ${points.yours}. Three keys open one: look for lords with a key, and fight when the threat pays one.`,
  allies: (name: string, points: Both) =>
    `What decided it: the affiliated allies. They brought ${name} ${points.theirs} and you ${points.yours}. Of each race only the strongest counts, so pay with several races and let a good one be the weakest.`,
  tokens: (name: string, points: Both) =>
    `What decided it: the monsters. Their tokens brought ${name} ${points.theirs} and you ${points.yours}. The longer nobody fights, the more the next one pays.`,
  kraken: (name: string, yours: number, theirs: number) =>
    `What decided it: the Kraken. It cost you ${yours} and ${name} ${theirs}. Every nebulis is a point less, and the most of them −5 on top: spend them first, and take no krakens late.`,
  level: (name: string) =>
    `As close as can be: level on points, and ${name} won by the pearls and the strongest lord. A single pearl may have been enough.`,
};

const fr: typeof en = typesetAll({
  lords: (name, points, lords) =>
    `Ce qui a décidé : les seigneurs. ${name} en avait ${lords.theirs}, pour ${points.theirs}, et vous ${lords.yours === 0 ? 'aucun' : `${lords.yours}, pour ${points.yours}`}. Ralliez dès que vous pouvez payer ; les perles complètent.`,
  missedLord: (name, points, lords, round, influence) =>
    `Ce qui a décidé : les seigneurs. ${name} en avait ${lords.theirs}, pour ${points.theirs}, et vous ${lords.yours === 0 ? 'aucun' : `${lords.yours}, pour ${points.yours}`}. À la manche ${round}, vous pouviez en payer un de ${influence} et l’avez laissé.`,
  locations: (name, points) =>
    `Ce qui a décidé : les lieux. Ils ont rapporté ${points.theirs} à ${name} et ${points.yours} à vous. Il faut trois clés : cherchez les seigneurs qui en portent, et combattez quand la menace en donne une.`,
  allies: (name, points) =>
    `Ce qui a décidé : les alliés fédérés. Ils ont rapporté ${points.theirs} à ${name} et ${points.yours} à vous. Seul le meilleur de chaque race compte : variez les races, et que le plus faible soit encore bon.`,
  tokens: (name, points) =>
    `Ce qui a décidé : les monstres. Leurs jetons ont rapporté ${points.theirs} à ${name} et ${points.yours} à vous. Plus on attend pour combattre, plus le prochain rapporte.`,
  kraken: (name, yours, theirs) =>
    `Ce qui a décidé : le Kraken. Il vous a coûté ${yours}, et ${theirs} à ${name}. Chaque nébulis retire un point, et qui en a le plus perd 5 de plus : dépensez-les d’abord, et plus de krakens sur la fin.`,
  level: (name) =>
    `Au plus juste : égalité de points, et ${name} l’emporte aux perles et au seigneur le plus fort. Une seule perle aurait peut-être suffi.`,
});

export const lossWords: { readonly [language in Language]: typeof en } = { en, fr };
