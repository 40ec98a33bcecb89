import type { TableCard } from '@fathom/wire';
import { cardFor } from '../exit/index.ts';
import { botOf, isHere } from '../hosted/head.ts';
import type { Hosted } from '../hosted/hosted.ts';
import { slept } from '../hosted/presence.ts';

/** It has become somebody's turn who does not have the table open. */
export interface Turn {
  readonly person: string;
  readonly card: TableCard;
}

/** Rings for whoever's turn it is while they are elsewhere. */
export class TurnBell {
  readonly #listeners = new Set<(turn: Turn) => void>();

  onTurn(listener: (turn: Turn) => void): void {
    this.#listeners.add(listener);
  }

  /** A table stands otherwise than before: whether that calls somebody. */
  heed(hosted: Hosted, before: Hosted | null, now: number): void {
    const { head, record, stage } = hosted;
    if (stage !== 'playing') return;
    if (before && head.turn === before.head.turn && !slept(before.head, head)) return;
    const chair = head.turn === null ? undefined : head.chairs[head.turn];
    if (head.turn === null || chair?.kind !== 'person' || botOf(head, head.turn) !== null) return;
    if (isHere(head, chair.person, now)) return;
    const turn = { person: chair.person, card: cardFor(record, head, now) };
    for (const listener of this.#listeners) listener(turn);
  }
}
