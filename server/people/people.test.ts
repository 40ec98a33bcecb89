import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, type Store } from '../store/index.ts';
import { codeLife } from './codes.ts';
import { People } from './people.ts';

const folder = mkdtempSync(join(tmpdir(), 'fathom-people-'));
let store: Store;
let people: People;
let now = Date.UTC(2026, 0, 1);

beforeAll(async () => {
  store = await openStore({ data: folder });
  people = new People({ store, now: () => now });
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

let secrets = 0;
const newSecret = () => String(secrets++).padStart(43, 'a');

test('a secret nobody has shown before is nobody without a name', async () => {
  expect(await people.greet(newSecret())).toEqual({ ok: false, sorry: { why: 'unknown-person' } });
});

test('two tabs that come in at once are one person', async () => {
  const secret = newSecret();
  const both = await Promise.all([people.greet(secret, 'Ada'), people.greet(secret, 'Ada')]);
  const ids = both.map((met) => met.ok && met.person.id);
  expect(ids[0]).toBe(ids[1]);
  expect(typeof ids[0]).toBe('string');
});

test('a device that comes back under an old name does not take the new one away', async () => {
  const secret = newSecret();
  await people.greet(secret, 'Ada');
  expect(await people.name(secret, 'Adele')).toMatchObject({ person: { name: 'Adele' } });
  expect(await people.greet(secret, 'Ada')).toMatchObject({ person: { name: 'Adele' } });
});

test('a code is good for five minutes', async () => {
  const met = await people.greet(newSecret(), 'Ada');
  if (!met.ok) throw new Error('Ada was not let in');
  const [soon, late] = [await people.code(met.person), await people.code(met.person)];
  expect(soon.code).not.toBe(late.code);
  now += codeLife - 1;
  expect(await people.claim(newSecret(), soon.code)).toEqual({ ok: true, person: met.person });
  now += 2;
  expect(await people.claim(newSecret(), late.code)).toEqual({ ok: false, sorry: { why: 'bad-code' } });
});

test('of two who claim one code at once, one is let in', async () => {
  const met = await people.greet(newSecret(), 'Ada');
  if (!met.ok) throw new Error('Ada was not let in');
  const { code } = await people.code(met.person);
  const both = await Promise.all([people.claim(newSecret(), code), people.claim(newSecret(), code)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
});
