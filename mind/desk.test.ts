import { at, type Json } from '@fathom/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answer, type Clock, createDesk, type Request } from './desk.ts';
import { type Connect, Host, type Patience } from './host.ts';
import type { AnyMind } from './thought.ts';

/** Time that passes only when somebody works or all wait, so that nothing here depends on how fast the machine is. */
class StoppedClock implements Clock {
  #now = 0;
  #due: { readonly when: number; readonly then: () => void }[] = [];
  #isRunning = false;

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, then: () => void): () => void {
    const timer = { when: this.#now + milliseconds, then };
    this.#due.push(timer);
    void this.#run();
    return () => {
      this.#due = this.#due.filter((one) => one !== timer);
    };
  }

  pass(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.after(milliseconds, resolve);
    });
  }

  /** Somebody works: all others wait. */
  work(milliseconds: number): void {
    this.#now += milliseconds;
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (;;) {
      await new Promise(setImmediate);
      this.#due.sort((a, b) => a.when - b.when);
      const next = this.#due.shift();
      if (!next) break;
      this.#now = Math.max(this.#now, next.when);
      next.then();
    }
    this.#isRunning = false;
  }
}

const clock = new StoppedClock();

/** Thinks twenty thoughts of `slice` milliseconds each; the seed's first number is what it plays. */
function thinker(slice: number, milliseconds = 5000): AnyMind {
  function* think(_view: unknown, _seat: number, level: string, random: { below(n: number): number }) {
    const move = random.below(1000);
    for (let nodes = 1; nodes < 20; nodes++) {
      clock.work(slice);
      yield { ideas: [{ moves: [level, move, nodes], chance: nodes / 20, reasons: [] }], nodes };
    }
    return { ideas: [{ moves: [level, move, 20], chance: 1, reasons: [] }], nodes: 20 };
  }
  return {
    levels: [
      { id: 'child', nodes: 20, milliseconds },
      { id: 'master', nodes: 20, milliseconds },
    ],
    think,
    hint: (view, seat, random) => think(view, seat, 'hint', random),
    *analyse(_opening, steps, seat) {
      for (let judged = 1; judged <= steps.length + 1; judged++) {
        clock.work(slice);
        yield judged;
      }
      return { seat, start: 0.5, payoff: 1, luck: 0.5, others: 0, light: 0, given: 0, moves: [], costliest: [] };
    },
  };
}

const broken: AnyMind = {
  ...thinker(0),
  // biome-ignore lint/correctness/useYield: it breaks before it has thought of anything.
  *think() {
    throw new Error('lost the thread');
  },
};

/** A desk at the end of a line as a worker would be: messages take their turn, and a closed line is heard no more. */
function lineTo(minds: { readonly [game: string]: AnyMind }, opened: { count: number }): Connect {
  return ({ answer }) => {
    opened.count++;
    let open = true;
    const desk = createDesk(
      {
        mindFor: async (game) => {
          if (!minds[game]) throw new Error(`nobody plays ${game}`);
          return minds[game];
        },
        fetchAll: async (game) => minds[game] ?? Promise.reject(new Error(`nobody plays ${game}`)),
      },
      clock,
      (said: Answer) => clock.after(0, () => open && answer(JSON.parse(JSON.stringify(said)))),
    );
    return {
      send: (request: Request) => clock.after(0, () => open && desk(JSON.parse(JSON.stringify(request)))),
      close: () => {
        open = false;
      },
    };
  };
}

const hosts: Host[] = [];
afterEach(() => {
  for (const host of hosts.splice(0)) host.close();
});
function hostOf(minds: { readonly [game: string]: AnyMind }, patience: Partial<Patience> = {}) {
  const opened = { count: 0 };
  const host = new Host(lineTo(minds, opened), clock, patience);
  hosts.push(host);
  return { host, opened };
}

const think = (game: string, level: string | null = 'master', seed = 'a') => ({
  game,
  options: null as Json,
  view: null,
  seat: 0,
  level,
  seed,
});

