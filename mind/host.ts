import type { Json } from '@fathom/kernel';
import type { Analysis } from './analysis.ts';
import type { AnalyseTask, Answer, AnyThought, Clock, HintTask, Request, Task, ThinkTask, WeighTask } from './desk.ts';

/** A line to a desk: a worker of a browser, a thread of Node, or the desk itself in a test. */
export interface Line {
  send(request: Request): void;
  /** Ends the worker, whatever it is doing. */
  close(): void;
}

export type Connect = (heard: {
  readonly answer: (answer: Answer) => void;
  readonly broken: (error: string) => void;
}) => Line;

/** `late`: it hung and was ended. `failed`: it could not be loaded, or threw. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: 'cancelled' | 'late' | 'failed'; readonly error: string };

export interface Asked<T> {
  readonly outcome: Promise<Outcome<T>>;
  /** Settles at once as cancelled. */
  cancel(): void;
}

/** Milliseconds to wait before a desk is given up. */
export interface Patience {
  /** Until the mind is loaded. */
  readonly loading: number;
  /** Beyond the time it said it would think. */
  readonly overtime: number;
  /** Between two pieces of news of an analysis. */
  readonly silence: number;
  /** Until a cancelled question is let go of. */
  readonly cancelling: number;
}

const PATIENCE: Patience = { loading: 30_000, overtime: 2000, silence: 60_000, cancelling: 500 };

/** What a question may be answered with in the end; `null` for something fetched. */
type Value = AnyThought | Analysis<Json> | null;

interface Pending {
  readonly question: { readonly task: Task } | { readonly fetch: string };
  /** Called for whatever comes before the end. */
  readonly news: (answer: Answer) => void;
  readonly settle: (outcome: Outcome<Value>) => void;
  /** The newest thought: what is played if nothing better comes in time. */
  latest: AnyThought | null;
  /** It takes as long as it takes: only silence is too long. */
  isPatient: boolean;
  stopWaiting: () => void;
}

/**
 * Asks a desk and never waits for ever: what hangs is ended with its worker, and the questions beside it are asked again on a new line.
 * The line is opened with the first question.
 */
export class Host {
  readonly #connect: Connect;
  readonly #clock: Clock;
  readonly #patience: Patience;
  readonly #pending = new Map<number, Pending>();
  /** Cancelled, but the desk has not said so yet: how to stop waiting for that. */
  readonly #cancelling = new Map<number, () => void>();
  #line: Line | null = null;
  #last = 0;

  constructor(connect: Connect, clock: Clock, patience: Partial<Patience> = {}) {
    this.#connect = connect;
    this.#clock = clock;
    this.#patience = { ...PATIENCE, ...patience };
  }

  /** What to play: the best that was found in time. */
  think(task: Omit<ThinkTask, 'kind'>): Asked<AnyThought> {
    return this.#ask({ task: { ...task, kind: 'think' } }, () => undefined) as Asked<AnyThought>;
  }

