import { expect, test } from 'vitest';
import { boardEn } from './board-en.ts';
import { boardFr } from './board-fr.ts';

test('whoever hears the submarine is told which cabins the ducts of a cabin lead to (T9)', () => {
  expect(boardEn.say.cabin(4, boardEn.say.unreachable, [3, 5, 9])).toBe('Cabin 4, out of reach, ducts to 3, 5 and 9');
  expect(boardFr.say.cabin(4, boardFr.say.unreachable, [3, 5, 9])).toBe(
    'Cabine 4, hors d’atteinte, conduits vers 3, 5 et 9',
  );
});
