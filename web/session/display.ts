import type { Scene } from '@fathom/kernel';
import type { Snapshot } from './session.ts';

/** A batch to be shown before the table as it stands, with the view it leads to. */
export type Shown = Omit<Scene, 'sights'>;

/** What a display asks of the session it shows. */
interface Shower {
  /** The table as it stands, while something that happened is on show. */
  snapshot(happening: Snapshot['happening'], settled: boolean): Snapshot;
  /** Whose turn it is, now that everything is on show. */
  turn(): Pick<Snapshot, 'actor' | 'thinking'>;
  /** Everything is on show. Whether that changes what there is to see. */
  arrive(): boolean;
}

/** What a screen shows of a session: the newest snapshot, and then one batch after the other, each when the board has shown the last. */
export class Display {
  readonly #shower: Shower;
  readonly #listeners = new Set<(now: Snapshot) => void>();
  /** What is still to be shown after the batch on show, the table as it stands last. */
  #scenes: readonly Shown[] = [];
  #serial = 0;
  #now: Snapshot;

  constructor(shower: Shower) {
    this.#shower = shower;
    this.#now = this.#still();
  }

  get now(): Snapshot {
    return this.#now;
  }

  /** Whether more is to be shown than what is on show. */
  get isBehind(): boolean {
    return this.#scenes.length > 0;
  }

  subscribe(listener: (now: Snapshot) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Shows batches one after the other, and nothing more of those before. */
  present(scenes: readonly Shown[]): void {
    this.#scenes = scenes;
    if (scenes.length > 0) this.#showNext();
    else this.change();
  }

  /** Shows batches after those that are still to be shown. */
  presentLater(scenes: readonly Shown[]): void {
    if (this.#now.settled) this.present(scenes);
    else if (scenes.length > 0) {
      this.#scenes = [...this.#scenes, ...scenes];
      this.say({ moves: [], result: null });
    }
  }

  /** The board has shown a batch. */
  settled(serial: number): void {
    if (serial !== this.#serial || this.#now.settled) return;
    if (this.#scenes.length > 0) this.#showNext();
    else this.#settle();
  }

  /** Something changed that needs no showing. */
  change(): void {
    this.#scenes = [];
    this.#serial++;
    this.#now = this.#still();
    this.#settle();
  }

  /** The same thing is on show; something about it is new. */
  say(part: Partial<Snapshot>): void {
    this.#now = { ...this.#now, ...part };
    for (const listener of this.#listeners) listener(this.#now);
  }

  #showNext(): void {
    const [scene, ...rest] = this.#scenes;
    if (!scene) return;
    this.#scenes = rest;
    const now = this.#shower.snapshot({ serial: ++this.#serial, events: scene.events }, false);
    const part = rest.length > 0 ? { view: scene.view(), moves: [], result: null } : {};
    this.say({ ...now, actor: scene.by, ...part });
  }

  #settle(): void {
    if (this.#shower.arrive()) {
      this.#serial++;
      this.say(this.#still());
    } else this.say({ settled: true, ...this.#shower.turn() });
  }

  #still(): Snapshot {
    return this.#shower.snapshot({ serial: this.#serial, events: [] }, true);
  }
}
