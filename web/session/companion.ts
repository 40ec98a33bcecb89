import { type Entry, isListed, type Json, type Refusal } from '@fathom/kernel';
import { LocalSession, type Manners } from './local.ts';
import type { LocalTable } from './local-table.ts';
import type { Snapshot, Undo } from './session.ts';

/** What chance is asked, and what it may answer. */
export interface Asked {
  readonly view: unknown;
  readonly moves: readonly Json[];
}

/** One answer in force. `at` is its place in the log, `count` how many entries in force lead up to and include it. */
export interface Answer {
  readonly at: number;
  readonly count: number;
  readonly move: Json;
}

/** What the log would go on with; `lost` counts the later steps that no longer hold. */
export interface Revision {
  readonly entries: readonly Entry[];
  readonly lost: number;
}

/**
 * A game played with the real box: whoever has it says what chance did. What was said wrongly is corrected at any time and nothing more is made
 * of it, for the dice and tokens on the table are the truth.
 */
export class CompanionSession extends LocalSession {
  readonly #host: LocalTable;
  /** Is told what was taken back. */
  onUndone: ((move: Json) => void) | null = null;
  /** Answers are heard one after the other, however fast they come. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(host: LocalTable, manners: Manners = {}) {
    super(host, manners);
    this.#host = host;
  }

  override get now(): Snapshot {
    return this.#corrected(super.now);
  }

  override subscribe(listener: (now: Snapshot) => void): () => void {
    return super.subscribe((now) => listener(this.#corrected(now)));
  }

  /** `null` while it is not for chance to act. */
  asked(): Asked | null {
    const { table, trouble } = this.#host;
    return table.actor === 'chance' && trouble !== 'taken' ? this.#askedIn(table.state) : null;
  }

  /** What was asked when this was answered. */
  askedAt({ count }: Answer): Asked {
    return this.#askedIn(this.#host.table.stateAfter(count - 1));
  }

  /** Says what chance did. */
  say(move: Json): Promise<Refusal | null> {
    return this.#inTurn(async () => {
      const { game, table } = this.#host;
      if (table.actor !== 'chance') return { rule: 'not-your-turn', actor: table.actor };
      if (!isListed(game, table.state, move)) return { rule: 'not-a-move' };
      return this.happen(() => this.#host.write([{ by: 'chance', move }]), table.at);
    });
  }

  /** Everything that was said and still holds. */
  answers(): readonly Answer[] {
    const { line, log } = this.#host.table;
    return line.flatMap((at, i) => {
      const entry = log[at];
      return entry?.by === 'chance' ? [{ at, count: i + 1, move: entry.move }] : [];
    });
  }

  /** What would be taken back first: the last thing said or decided; `null` if there is nothing. */
  lastMove(): Json | null {
    const { line, log } = this.#host.table;
    const entry = log[line.at(-1) ?? -1];
    return entry && 'move' in entry ? entry.move : null;
  }

  /** What comes of another answer: whatever followed the old one follows this one, as far as the rules allow it. */
  revised({ at, count }: Answer, move: Json): Revision | null {
    const { game, table } = this.#host;
    const { line, log } = table;
    const rewind = table.proposeRewind(0, at);
    if (!rewind.ok) return null;
    const state = table.stateAfter(count - 1);
    const later = line.slice(count).flatMap((index) => log[index] ?? []);
    const wanted: readonly Entry[] = [{ by: 'chance', move }, ...later];
    const held: Entry[] = [];
    for (const entry of wanted) {
      if (!('move' in entry) || game.actor(state) !== entry.by || !isListed(game, state, entry.move)) break;
      game.play(state, entry.move);
      held.push(entry);
    }
    return held.length === 0 ? null : { entries: [...rewind.entries, ...held], lost: wanted.length - held.length };
  }

  /** Puts another answer in the place of one that was given. */
  correct(answer: Answer, move: Json): Promise<Refusal | null> {
    return this.#inTurn(async () => {
      const revision = this.revised(answer, move);
      if (!revision) return { rule: 'stale', at: this.at };
      // What follows has been seen before: nothing of it is shown happening again.
      return this.happen(() => this.#host.write(revision.entries), this.at + revision.entries.length);
    });
  }

  override async undo(): Promise<boolean> {
    if (super.now.undo.kind === 'row') return super.undo();
    return this.#inTurn(async () => {
      const { table } = this.#host;
      const move = this.lastMove();
      const at = table.line.at(-1);
      const by = at === undefined ? undefined : table.log[at]?.by;
      if (at === undefined || by === undefined || by === 'table') return false;
      const takeBack = async () => {
        if (by !== 'chance') return this.#host.takeBack(by, true);
        const rewind = table.proposeRewind(0, at);
        return rewind.ok ? this.#host.write(rewind.entries) : rewind;
      };
      const before = table.at;
      await this.happen(takeBack, before + 1);
      if (table.at === before) return false;
      this.onUndone?.(move);
      return true;
    });
  }

  #askedIn(state: unknown): Asked {
    const { game } = this.#host;
    return { view: game.view(state, null), moves: game.moves(state) };
  }

  #corrected(now: Snapshot): Snapshot {
    return { ...now, undo: this.#way(now.undo), practised: false };
  }

  #way(undo: Undo): Undo {
    if (undo.kind === 'row') return undo;
    return this.#host.table.line.length > 0 ? { kind: 'free' } : { kind: 'no', bar: 'nothing' };
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