describe('a question', () => {
  it('is answered alike for the same seed, and otherwise for another', async () => {
    const { host } = hostOf({ pearls: thinker(0) });
    const [one, same, other] = await Promise.all(
      ['a', 'a', 'b'].map((seed) => host.think(think('pearls', 'master', seed)).outcome),
    );
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
    expect(one).toMatchObject({ ok: true, value: { nodes: 20 } });
  });

  it('of no level, or of one unknown, is answered by the weakest', async () => {
    const { host } = hostOf({ pearls: thinker(0) });
    for (const level of [null, 'nobody']) {
      const outcome = await host.think(think('pearls', level)).outcome;
      expect(outcome.ok && at(outcome.value.ideas, 0).moves[0]).toBe('child');
    }
  });

  it('gets better answers in order until the last', async () => {
    const { host } = hostOf({ pearls: thinker(1) });
    const heard: number[] = [];
    const asked = host.hint({ game: 'pearls', options: null, view: null, seat: 0, seed: 'a' }, ({ nodes }) =>
      heard.push(nodes),
    );
    const outcome = await asked.outcome;
    expect(heard).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(outcome.ok && outcome.value.nodes).toBe(20);
  });

  it('is answered with what was found when its time is up', async () => {
    const { host } = hostOf({ pearls: thinker(10, 45) });
    const outcome = await host.think(think('pearls')).outcome;
    expect(outcome.ok && outcome.value.nodes).toBe(5);
  });

  it('that nobody can answer, or that breaks, says so', async () => {
    const { host } = hostOf({ broken });
    expect(await host.think(think('unknown')).outcome).toEqual({
      ok: false,
      why: 'failed',
      error: 'nobody plays unknown',
    });
    expect(await host.think(think('broken')).outcome).toMatchObject({ ok: false, error: 'lost the thread' });
  });

  it('may be preceded by fetching all it could need', async () => {
    const { host } = hostOf({ pearls: thinker(0) });
    expect(await host.fetchAll('pearls')).toEqual({ ok: true, value: null });
    expect(await host.fetchAll('unknown')).toMatchObject({ ok: false, why: 'failed' });
  });

  it('gets on beside another one', async () => {
    const { host, opened } = hostOf({ slow: thinker(15), quick: thinker(0) });
    const order: string[] = [];
    const slow = host.think(think('slow')).outcome.then(() => order.push('slow'));
    const quick = host.think(think('quick')).outcome.then(() => order.push('quick'));
    await Promise.all([slow, quick]);
    expect(order).toEqual(['quick', 'slow']);
    expect(opened.count).toBe(1);
  });
});

describe('cancelling', () => {
  it('settles at once, and the desk thinks no further', async () => {
    let slices = 0;
    const mind = thinker(15);
    const counting: AnyMind = {
      ...mind,
      *think(...asked) {
        for (const thought of mind.think(...asked)) {
          slices++;
          yield thought;
        }
        return { ideas: [], nodes: 0 };
      },
    };
    const { host, opened } = hostOf({ counting });
    const asked = host.think(think('counting'));
    await clock.pass(40);
    asked.cancel();
    expect(await asked.outcome).toMatchObject({ ok: false, why: 'cancelled' });
    const then = slices;
    await clock.pass(400);
    expect(then).toBeGreaterThan(0);
    // The word takes its turn on the line: one slice may come before it.
    expect(slices).toBeLessThanOrEqual(then + 1);
    expect(slices).toBeLessThan(19);
    expect(opened.count).toBe(1);
  });

  it('ends the worker of one that does not listen, and asks its neighbour again', async () => {
    let deaf = true;
    const { host, opened } = hostWithDeafLine(() => deaf, { cancelling: 30 });
    const first = host.think(think('pearls'));
    const second = host.think(think('pearls', 'child'));
    first.cancel();
    expect(await first.outcome).toMatchObject({ why: 'cancelled' });
    deaf = false;
    expect(await second.outcome).toMatchObject({ ok: true });
    expect(opened.count).toBe(2);
  });

  it('of everything, when the host is closed', async () => {
    const { host } = hostOf({ pearls: thinker(10) });
    const asked = [host.think(think('pearls')), host.think(think('pearls', 'child'))];
    host.close();
    for (const { outcome } of asked) expect(await outcome).toMatchObject({ ok: false, why: 'cancelled' });
  });
});

