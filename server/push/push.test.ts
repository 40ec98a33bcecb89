import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '@fathom/kernel';
import type { TableCard } from '@fathom/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../store/index.ts';
import { isPublicUrl, outsideLookup } from './outside.ts';
import { Push } from './push.ts';
import { type PushService, pushService, signedBy } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'fathom-push-'));
const noted: string[] = [];
let store: Store;
let service: PushService;
let push: Push;

const quiet = { info() {}, warn() {}, error() {} };
const needs = () => ({
  store,
  log: quiet,
  contact: 'mailto:harbour@example.org',
  anywhere: true,
  noted: (outcome: string) => void noted.push(outcome),
});

beforeAll(async () => {
  store = await openStore({ data: folder });
  service = await pushService();
  push = await Push.open(needs());
});

afterAll(async () => {
  await service.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const ada = 'AAAAAAAAAAAAAAAA';
const card: TableCard = {
  id: 'TTTTTTTTTTTTTTTT',
  game: 'nautilus-island',
  version: 1,
  options: {},
  host: { person: ada, name: 'Ada' },
  places: [
    { kind: 'person', person: ada, name: 'Ada', present: false, bot: null },
    { kind: 'person', person: 'BBBBBBBBBBBBBBBB', name: 'Ben', present: true, bot: null },
    { kind: 'person', person: 'CCCCCCCCCCCCCCCC', name: 'Chloé', present: true, bot: null },
  ],
  pace: { kind: 'none' },
  listed: false,
  watchable: true,
  chat: true,
  stage: 'playing',
  ending: null,
  turn: 0,
  watchers: 0,
  open: false,
  next: null,
  made: 0,
  touched: 0,
};

describe('your turn', () => {
  test('is told to each browser in its language, so that only it can read it', async () => {
    await store.addPerson({ id: ada, name: 'Ada', made: 0 }, 'a'.repeat(64));
    await store.addPush(ada, service.subscribe('/desk', 'en'));
    await store.addPush(ada, service.subscribe('/phone', 'fr'));
    await push.tellTurn(ada, card);

    const said = new Map(service.received.map(({ path, text }) => [path, JSON.parse(text)]));
    expect(said.get('/desk')).toEqual({
      title: 'Your turn',
      body: 'Nautilus Island with Ben and Chloé',
      table: card.id,
    });
    expect(said.get('/phone')).toEqual({
      title: 'À vous de jouer\u202f!',
      body: 'Nautilus Island avec Ben et Chloé',
      table: card.id,
    });
    const { headers } = at(service.received, 0);
    expect(headers).toMatchObject({ topic: card.id, urgency: 'high', 'content-encoding': 'aes128gcm' });
    expect(signedBy(String(headers.authorization))).toMatchObject({
      key: push.key,
      claims: { aud: service.origin, sub: 'mailto:harbour@example.org' },
    });
    expect(noted.splice(0)).toEqual(['sent', 'sent']);
  });

  test('is told no more where nobody listens any more', async () => {
    service.answer('/phone', 410);
    await push.tellTurn(ada, card);
    expect(noted.splice(0).sort()).toEqual(['gone', 'sent']);
    await push.tellTurn(ada, card);
    expect(noted.splice(0)).toEqual(['sent']);
  });

  test('a push service in trouble harms nobody and is tried again', async () => {
    service.answer('/desk', 503);
    await push.tellTurn(ada, card);
    expect(noted.splice(0)).toEqual(['failed']);
    expect(await store.pushes(ada)).toHaveLength(1);
  });

  test('every node signs with the same key', async () => {
    expect((await Push.open(needs())).key).toBe(push.key);
  });
});

describe('where messages go', () => {
  test.each(['https://updates.push.services.mozilla.com/wpush/v2/abc', 'https://fcm.googleapis.com/fcm/send/x'])(
    'to %s',
    (url) => expect(isPublicUrl(url)).toBe(true),
  );

  test.each([
    'http://push.example.org/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.1.1/',
    'https://[fd00::1]/',
    'https://metadata.google.internal/',
    'https://router.local/',
    'https://user:word@push.example.org/',
    'file:///etc/passwd',
    'nothing',
  ])('never to %s', (url) => expect(isPublicUrl(url)).toBe(false));

  test('not to a name that leads inside, found out as the connection is made', async () => {
    const error = await new Promise((resolve) => outsideLookup('localhost', {}, resolve));
    expect(error).toMatchObject({ code: 'EINSIDE' });
  });
});
