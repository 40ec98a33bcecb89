import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

type Files = Map<string, string>;
interface Client {
  readonly id: string;
  readonly url: string;
  navigate(url: string): Promise<void>;
}

const source = readFileSync(new URL('./keep.js', import.meta.url), 'utf8');
const proofOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** What a browser and a network are to the worker that keeps the app: caches, pages, a site that may break, and the workers' own order. */
export class Browser {
  readonly caches = new Caches();
  readonly pages = new Map<string, Client & { readonly html: string }>();
  readonly registration: { installing: unknown; waiting: unknown } = { installing: null, waiting: null };
  /** What the site has now, and what it was asked for. */
  readonly site: Files = new Map();
  readonly asked: string[] = [];
  /** Paths that get no answer. */
  readonly silent = new Set<string>();
  isOnline = true;
  isNavigable = true;
  active: Worker | null = null;
  #next = 0;
  #worker = '';

  /** Puts a build of these files on the site. */
  publish(mark: string, files: { readonly [path: string]: string }): void {
    this.site.set('/index.html', mark);
    for (const [path, text] of Object.entries(files)) this.site.set(path, text);
    const all = [['/index.html', mark], ...Object.entries(files)].map(([path, text = '']) => [path, proofOf(text)]);
    const list = JSON.stringify(all);
    const name = `/assets/offline-${nameOf(list)}.json`;
    this.site.set(name, list);
    this.#worker = source.replace('__LIST__', name).replace('__PROOF__', proofOf(list));
  }

  /** Looks for another build; whether one was taken. */
  async look(): Promise<boolean> {
    const next = new Worker(this, this.#worker);
    this.registration.installing = next;
    try {
      await next.tell('install');
    } catch {
      return false;
    } finally {
      this.registration.installing = null;
    }
    this.active = next;
    await next.tell('activate');
    return true;
  }

  /** Opens a page, which comes to life unless it is told not to; answers its id. */
  async open({ alive = true, id = `page-${++this.#next}` } = {}): Promise<string> {
    const request = { url: 'https://fathom.test/', method: 'GET', mode: 'navigate' };
    const coming = this.active?.fetch(request, id);
    const html = await (await (coming?.response ?? this.answer('/index.html'))).text();
    const navigate = async () => {
      if (!this.isNavigable) throw new TypeError('this page cannot be opened anew');
      this.pages.delete(id);
      await this.open();
    };
    this.pages.set(id, { id, url: request.url, html, navigate });
    if (alive) await this.active?.tell('message', { data: 'alive', source: { id } });
    await coming?.done;
    return id;
  }

  close(id: string): void {
    this.pages.delete(id);
  }

  get shown(): readonly string[] {
    return [...this.pages.values()].map(({ html }) => html);
  }

  get builds(): number {
    return [...this.caches.all.keys()].filter((name) => name.startsWith('build ')).length;
  }

  async answer(path: string, { integrity, signal }: { integrity?: string; signal?: AbortSignal } = {}) {
    this.asked.push(path);
    if (!this.isOnline) throw new TypeError('there is no network');
    if (this.silent.has(path))
      await new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        if (signal?.aborted) reject(signal.reason);
      });
    const text = this.site.get(path);
    if (integrity && text !== undefined && proofOf(text) !== integrity) throw new TypeError(`${path} is torn`);
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
  }
}

/** Read anew each time: a test may turn it. */
const clock = { now: () => Date.now() };

class Worker {
  readonly #handlers = new Map<string, (event: object) => void>();

  constructor(browser: Browser, source: string) {
    const location = new URL('https://fathom.test/sw.js');
    const self = {
      registration: browser.registration,
      clients: { claim: async () => undefined, matchAll: async () => [...browser.pages.values()] },
      skipWaiting: async () => undefined,
      addEventListener: (name: string, handler: (event: object) => void) => this.#handlers.set(name, handler),
    };
    const fetch = (target: string | { url: string }, how?: RequestInit) => {
      const { pathname } = new URL(typeof target === 'string' ? target : target.url, location);
      const { integrity, signal } = how ?? {};
      return browser.answer(pathname === '/' ? '/index.html' : pathname, {
        ...(integrity && { integrity }),
        ...(signal && { signal }),
      });
    };
    runInContext(
      source,
      createContext({ self, caches: browser.caches, fetch, location, URL, Response, AbortSignal, Date: clock }),
    );
  }

  /** Ends when all is done that the worker asked time for. Only an install can fail. */
  async tell(name: string, event: object = {}): Promise<void> {
    const asked: Promise<unknown>[] = [];
    this.#handlers.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => void asked.push(work) });
    const wholly = settled(asked);
    await (name === 'install' ? wholly : wholly.catch(() => undefined));
  }

  /** The answer, and the end of all it asked time for. */
  fetch(request: { url: string; method: string; mode: string }, resultingClientId: string) {
    const asked: Promise<unknown>[] = [];
    let response: Promise<Response> = Promise.reject(new Error(`${request.url} is not the worker’s`));
    response.catch(() => undefined);
    this.#handlers.get('fetch')?.({
      request,
      resultingClientId,
      waitUntil: (work: Promise<unknown>) => void asked.push(work),
      respondWith: (answer: Promise<Response>) => {
        response = answer;
      },
    });
    return { response, done: response.then(() => settled(asked)).catch(() => undefined) };
  }
}

/** More may be asked for while one waits. */
async function settled(asked: readonly Promise<unknown>[]): Promise<void> {
  for (let index = 0; index < asked.length; index++) await asked[index];
}

export class Caches {
  readonly all = new Map<string, Files>();

  async open(name: string) {
    const files: Files = this.all.get(name) ?? new Map();
    this.all.set(name, files);
    return {
      put: async (path: string, response: Response) => void files.set(path, await response.text()),
      delete: async (path: string) => files.delete(new URL(path, 'https://fathom.test').pathname),
      keys: async () => [...files.keys()].map((path) => ({ url: `https://fathom.test${path}` })),
    };
  }

  async match(path: string, { cacheName }: { cacheName?: string } = {}): Promise<Response | undefined> {
    for (const [name, files] of this.all) {
      const text = cacheName === undefined || cacheName === name ? files.get(path) : undefined;
      if (text !== undefined) return new Response(text);
    }
  }

  async keys(): Promise<readonly string[]> {
    const names = [...this.all.keys()];
    return names;
  }

  async delete(name: string): Promise<boolean> {
    return this.all.delete(name);
  }
}
