import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from './store/store.ts';

/** What a server counts and measures, for Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;
  readonly #commits: Histogram<'won'>;
  /** Entries that were stored since they were last asked for: there are too many to count each one by its label. */
  readonly #stored = { seat: 0, chance: 0, table: 0 };
  readonly #pushes: Counter<'outcome'>;

  constructor() {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Histogram({
      name: 'fathom_http_request_seconds',
      help: 'HTTP requests, by the pattern of their address',
      labelNames: ['method', 'route', 'status'],
      registers,
    });
    this.#commits = new Histogram({
      name: 'fathom_commit_seconds',
      help: 'Changes of tables, from asking the store until they are on the disk; won=false lost a race and was tried again',
      labelNames: ['won'],
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    });
    const stored = this.#stored;
    new Counter({
      name: 'fathom_entries_total',
      help: 'Entries of logs stored by this node: decisions of seats, draws, and the table’s own',
      labelNames: ['by'],
      registers,
      collect() {
        for (const by of ['seat', 'chance', 'table'] as const) {
          if (stored[by] > 0) this.inc({ by }, stored[by]);
          stored[by] = 0;
        }
      },
    });
    this.#pushes = new Counter({
      name: 'fathom_pushes_total',
      help: 'Push messages, by what became of them',
      labelNames: ['outcome'],
      registers,
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** A number that is looked up when it is asked for. */
  watch(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read());
      },
    });
  }

  request(method: string, route: string, status: number, seconds: number): void {
    this.#requests.observe({ method, route, status }, seconds);
  }

  push(outcome: 'sent' | 'gone' | 'failed'): void {
    this.#pushes.inc({ outcome });
  }

  /** The same store, with its commits measured. */
  measured(store: Store): Store {
    const [wins, losses] = ['true', 'false'].map((won) => this.#commits.labels({ won }));
    const commit: Store['commit'] = async (change) => {
      const began = performance.now();
      const won = await store.commit(change);
      (won ? wins : losses)?.observe((performance.now() - began) / 1000);
      if (won) for (const { entry } of change.entries) this.#stored[typeof entry.by === 'number' ? 'seat' : entry.by]++;
      return won;
    };
    const bound = new Map<string | symbol, unknown>([['commit', commit]]);
    return new Proxy(store, {
      get(target, name) {
        if (bound.has(name)) return bound.get(name);
        const value: unknown = Reflect.get(target, name, target);
        bound.set(name, typeof value === 'function' ? value.bind(target) : value);
        return bound.get(name);
      },
    });
  }
}
