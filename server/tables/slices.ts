/** Milliseconds of work after which everybody else has their turn. */
const slice = 4;
/** What takes longer in all is given up: no log that a table can grow takes nearly as long. */
const most = 30_000;

interface Work {
  /** Works on for a slice: whether there is nothing left to do. */
  readonly goOn: () => boolean;
  readonly settle: () => void;
  readonly fail: (error: unknown) => void;
  spent: number;
}

/** Does long work in slices, one slice at a time however many wait, so that nothing else on this thread ever waits for long. */
export class Slices {
  readonly #now: () => number;
  readonly #waiting: Work[] = [];
  #isGoing = false;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Calls `step` until it says that there is nothing left to do. What is short is done before this returns. */
  do(step: () => boolean): Promise<void> {
    const goOn = () => {
      const until = this.#now() + slice;
      do if (step()) return true;
      while (this.#now() < until);
      return false;
    };
    return new Promise((settle, fail) => {
      const work: Work = { goOn, settle, fail, spent: 0 };
      if (this.#isGoing || !this.#work(work)) this.#waiting.push(work);
      this.#continue();
    });
  }

  #continue(): void {
    if (this.#isGoing || this.#waiting.length === 0) return;
    this.#isGoing = true;
    setImmediate(() => {
      this.#isGoing = false;
      const work = this.#waiting.shift();
      if (work && !this.#work(work)) this.#waiting.push(work);
      this.#continue();
    });
  }

  /** Whether it has come to an end. */
  #work(work: Work): boolean {
    const from = this.#now();
    try {
      if (work.goOn()) work.settle();
      else {
        work.spent += this.#now() - from;
        if (work.spent < most) return false;
        throw new Error('it takes too long');
      }
    } catch (error) {
      work.fail(error);
    }
    return true;
  }
}
