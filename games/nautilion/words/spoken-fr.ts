import type { Why } from '@fathom/nautilion/rules';
import { typeset } from '@fathom/words';
import { event, why } from './log-fr.ts';
import { move } from './moves-fr.ts';

import type { spokenEn } from './spoken-en.ts';

export const spokenFr: typeof spokenEn = {
  event: (happened, name, by) => {
    const sentence = event(happened, name, by);
    return sentence === null ? null : typeset(sentence);
  },
  move: (chosen) => typeset(move(chosen)),
  item: (item) => item,
  why: (key) => typeset(why[key as Why] ?? 'La partie est finie.'),
};
