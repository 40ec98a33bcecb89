import { type ChildProcess, spawn } from 'node:child_process';

/** What `npm start` would read from the environment. */
export type Environment = Readonly<Record<string, string>>;

/** A server in a process of its own, which can be killed, paused and started again, each time on another port. */
export class ServerProcess {
  readonly #script: string;
  readonly #environment: Environment;
  #child: ChildProcess | null = null;
  #address: string | null = null;
  #said = '';

  constructor(script: string, environment: Environment) {
    this.#script = script;
    this.#environment = environment;
  }

  /** `null` while it is down. One that is paused has its address still. */
  get address(): string | null {
    return this.#address;
  }

  /** What it complained about last. */
  get complaints(): string {
    return this.#said;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.#script], {
      env: { ...process.env, ...this.#environment, HOST: '127.0.0.1', PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const abandon = () => child.kill('SIGKILL');
    process.once('exit', abandon);
    child.once('exit', () => {
      process.off('exit', abandon);
      if (this.#child === child) this.#address = null;
    });
    child.stderr?.on('data', (bytes) => {
      this.#said = `${this.#said}${bytes}`.slice(-5000);
    });
    this.#address = await new Promise<string>((resolve, reject) => {
      let told = '';
      child.stdout?.on('data', (bytes) => {
        told += bytes;
        const [, address] = /open (http:\S+)/.exec(told) ?? [];
        if (address !== undefined) resolve(address);
      });
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`a server did not start: ${this.#said}`)));
    });
  }

  /** All at once, in the middle of whatever it does. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** As the system tells it to. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  pause(): void {
    this.#child?.kill('SIGSTOP');
  }

  resume(): void {
    this.#child?.kill('SIGCONT');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#address = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}
