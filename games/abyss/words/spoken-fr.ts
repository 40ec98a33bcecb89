import type { LocationName } from '@fathom/abyss/rules';
import { typeset } from '@fathom/words';
import { locations } from './cards-fr.ts';
import { event, why } from './log-fr.ts';
import { move } from './moves-fr.ts';
import type { spokenEn } from './spoken-en.ts';

const items: { readonly [item: string]: string } = {
  lords: 'Influence des seigneurs',
  allies: 'Alliés fédérés',
  tokens: 'Jetons Monstre',
  nebulis: 'Nébulis',
  figure: 'Kraken (−5)',
};

export const spokenFr: typeof spokenEn = {
  event: (happened, name) => {
    const sentence = event(happened, name);
    return sentence === null ? null : typeset(sentence);
  },
  move: (chosen) => typeset(move(chosen)),
  item: (item) =>
    item.startsWith('location:') ? locations[item.slice(9) as LocationName].name : (items[item] ?? item),
  why: (key) => typeset(why[key as keyof typeof why] ?? 'La partie est finie.'),
};
