import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLogbook, replayLogbook } from '@fathom/kernel';
import type { AnySubject } from '@fathom/kernel/conform';
import { afterAll, expect, test, vi } from 'vitest';
import { brokenToys } from '../../games/toy/broken/broken.ts';
import { examine } from '../suite/examine.ts';
import { soakAll } from './soak.ts';

const folder = mkdtempSync(join(tmpdir(), 'fathom-soak-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a violation leaves a logbook that replays to it, and says how to see it again', async () => {
  const toy = brokenToys.find(({ laws: [law] }) => law === 'conservation');
  if (!toy) throw new Error('there is no toy that breaks conservation');
  const subject = toy.subject as AnySubject;
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await soakAll([subject], { minutes: 0.02, seed: 'soak test', folder })).toBe(1);
  const output = said.mock.calls.join('\n');
  said.mockRestore();
  expect(output).toContain('toy breaks conservation');

  const name = readdirSync(folder).find((file) => file.startsWith('toy-conservation-')) ?? '';
  expect(output).toContain(name);
  const text = readFileSync(join(folder, name), 'utf8');
  expect(text).toMatch(/^# conservation: /m);
  const book = readLogbook(text);
  expect(book).toMatchObject({ ok: true });
  if (book.ok) expect(replayLogbook(subject.game, book.value)).toMatchObject({ ok: true });

  const [, seed, game] = /--seed "(.*)" --only (\d+)/.exec(text) ?? [];
  const again = await examine(subject, { seed, only: Number(game) }, () => undefined);
  expect(again.violations.map(({ law }) => law)).toContain('conservation');
});
