import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Rig } from './testing/rig.ts';

const bot = fileURLToPath(new URL('../docs/example-bot.mjs', import.meta.url));
const rig = new Rig();
beforeAll(() => rig.start());
afterAll(() => rig.close());

/** The example of docs/online.md, as anybody would run it. */
function run(where: string) {
  const child = spawn(process.execPath, [bot, rig.address, where]);
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const end = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { said: () => said, end };
}

test.each(['nautilus-island', 'abyss'])('two example bots play a whole game of %s', async (game) => {
  const host = run(game);
  await expect.poll(host.said).toContain('/t/');
  const table = /\/t\/([\w-]{16})/.exec(host.said())?.[1] ?? '';
  const guest = run(table);
  expect(await host.end, host.said()).toBe(0);
  expect(await guest.end, guest.said()).toBe(0);
  const over = /^over after \d+ entries, ranks [12] [12], I had seat/m;
  expect(host.said()).toMatch(over);
  expect(guest.said()).toMatch(over);
  expect(host.said() + guest.said()).not.toContain('refused');
});
