import { typeset } from '@fathom/words';
import type { en } from './en.ts';
import { bind } from './outline.ts';
import { refusal } from './refusals-fr.ts';
import { rulebook } from './rulebook-fr.ts';
import { spokenFr } from './spoken-fr.ts';

const book = bind(rulebook);

export const fr: typeof en = {
  name: 'Abyss',
  goal: 'Rassemblez des alliés, recrutez grâce à eux des seigneurs et prenez des lieux. Le meilleur total gagne.',
  rules: Object.fromEntries(
    Object.entries(book.rules).map(([id, rule]) => [
      id,
      { ...rule, title: typeset(rule.title), text: typeset(rule.text) },
    ]),
  ),
  chapters: book.chapters.map((chapter) => ({ ...chapter, title: typeset(chapter.title) })),
  ...spokenFr,
  refusal: (refused) => typeset(refusal(refused)),
};
