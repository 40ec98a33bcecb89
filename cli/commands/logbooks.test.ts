import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Json, Table, writeLogbook, writeReport } from '@fathom/kernel';
import { nautilion } from '@fathom/nautilion/rules';
import { afterAll, expect, test, vi } from 'vitest';
import { main } from '../main.ts';

const folder = mkdtempSync(join(tmpdir(), 'fathom-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function replayed(text: string): Promise<{ readonly code: number; readonly lines: readonly string[] }> {
  const file = join(folder, 'problem.txt');
  writeFileSync(file, text);
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
  const error = vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)));
  const code = await main(['replay', file]);
  log.mockRestore();
  error.mockRestore();
  return { code, lines };
}

/** A table some decisions far. */
function tableAfter(decisions: number): Table {
  const options: Json = JSON.parse(JSON.stringify(nautilion.options.defaults));
  const table = new Table(nautilion, { seats: 1, options, sea: { kind: 'named', name: 'trouble' } });
  table.deal();
  for (let i = 0; i < decisions && typeof table.actor === 'number'; i++) {
    table.play(0, table.at, [nautilion.moves(table.state as never)[0] as unknown as Json]);
    table.deal();
  }
  return table;
}

const written = (table: Table) => nautilion.moves(table.state as never).map((move) => nautilion.write(move));

test('a report comes to the very moment it tells of, what was not yet played included', async () => {
  const table = tableAfter(9);
  const logbook = writeLogbook(table);
  const [first = ''] = written(table);
  const { code, lines } = await replayed(writeReport({ facts: [['screen', '360 × 740']], row: [first], logbook }));
  const there = tableAfter(9);
  there.play(0, there.at, [nautilion.moves(there.state as never)[0] as unknown as Json]);
  expect(code).toBe(0);
  expect(lines).toContain(`What may be played: ${written(there).join(' ') || 'nothing'}`);
  expect(lines).toContain('screen: 360 × 740');
});

test('a report of something that cannot have been decided is refused', async () => {
  const logbook = writeLogbook(tableAfter(3));
  expect((await replayed(writeReport({ facts: [], row: ['nonsense'], logbook }))).code).toBe(1);
});
