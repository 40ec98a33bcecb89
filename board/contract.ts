import type { GameEvent, Json, Refusal, Seat, Watcher } from '@fathom/kernel';

/**
 * What a board gets. A board contains no rules: it shows `view`, lights what is in `moves`, and sends one of them. What needs a
 * rule (where a figure would land, a price) it asks of its game's `rules/`, which exports such questions over a view, or of
 * `preview`. All members are reactive: read them inside JSX, memos or effects.
 *
 * A board may keep places free for the app, each an empty element: see `Slot`. What is secret leaves the page with the board: between two
 * people who share a screen it is taken away as a whole and drawn anew.
 */
export interface BoardProps<View, Move, Event extends GameEvent> {
  /** Where things stand once `happening` has been shown. */
  readonly view: View;
  /** What the watcher may do now; empty when another actor decides or the game is over. */
  readonly moves: readonly Move[];
  /** The game was ended before its end: nobody decides any more. */
  readonly closed?: boolean;
  /** Whose eyes these are. In hot-seat play it changes hands. */
  readonly watcher: Watcher;
  /** They are somebody else's: a rival's in a replay, or anybody's in a game of others. Nothing on the table is "yours". */
  readonly borrowed?: boolean;
  /** The newest events, in order, with a serial number that rises with each batch; the board animates from the view it shows. */
  readonly happening: { readonly serial: number; readonly events: readonly Event[] };
  /** Tell the session that the batch has been shown (or skipped), so that the next one may come. */
  settled(serial: number): void;
  /** The view after these decisions in a row, without playing them; `null` if one is not legal. Stops where chance must act. */
  preview(row: readonly Move[]): View | null;
  /** `null` if the move is legal now. */
  whyNot(move: Json): Refusal | null;
  /** Plays one decision, or several that the person made as one and takes back as one. Going back is the session's business. */
  send(...row: readonly Move[]): void;
  /**
   * What the person has decided beforehand, by an order given once for many times; `null`: they are asked. The board never plays by itself:
   * the app sends it after a moment, unless it is withdrawn before.
   */
  standing(move: Move | null): void;
  /** What the person decided is theirs until they call this and chance acts; `null` if nothing waits for it. */
  readonly release: (() => void) | null;
  /**
   * Takes back what the person decided and nobody else has seen, one decision after the other until `far` holds of the view; `null` if there
   * is nothing of that kind.
   */
  readonly takeBack: ((far: (view: View) => boolean) => void) | null;
  /** The person touched something forbidden: the app shows the sentence and the rule, the board has marked the cause. */
  forbidden(refusal: Refusal): void;
  /** The refusal now being shown, so that the board can mark its cause; `null` once dismissed. */
  readonly refused: Refusal | null;
  /** Multiplies durations: 2 is slow, 1 normal, 0.5 fast, 0 none. Obeys reduced motion. */
  readonly pace: number;
  readonly language: 'en' | 'fr';
  /** How a seat is called: a person's name, or "you". */
  name(seat: Seat): string;
}

/**
 * A place a board keeps free for the app: `<div data-slot="log" />` for the log where there is room for it, `openers` for the buttons that
 * open log and hint where there is none, `needle` for the chance to win.
 */
export type Slot = 'log' | 'openers' | 'needle';
