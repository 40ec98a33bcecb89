import type { SetShown } from '@fathom/nautilus-island/rules';
import type { BoardWords } from '@fathom/nautilus-island/words/board-en';

/** What a set is made of and worth, in words. */
export const saysOfSet = (words: BoardWords, { colour, cards, tokens, porthole, points }: SetShown): string =>
  words.setSays(colour, cards, [
    ...tokens.map((on) => words.setToken(on.token, on.count, on.points)),
    ...(porthole === null ? [] : [words.setPorthole(porthole)]),
    words.nowSays(points),
  ]);
