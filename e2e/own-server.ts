import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server of a test's own, which may be killed and started again with all it had kept. */
export class OwnServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'fathom-own-'));
  #process: ChildProcess | null = null;
  #port = '0';

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const started = spawn(process.execPath, ['scripts/start.js'], {
      env: {
        ...process.env,
        PORT: this.#port,
        HOST: '127.0.0.1',
        DATA_DIR: this.#data,
        RATE_FACTOR: '100',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = started;
    this.#port = await new Promise<string>((resolve, reject) => {
      let said = '';
      started.stdout?.on('data', (text: Buffer) => {
        said += text;
        const [, port] = /open http:\/\/127\.0\.0\.1:(\d+)/.exec(said) ?? [];
        if (port !== undefined) resolve(port);
      });
      started.once('exit', () => reject(new Error(`the server did not start: ${said}`)));
    });
  }

  /** As by a power cut. */
  async kill(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
