import { typeset } from '@fathom/words';
import type { en } from './en.ts';

import { bind } from './outline.ts';
import { refusal } from './refusals-fr.ts';
import { rulebook } from './rulebook-fr.ts';
import { spokenFr } from './spoken-fr.ts';

const book = bind(rulebook);

export const fr: typeof en = {
  name: 'Nautilion',
  goal: 'Remplissez neuf cabines et plongez dans les Abysses avant que le Fantôme n’atteigne vos Îles.',
  rules: Object.fromEntries(
    Object.entries(book.rules).map(([id, rule]) => [
      id,
      { ...rule, title: typeset(rule.title), text: typeset(rule.text) },
    ]),
  ),
  chapters: book.chapters.map((chapter) => ({ ...chapter, title: typeset(chapter.title) })),
  refusal: (refused) => typeset(refusal(refused)),
  ...spokenFr,
};
