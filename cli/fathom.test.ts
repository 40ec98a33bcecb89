import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, test } from 'vitest';

const fathom = join(import.meta.dirname, 'bin', 'fathom.js');
const folder = mkdtempSync(join(tmpdir(), 'fathom-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [fathom, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** A driver as one would write it in any language: a line out, a line back. */
class Driver {
  readonly #child = spawn(process.execPath, [fathom, 'engine']);
  readonly #lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  readonly exit = new Promise<number | null>((resolve) => this.#child.on('close', resolve));

  // biome-ignore lint/suspicious/noExplicitAny: answers have as many shapes as there are requests.
  async raw(line: string | Buffer): Promise<any> {
    this.#child.stdin.write(line);
    this.#child.stdin.write('\n');
    return JSON.parse((await this.#lines.next()).value);
  }

  ask(request: object) {
    return this.raw(JSON.stringify(request));
  }

  end(): Promise<number | null> {
    this.#child.stdin.end();
    return this.exit;
  }
}

describe('fathom engine', { timeout: 120_000 }, () => {
  test('plays whole games of every kind there is, and their logbooks replay', async () => {
    const driver = new Driver();
    const { games } = await driver.ask({ do: 'games' });
    for (const { id, seats } of games) {
      for (const count of new Set<number>(seats)) {
        await driver.ask({ do: 'new', game: id, seats: count, seed: `drive ${id}` });
        let turns = 0;
        for (let { actor } = await driver.ask({ do: 'deal' }); actor !== null; turns++) {
          const { text } = await driver.ask({ do: 'moves' });
          expect(await driver.ask({ do: 'play', text: text[(turns * 7) % text.length] })).toMatchObject({ ok: true });
          ({ actor } = await driver.ask({ do: 'deal' }));
        }
        const { result } = await driver.ask({ do: 'result' });
        expect(result.ranks).toHaveLength(count);
        const { state } = await driver.ask({ do: 'state' });
        const { logbook } = await driver.ask({ do: 'logbook' });
        expect(await driver.ask({ do: 'load', logbook })).toEqual({ ok: true, actor: null });
        expect((await driver.ask({ do: 'state' })).state).toEqual(state);
      }
      expect(await driver.ask({ do: 'playouts', games: 20, seed: 'x' })).toMatchObject({ ok: true, games: 20 });
    }
    expect(await driver.end()).toBe(0);
  });

  test('playouts are told to stop by the next line', async () => {
    const driver = new Driver();
    const playing = driver.ask({ do: 'playouts', game: 'toy', games: 1_000_000 });
    const stopped = driver.ask({ do: 'stop' });
    expect((await playing).games).toBeLessThan(1_000_000);
    expect(await stopped).toEqual({ ok: true });
    expect(await driver.end()).toBe(0);
  });

  test('a state of any game may be set in mid-game, and goes on alike', async () => {
    const driver = new Driver();
    for (const { id, seats } of (await driver.ask({ do: 'games' })).games) {
      await driver.ask({ do: 'new', game: id, seats: seats[1], seed: `set ${id}` });
      for (let turn = 0; turn < 12; turn++) {
        await driver.ask({ do: 'deal' });
        const { text } = await driver.ask({ do: 'moves' });
        await driver.ask({ do: 'play', text: text[(turn * 5) % text.length] });
      }
      const listed = await driver.ask({ do: 'moves' });
      const { state } = await driver.ask({ do: 'state' });
      await driver.ask({ do: 'new', game: id });
      expect(await driver.ask({ do: 'set', game: id, state, seed: 'on' })).toEqual({ ok: true, actor: listed.actor });
      expect(await driver.ask({ do: 'moves' })).toEqual(listed);
      await driver.ask({ do: 'play', text: listed.text[0] });
      const after = await driver.ask({ do: 'state' });
      const { logbook } = await driver.ask({ do: 'logbook' });
      expect(await driver.ask({ do: 'load', logbook })).toMatchObject({ ok: true });
      expect(await driver.ask({ do: 'state' })).toEqual(after);
    }
    expect(await driver.end()).toBe(0);
  });

  test('goes on after anything malformed, hostile or far too long', async () => {
    const driver = new Driver();
    for (const bad of ['', 'hello', '{"do":', '[1]', '{"do":"new","game":{"toString":1}}', '\u0000', '"\\ud800"']) {
      expect(await driver.raw(bad)).toMatchObject({ ok: false, error: expect.any(String) });
    }
    expect(await driver.raw(Buffer.from([0xff, 0xfe, 0x80]))).toMatchObject({ ok: false });
    expect(await driver.raw(`{"do":"new","seed":"${'x'.repeat(2 * 1024 * 1024)}"}`)).toMatchObject({
      ok: false,
      error: expect.stringContaining('longer than'),
    });
    expect(await driver.raw('['.repeat(1_000_000))).toMatchObject({ ok: false });
    expect(await driver.ask({ do: 'new', game: 'toy' })).toEqual({ ok: true, actor: 'chance' });
    expect(await driver.end()).toBe(0);
  });
});

describe('logbooks on the command line', { timeout: 120_000 }, () => {
  const file = join(folder, 'pearls.logbook');

  test('a game made by the engine verifies, replays and is told', async () => {
    const driver = new Driver();
    await driver.ask({ do: 'new', game: 'toy', seats: 2, seed: 'Grey Whale 214' });
    for (let { actor } = await driver.ask({ do: 'deal' }); actor !== null; ) {
      const { moves } = await driver.ask({ do: 'moves' });
      await driver.ask({ do: 'play', move: moves[0] });
      ({ actor } = await driver.ask({ do: 'deal' }));
    }
    writeFileSync(file, (await driver.ask({ do: 'logbook' })).logbook);
    await driver.end();

    expect(run('verify', file)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Yes: all \d+ draws/) });
    expect(run('replay', file)).toMatchObject({ status: 0, stdout: expect.stringContaining('moves stand') });
    const english = run('print', file);
    const french = run('print', file, '--fr', '--seat', '1');
    expect(english.status).toBe(0);
    expect(french.status).toBe(0);
    expect(english.stdout.split('\n').length).toBeGreaterThan(5);
    expect(french.stdout).not.toBe(english.stdout);
  });

  test('a forged draw is named with its place', () => {
    const forged = join(folder, 'forged.logbook');
    const text = readFileSync(file, 'utf8');
    const other = text.includes('\n~ storm') ? 'calm' : 'storm';
    writeFileSync(forged, text.replace(/\n~ (calm|swell|storm)/, `\n~ ${other}`));
    expect(run('verify', forged)).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/^No: line 8, column 3: draw 0 /),
    });
  });

  test('what cannot be read is said in a sentence', () => {
    const junk = join(folder, 'junk.logbook');
    writeFileSync(junk, 'once upon a time');
    expect(run('verify', join(folder, 'none'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('cannot be read'),
    });
    expect(run('replay', junk)).toMatchObject({ status: 1, stderr: expect.stringContaining('line 1, column 1') });
    for (const { stderr } of [run('verify', junk), run('verify'), run('dance'), run('print', '--sideways')]) {
      expect(stderr).not.toMatch(/\n\s+at /);
      expect(stderr).not.toBe('');
    }
    expect(run('help')).toMatchObject({ status: 0, stdout: expect.stringContaining('fathom engine') });
    // What a violation tells whoever meets it to run.
    expect(run('help').stdout).toMatch(/fathom doctor .*--seed.*--only/);
  });
});