  /** Advice, and better advice as it comes; the outcome is the best of it. */
  hint(task: Omit<HintTask, 'kind'>, better: (thought: AnyThought) => void): Asked<AnyThought> {
    return this.#ask({ task: { ...task, kind: 'hint' } }, (answer) => {
      if (answer.kind === 'thought') better(answer.thought);
    }) as Asked<AnyThought>;
  }

  /** What rows promise, and why, in their order. */
  weigh(task: Omit<WeighTask, 'kind'>): Asked<AnyThought> {
    return this.#ask({ task: { ...task, kind: 'weigh' } }, () => undefined) as Asked<AnyThought>;
  }

  /** How a game went for a seat; a rough outline of it comes before, where the whole takes long. */
  analyse(
    task: Omit<AnalyseTask, 'kind'>,
    progress: (judged: number, of: number) => void,
    outline: (values: readonly number[]) => void = () => undefined,
  ): Asked<Analysis<Json>> {
    return this.#ask({ task: { ...task, kind: 'analyse' } }, (answer) => {
      if (answer.kind === 'progress') progress(answer.judged, answer.of);
      if (answer.kind === 'outline') outline(answer.values);
    }) as Asked<Analysis<Json>>;
  }

  /** Fetches what any question about a game may need: afterwards no network is wanted. */
  fetchAll(game: string): Promise<Outcome<null>> {
    return this.#ask({ fetch: game }, () => undefined).outcome as Promise<Outcome<null>>;
  }

  /** Ends everything: whatever is still asked is cancelled. */
  close(): void {
    for (const id of [...this.#pending.keys()]) this.#settle(id, { ok: false, why: 'cancelled', error: '' });
    this.#hangUp();
  }

  #ask(question: Pending['question'], news: (answer: Answer) => void): Asked<Value> {
    const id = ++this.#last;
    const outcome = new Promise<Outcome<Value>>((settle) => {
      this.#pending.set(id, {
        question,
        news,
        settle,
        latest: null,
        isPatient: false,
        stopWaiting: () => undefined,
      });
    });
    this.#send(id);
    return { outcome, cancel: () => this.#cancel(id) };
  }

  #send(id: number): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#wait(id, this.#patience.loading);
    this.#open().send({ id, ...pending.question });
  }

  #open(): Line {
    if (this.#line) return this.#line;
    const line = this.#connect({
      answer: (answer) => {
        if (this.#line === line) this.#hear(answer);
      },
      broken: (error) => {
        if (this.#line !== line) return;
        this.#hangUp();
        for (const id of [...this.#pending.keys()]) this.#settle(id, { ok: false, why: 'failed', error });
      },
    });
    this.#line = line;
    return line;
  }

  #hear(answer: Answer): void {
    const { id } = answer;
    if (answer.kind === 'cancelled') {
      this.#cancelling.get(id)?.();
      this.#cancelling.delete(id);
    }
    const pending = this.#pending.get(id);
    if (!pending) return;
    switch (answer.kind) {
      case 'begun':
        pending.isPatient = answer.milliseconds === null;
        if (answer.milliseconds === null) this.#wait(id, this.#patience.silence);
        else this.#wait(id, answer.milliseconds + this.#patience.overtime);
        return;
      case 'outline':
      case 'progress':
        this.#wait(id, this.#patience.silence);
        pending.news(answer);
        return;
      case 'thought':
        if (pending.isPatient) this.#wait(id, this.#patience.silence);
        pending.latest = answer.thought;
        pending.news(answer);
        if (answer.last) this.#settle(id, { ok: true, value: answer.thought });
        return;
      case 'analysis':
        this.#settle(id, { ok: true, value: answer.analysis });
        return;
      case 'fetched':
        this.#settle(id, { ok: true, value: null });
        return;
      case 'failed':
        this.#settle(id, { ok: false, why: 'failed', error: answer.error });
    }
  }

  #wait(id: number, milliseconds: number): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    pending.stopWaiting();
    pending.stopWaiting = this.#clock.after(milliseconds, () => this.#giveUp(id));
  }

  /** It hangs. What it last thought is better than nothing. */
  #giveUp(id: number): void {
    const latest = this.#pending.get(id)?.latest ?? null;
    this.#settle(
      id,
      latest ? { ok: true, value: latest } : { ok: false, why: 'late', error: 'no answer came in time' },
    );
    this.#startOver();
  }

  #cancel(id: number): void {
    if (!this.#pending.has(id)) return;
    this.#settle(id, { ok: false, why: 'cancelled', error: '' });
    const line = this.#line;
    if (!line) return;
    line.send({ id, cancel: true });
    const unheard = this.#clock.after(this.#patience.cancelling, () => this.#startOver());
    this.#cancelling.set(id, unheard);
  }

  #settle(id: number, outcome: Outcome<Value>): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    pending.stopWaiting();
    pending.settle(outcome);
  }

  #hangUp(): void {
    for (const stopWaiting of this.#cancelling.values()) stopWaiting();
    this.#cancelling.clear();
    this.#line?.close();
    this.#line = null;
  }

  #startOver(): void {
    this.#hangUp();
    for (const id of this.#pending.keys()) this.#send(id);
  }
}
