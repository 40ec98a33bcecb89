import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

const types: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** The built app alone, copied to where a test may rebuild it, break it and cut it off. */
export class OwnSite {
  readonly #folder = mkdtempSync(join(tmpdir(), 'fathom-site-'));
  readonly #server: Server;
  readonly #asked = new Map<string, number>();
  #port = 0;

  constructor() {
    // Builds before this one stay on a site for the tabs that are of them; here they would be taken for parts of this one.
    const [list] = /\/assets\/offline-[\w-]+\.json/.exec(readFileSync('web/dist/sw.js', 'utf8')) ?? [''];
    const files: readonly [path: string][] = JSON.parse(readFileSync(`web/dist${list}`, 'utf8'));
    const current = new Set([list, ...files.map(([path]) => path)]);
    cpSync('web/dist', this.#folder, {
      recursive: true,
      filter: (file) => !/assets\/./.test(file) || current.has(file.slice('web/dist'.length)),
    });
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://site');
      this.#asked.set(pathname, (this.#asked.get(pathname) ?? 0) + 1);
      const wanted = join(this.#folder, pathname);
      const isFile = existsSync(wanted) && statSync(wanted).isFile();
      if (!isFile && extname(pathname)) return void response.writeHead(404).end();
      const file = isFile ? wanted : join(this.#folder, 'index.html');
      response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
      response.setHeader('Cache-Control', pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache');
      response.end(readFileSync(file));
    });
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** From now on nothing answers. */
  async cut(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Puts another build in place, told from others by a mark on its page. */
  build(mark: string): void {
    const page = this.#read('index.html').replace(/<html lang="en"[^>]*>/, `<html lang="en" data-mark="${mark}">`);
    this.#publish(page);
  }

  /** A build whose page asks for a script that there is not: it never comes to life. */
  buildDead(mark: string): void {
    this.build(mark);
    this.#publish(this.#read('index.html').replace('/assets/app-', '/assets/dead-'));
  }

  /** The build is mended from a good one. */
  mend(mark: string): void {
    this.#publish(this.#read('index.html').replace('/assets/dead-', '/assets/app-'));
    this.build(mark);
  }

  /** The same, but one of its files comes cut in half. Answers how often that was asked for, and what puts it right. */
  buildTorn(mark: string): { asked(): number; mend(): void } {
    const name = `assets/torn-${mark}.js`;
    writeFileSync(join(this.#folder, name), 'export const whole = true;');
    this.build(mark);
    writeFileSync(join(this.#folder, name), 'export const wh');
    return {
      asked: () => this.#asked.get(`/${name}`) ?? 0,
      mend: () => writeFileSync(join(this.#folder, name), 'export const whole = true;'),
    };
  }

  async close(): Promise<void> {
    if (this.#server.listening) await this.cut();
    rmSync(this.#folder, { recursive: true });
  }

  #read(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8');
  }

  #publish(page: string): void {
    for (const file of readdirSync(this.#folder))
      if (/^(index\.html|sw\.js)\./.test(file)) rmSync(join(this.#folder, file));
    writeFileSync(join(this.#folder, 'index.html'), page);
    const keep = `import { keepOffline } from './scripts/offline.js'; keepOffline(${JSON.stringify(this.#folder)});`;
    execFileSync(process.execPath, ['--input-type=module', '-e', keep]);
  }
}
