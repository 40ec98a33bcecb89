import { randomBytes } from 'node:crypto';
import { commitmentTo, type Entry, readLogbook, verify } from '@fathom/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { Hall, type Node } from '../testing/hall.ts';
import { rulesOf } from '../testing/rig.ts';

const hall = new Hall();
let node: Node;
let ann: Client;
let ben: Client;
let cleo: Client;

beforeAll(() => {
  node = hall.node();
});
beforeEach(async () => {
  [ann, ben, cleo] = [await hall.client('Ann', node), await hall.client('Ben', node), await hall.client('Cleo', node)];
});
afterAll(() => hall.close());

const lots = (one: Client, table: string) => one.at(table).sealing?.lots.map(({ seat }) => seat);
const begun = (one: Client, table: string) => one.until(() => one.at(table).course !== null, 'the first draw');

describe('sealing the dice', () => {
  test('takes no longer than everybody who is there needs to promise and reveal', async () => {
    const table = await hall.playing(node, 'toy', [ann, ben, cleo]);
    expect(ann.at(table).sealing).toMatchObject({ attempt: 1, frozen: true, silent: [] });
    expect(lots(ann, table)).toEqual([0, 1, 2]);
  });

  test('leaves out whoever is not there at the start', async () => {
    const table = await hall.around(node, 'toy', [ann, ben, cleo]);
    cleo.drop();
    await hall.time.pass(5000);
    await ann.must({ do: 'start', table });
    await begun(ann, table);
    expect(lots(ann, table)).toEqual([0, 1]);
  });

  test('waits a few seconds for a promise, and then goes on without it', async () => {
    const table = await hall.around(node, 'toy', [ann, ben, cleo]);
    cleo.seals.promise = false;
    await ann.must({ do: 'start', table });
    await hall.time.pass(5000);
    expect(ann.at(table).course).toBeNull();
    await hall.time.pass(2000);
    await begun(ann, table);
    expect(lots(ann, table)).toEqual([0, 1]);
    const late = await cleo.ask({ do: 'promise', table, attempt: 1, commitment: 'ab'.repeat(32) });
    expect(late).toMatchObject({ ok: false, sorry: { why: 'too-late' } });
  });

  test('starts anew when a salt stays hidden: new promises by everybody, counted, the silent seat left out', async () => {
    const table = await hall.around(node, 'toy', [ann, ben, cleo]);
    ben.seals.reveal = false;
    await ann.must({ do: 'start', table });
    await ann.until(() => ann.at(table).sealing?.frozen === true);
    const first = ann.at(table).sealing?.commitment;
    expect(ann.at(table).sealing?.lots.some(({ salt }) => salt !== undefined)).toBe(false);
    await hall.time.pass(11_000);
    await begun(ann, table);
    expect(ann.at(table).sealing).toMatchObject({ attempt: 2, silent: [1] });
    expect(ann.at(table).sealing?.commitment).not.toBe(first);
    expect(lots(ann, table)).toEqual([0, 2]);
    expect(ann.salts.get(`${table} 1`)).not.toBe(ann.salts.get(`${table} 2`));

    await Promise.all([ann, ben, cleo].map((one) => one.playOut(table)));
    const book = readLogbook(cleo.at(table).course?.book ?? '');
    expect(book).toMatchObject({ ok: true, value: { sea: { attempt: 2 } } });
    if (book.ok) expect(verify(rulesOf('toy'), book.value)).toMatchObject({ ok: true });
  });

  test('is tried by everybody in vain after the freeze: no draw changes', async () => {
    const table = await hall.around(node, 'toy', [ann, ben, cleo]);
    for (const one of [ann, ben, cleo]) one.seals.reveal = false;
    await ann.must({ do: 'start', table });
    await ann.until(() => ann.at(table).sealing?.frozen === true);
    const salt = (one: Client) => one.salts.get(`${table} 1`) ?? '';
    const other = randomBytes(32).toString('hex');
    const reveal = (one: Client, what: string, attempt = 1) => one.ask({ do: 'reveal', table, attempt, salt: what });

    expect(await reveal(ann, other)).toMatchObject({ ok: false, sorry: { why: 'refused' } });
    expect(await reveal(ann, salt(ben))).toMatchObject({ ok: false, sorry: { why: 'refused' } });
    expect(await reveal(ann, salt(ann), 2)).toMatchObject({ ok: false, sorry: { why: 'too-late' } });
    const promise = { do: 'promise', table, attempt: 1, commitment: commitmentTo(other) } as const;
    expect(await ann.ask(promise)).toMatchObject({ ok: false, sorry: { why: 'too-late' } });
    for (const question of [
      { do: 'stand', table },
      { do: 'leave', table },
      { do: 'resign', table },
    ] as const)
      expect(await ben.ask(question)).toMatchObject({ ok: false });
    expect(await ann.ask({ do: 'seat', table, seat: 1, bot: 'crab' })).toMatchObject({ ok: false });
    expect(await ann.ask({ do: 'start', table })).toMatchObject({ ok: true });

    expect(await reveal(ben, salt(ben))).toMatchObject({ ok: true });
    expect(await reveal(ben, salt(ben))).toMatchObject({ ok: true });
    expect(await reveal(cleo, salt(cleo))).toMatchObject({ ok: true });
    expect(ann.at(table).course).toBeNull();
    expect(await reveal(ann, salt(ann))).toMatchObject({ ok: true });
    await begun(ann, table);
    expect(await reveal(ann, other)).toMatchObject({ ok: false });
    await Promise.all([ann, ben, cleo].map((one) => one.playOut(table)));

    const text = ann.at(table).course?.book ?? '';
    const book = readLogbook(text);
    if (!book.ok || book.value.sea.kind !== 'sealed') throw new Error('no sealed book');
    expect(verify(rulesOf('toy'), book.value)).toMatchObject({ ok: true });
    expect(book.value.sea.commitment).toBe(ann.at(table).sealing?.commitment);
    expect(book.value.sea.lots.map((lot) => lot.salt)).toEqual([ann, ben, cleo].map(salt));

    const { sea } = book.value;
    const forged = [
      { ...sea, seed: other },
      { ...sea, seed: other, commitment: commitmentTo(other) },
      { ...sea, lots: sea.lots.slice(1) },
      { ...sea, lots: sea.lots.map((lot) => ({ ...lot, salt: other, commitment: commitmentTo(other) })) },
      { ...sea, attempt: 2 },
      { ...sea, table: 'A'.repeat(16) },
    ];
    for (const one of forged) expect(verify(rulesOf('toy'), { ...book.value, sea: one })).toMatchObject({ ok: false });
  });

  test('keeps the seed apart from all that is told, until the table is over: also one that is abandoned', async () => {
    const table = await hall.playing(node, 'toy', [ann, ben]);
    const seed = (await hall.store.seed(table)) ?? '';
    const record = await hall.store.table(table);
    const entries: readonly { readonly entry: Entry }[] = await hall.store.entries(table, 0);
    expect(JSON.stringify([record, entries])).not.toContain(seed);
    for (const one of [ann, ben]) expect(one.bytes.join()).not.toContain(seed);
    ann.drop();
    ben.drop();
    await hall.time.pass(5000);
    await hall.time.leap(15 * 24 * 3_600_000);
    await hall.time.pass(5000);
    await ann.connect(node.dial);
    await ann.watch(table);
    expect(ann.at(table).card).toMatchObject({ stage: 'over', ending: 'abandoned' });
    const book = readLogbook(ann.at(table).course?.book ?? '');
    expect(book).toMatchObject({ ok: true, value: { sea: { seed } } });
    if (book.ok) expect(verify(rulesOf('toy'), book.value)).toMatchObject({ ok: true });
  });
});