describe('what is written', { timeout: 120_000 }, () => {
  const shell = (line: string) => {
    const { status, stdout, stderr } = spawnSync('bash', ['-c', `set -o pipefail; ${line}`], {
      encoding: 'utf8',
      env: { ...process.env, node: process.execPath, fathom, file: join(folder, 'pearls.logbook') },
    });
    return { status, stdout, stderr };
  };

  test('a reader who has had enough ends the command without a word', () => {
    const asked = `for i in $(seq 20000); do echo '{"do":"games"}'; done`;
    const engine = shell(`{ ${asked}; } 2>&- | "$node" "$fathom" engine | head -1`);
    expect(engine.stdout).toMatch(/^\{"ok":true,.*\n$/);
    expect(engine.stderr).toBe('');
    const told = shell('"$node" "$fathom" print "$file" | head -c 1');
    expect(told).toMatchObject({ status: 0, stderr: '' });
  });

  test.skipIf(!existsSync('/dev/full'))('what cannot be written is a failure, in one sentence', () => {
    for (const command of [`print "$file"`, `engine <<< '{"do":"games"}'`, 'help']) {
      const { status, stderr } = shell(`"$node" "$fathom" ${command} > /dev/full`);
      expect(stderr, command).toMatch(/^The output cannot be written \(ENOSPC\)\.\n$/);
      expect(status, command).toBe(1);
    }
  });

  test('a seat that is not in the game is named', () => {
    for (const seat of ['99', '2']) {
      const { status, stdout, stderr } = run('print', join(folder, 'pearls.logbook'), '--seat', seat);
      expect({ status, stdout, stderr }).toEqual({
        status: 1,
        stdout: '',
        stderr: `There is no seat ${seat} in this game: --seat takes a number from 0 to 1.\n`,
      });
    }
    expect(run('print', join(folder, 'pearls.logbook'), '--seat', '')).toMatchObject({ status: 1 });
  });
});

describe('the doctor', { timeout: 120_000 }, () => {
  test('counts how often each law was looked at', () => {
    const { status, stdout } = run('doctor', 'toy', '--games', '5');
    expect(status, stdout).toBe(0);
    expect(stdout).toMatch(/✓ no-dead-ends +\d+/);
    expect(stdout).toMatch(/toy: 5 games, [\d,]+ plies, 0 violations/);
  });

  test('soaks as long as asked', () => {
    const { status, stdout } = run('soak', 'toy', '--minutes', '0.02', '--seed', 'test', '--folder', folder);
    expect(status, stdout).toBe(0);
    expect(stdout).toMatch(/toy: [\d,]+ games, [\d,]+ plies, 0 violations/);
  });

  test('a game that does not exist is named', () => {
    expect(run('doctor', 'chess')).toMatchObject({ status: 1, stderr: expect.stringContaining('"chess"') });
    expect(run('soak', '--minutes', 'never')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('--minutes'),
    });
  });
});
