const beat = 2000;

/** A line of counts that is rewritten in place on a terminal, and written anew every two seconds elsewhere. On stderr. */
export class LiveLine {
  #shown = 0;
  #drawn = false;

  show(text: string): void {
    const now = Date.now();
    if (now - this.#shown < (process.stderr.isTTY ? 100 : beat)) return;
    this.#shown = now;
    this.#drawn = true;
    process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
  }

  /** Something that stays. */
  say(text: string): void {
    this.finish();
    console.log(text);
  }

  finish(): void {
    if (process.stderr.isTTY && this.#drawn) process.stderr.write('\r\x1b[K');
    this.#drawn = false;
  }
}
