import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from './chromium.js';
import { killWhilePlaying } from './kills.js';
import { root, say } from './run.js';

/** `npm run prove:saves [kills]`: kills a browser in the middle of play, and fails if a move it had shown as done is lost. */
const kills = Number(process.argv[2] ?? 50);
const data = mkdtempSync(join(tmpdir(), 'fathom-data-'));
const server = spawn(process.execPath, [join(root, 'scripts', 'start.js')], {
  cwd: root,
  env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data },
  stdio: ['ignore', 'pipe', 'inherit'],
});

const address = new Promise((resolve, reject) => {
  let said = '';
  server.stdout.on('data', (bytes) => {
    said += bytes;
    const found = /open (http:\S+)/.exec(said);
    if (found) resolve(found[1].replace(/\/$/, ''));
  });
  server.once('exit', () => reject(new Error('the server ended')));
});

try {
  const total = await killWhilePlaying({ kills, address: await address, program: await chromium(), tell: say });
  console.log(`${total.kills} kills, ${total.shown} moves shown, ${total.lost} lost`);
  if (total.lost > 0 || total.shown === 0) process.exitCode = 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  server.removeAllListeners('exit');
  server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}
