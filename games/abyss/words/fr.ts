import type { LocationName } from '@fathom/abyss/rules';
import { typeset } from '@fathom/words';
import { locations } from './cards-fr.ts';
import type { en } from './en.ts';
import { event, why } from './log-fr.ts';
import { move } from './moves-fr.ts';

import { bind } from './outline.ts';
import { refusal } from './refusals-fr.ts';
import { rulebook } from './rulebook-fr.ts';

const items: { readonly [item: string]: string } = {
  lords: 'Influence des seigneurs',
  allies: 'Alliés fédérés',
  tokens: 'Jetons Monstre',
  nebulis: 'Nébulis',
  figure: 'Figurine du kraken',
};

const book = bind(rulebook);

export const fr: typeof en = {
  name: 'Abyss',
  tagline: 'Explorez, gagnez des alliés, recrutez les seigneurs des profondeurs, et gare aux perles noires.',
  rules: Object.fromEntries(
    Object.entries(book.rules).map(([id, rule]) => [
      id,
      { ...rule, title: typeset(rule.title), text: typeset(rule.text) },
    ]),
  ),
  chapters: book.chapters.map((chapter) => ({ ...chapter, title: typeset(chapter.title) })),
  refusal: (refused) => typeset(refusal(refused)),
  event: (happened, name) => {
    const sentence = event(happened, name);
    return sentence === null ? null : typeset(sentence);
  },
  move: (chosen) => typeset(move(chosen)),
  item: (item) =>
    item.startsWith('location:') ? locations[item.slice(9) as LocationName].name : (items[item] ?? item),
  why: (key) => typeset(why[key as keyof typeof why] ?? 'La partie est finie.'),
};
