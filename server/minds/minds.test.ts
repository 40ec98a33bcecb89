import type { Json } from '@fathom/kernel';
import { at, Table } from '@fathom/kernel';
import { nautilion } from '@fathom/nautilion/rules';
import { afterAll, expect, test } from 'vitest';
import { threadHost } from './index.ts';

const host = threadHost();
afterAll(() => host.close());

const options = nautilion.options.defaults as unknown as Json;
const table = new Table(nautilion, { seats: 1, options, sea: { kind: 'named', name: 'a thread' } });
table.deal();
const question = { game: 'nautilion', options, view: table.view(0), seat: 0, seed: 'a' };

test('a thread plays what its own seat may play, the same for the same seed', async () => {
  const [one, same] = await Promise.all([
    host.think({ ...question, level: 'helmsman' }).outcome,
    host.think({ ...question, level: 'helmsman' }).outcome,
  ]);
  if (!one.ok) throw new Error(one.error);
  expect(one).toEqual(same);
  const { moves } = at(one.value.ideas, 0);
  expect(moves.length).toBeGreaterThan(0);
  expect(table.play(0, table.at, moves)).toEqual({ ok: true });
});

test('a game we do not have is refused in a sentence', async () => {
  const outcome = await host.think({ ...question, game: 'atlantis', level: null }).outcome;
  expect(outcome).toMatchObject({ ok: false, why: 'failed', error: 'there is no game atlantis' });
});

test('a thread in the middle of a thought is cancelled at once', async () => {
  const asked = host.hint(question, () => asked.cancel());
  expect(await asked.outcome).toMatchObject({ ok: false, why: 'cancelled' });
});
