import { expect, test } from 'vitest';
import { faultsIn } from '../scripts/words/faults.ts';
import { games } from './index.ts';

test.each(games.map(({ id, names }) => [id, names] as const))(
  'what %s is called is well set in both languages',
  (_, names) => {
    expect(faultsIn(names)).toEqual([]);
  },
);