/** A worker that hangs: nothing that is sent is heard while it does. */
function hostWithDeafLine(deaf: () => boolean, patience: Partial<Patience>) {
  const opened = { count: 0 };
  const connect = lineTo({ pearls: thinker(0) }, opened);
  const host = new Host(
    (heard) => {
      const line = connect(heard);
      return { ...line, send: (request) => deaf() || line.send(request) };
    },
    clock,
    patience,
  );
  hosts.push(host);
  return { host, opened };
}

describe('a worker that hangs', () => {
  it('is ended when its patience is over, and the next question finds a new one', async () => {
    let deaf = true;
    const { host, opened } = hostWithDeafLine(() => deaf, { loading: 60 });
    expect(await host.think(think('pearls')).outcome).toMatchObject({ ok: false, why: 'late' });
    deaf = false;
    expect(await host.think(think('pearls')).outcome).toMatchObject({ ok: true });
    expect(opened.count).toBe(2);
  });

  it('after a first thought is answered with that thought', async () => {
    const thought = { ideas: [{ moves: ['first'], chance: 0.5, reasons: [] }], nodes: 1 };
    let closed = false;
    const hanging: Connect = ({ answer }) => ({
      send: ({ id }) => {
        answer({ id, kind: 'begun', milliseconds: 10 });
        answer({ id, kind: 'thought', thought, last: false });
      },
      close: () => {
        closed = true;
      },
    });
    const host = new Host(hanging, clock, { overtime: 20 });
    expect(await host.think(think('pearls')).outcome).toEqual({ ok: true, value: thought });
    expect(closed).toBe(true);
  });
});

describe('an analysis', () => {
  const steps = Array.from({ length: 30 }, () => ({ by: 0, move: null as Json }));
  it('tells how far it is, and ends with a whole', async () => {
    const { host } = hostOf({ pearls: thinker(0) });
    const heard: string[] = [];
    const asked = host.analyse({ game: 'pearls', options: null, opening: null, steps, seat: 1 }, (judged, of) =>
      heard.push(`${judged}/${of}`),
    );
    expect(await asked.outcome).toMatchObject({ ok: true, value: { seat: 1, luck: 0.5 } });
    expect(heard.at(0)).toBe('1/31');
    expect(heard.at(-1)).toBe('31/31');
  });

  it('is outlined before it begins, where the mind can do that', async () => {
    const glancing: AnyMind = { ...thinker(0), outline: (_opening, steps) => [0.5, ...steps.map(() => 1)] };
    const { host } = hostOf({ pearls: glancing });
    const heard: string[] = [];
    const asked = host.analyse(
      { game: 'pearls', options: null, opening: null, steps: steps.slice(0, 2), seat: 1 },
      (judged) => heard.push(`judged ${judged}`),
      (values) => heard.push(`about ${values.join(' ')}`),
    );
    expect(await asked.outcome).toMatchObject({ ok: true });
    expect(heard).toEqual(['about 0.5 1 1', 'judged 1', 'judged 2', 'judged 3']);
  });

  it('can be stopped', async () => {
    const { host } = hostOf({ pearls: thinker(10) });
    const heard: number[] = [];
    const asked = host.analyse({ game: 'pearls', options: null, opening: null, steps, seat: 1 }, (judged) => {
      heard.push(judged);
      if (judged === 3) asked.cancel();
    });
    expect(await asked.outcome).toMatchObject({ ok: false, why: 'cancelled' });
    expect(heard.at(-1)).toBe(3);
  });
});
