import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../run.js';
import { enginesHere } from './here.js';
import { playToTheEnd } from './player.js';
import { launch } from './program.js';

const games = ['nautilion', 'nautilus-island', 'abyss'];
/** How long nothing may happen: several times what a hint takes on a busy machine. */
const patience = 60_000;

const settings = JSON.stringify({ speed: 'off', motion: 'reduced', language: 'en', sound: false });
const settleIn = `
  localStorage.setItem('fathom/settings', ${JSON.stringify(settings)});
  localStorage.setItem('fathom/visited', '1');
  arguments[arguments.length - 1]();
`;
const player = `(${playToTheEnd})(arguments[0]).then(arguments[arguments.length - 1])`;

/** As many at once as the machines we test on have cores. */
const atOnce = 2;

/** A whole game of each game in each engine. `only` names engines or games; none: all of them. */
export async function runEngines(only = []) {
  const total = { passed: 0, failed: 0 };
  const isWanted = (name, all) => !only.some((one) => all.includes(one)) || only.includes(name);
  const engines = await enginesHere();
  const names = engines.map(([name]) => name);
  const waiting = engines.filter(([name]) => isWanted(name, names));
  const wanted = games.filter((game) => isWanted(game, games));
  await withServer(async (address) => {
    const playOn = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        for await (const ok of playAll(next, wanted, address)) total[ok ? 'passed' : 'failed']++;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, playOn));
  });
  return total;
}

async function* playAll([name, program, open], games, address) {
  // A browser that does not come up says nothing about the app: it is asked once more.
  const engine = await open(program).catch(() => open(program));
  try {
    for (const game of games) {
      const began = Date.now();
      await engine.go(`${address}/settings`);
      await engine.run(settleIn);
      await engine.go(`${address}/play/${game}/new`);
      const { ok, decisions, end, complaints } = await engine.run(player, patience);
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      console.log(`  ${ok ? '✓' : '✘'}  ${name} plays ${game}: ${decisions} decisions, ${end} (${seconds} s)`);
      for (const complaint of complaints) console.log(`     ${complaint}`);
      yield ok;
    }
  } finally {
    await engine.close();
  }
}

async function withServer(work) {
  const data = mkdtempSync(join(tmpdir(), 'fathom-engines-'));
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: data };
  const server = launch(process.execPath, [join(root, 'scripts', 'start.js')], env, ['ignore', 'pipe', 'inherit']);
  try {
    await work(
      await new Promise((resolve, reject) => {
        let said = '';
        server.child.stdout.on('data', (text) => {
          said += text;
          const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
          if (address) resolve(address);
        });
        server.child.once('close', () => reject(new Error(`the server did not start: ${said}`)));
      }),
    );
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
