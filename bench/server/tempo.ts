/** When whoever may play does so: at once, or so many a second; and what came of it. */
export class Tempo {
  /** Milliseconds from sending to everybody's view, of each move. */
  readonly delays: number[] = [];
  decisions = 0;
  #goesOn = false;
  #rate = Number.POSITIVE_INFINITY;
  #waiting: (() => void)[] = [];
  #credit = 0;
  #timer: NodeJS.Timeout | undefined;

  begin(perSecond: number): void {
    this.#goesOn = true;
    this.#rate = perSecond;
    clearInterval(this.#timer);
    const tick = 5;
    this.#timer = setInterval(() => {
      this.#credit = Math.min(this.#credit + (this.#rate * tick) / 1000, this.#waiting.length);
      const now = Math.floor(this.#credit);
      this.#credit -= now;
      for (const play of this.#waiting.splice(0, now)) play();
    }, tick);
    if (perSecond === Number.POSITIVE_INFINITY) for (const play of this.#waiting.splice(0)) play();
  }

  stop(): void {
    this.#goesOn = false;
    clearInterval(this.#timer);
  }

  forget(): void {
    this.delays.length = 0;
    this.decisions = 0;
  }

  /** Calls when it is time; what comes while nobody plays waits for the next beginning. */
  turn(play: () => void): void {
    if (this.#goesOn && this.#rate === Number.POSITIVE_INFINITY) play();
    else this.#waiting.push(play);
  }

  seen(delay: number, decisions: number): void {
    this.delays.push(delay);
    this.decisions += decisions;
  }
}
