import type { BoardProps } from '@fathom/board';
import type { GameEvent, Json, Refusal, Seat } from '@fathom/kernel';
import type { Session, Snapshot } from '../session/session.ts';
import { pace } from '../shell/settings.ts';
import { shown } from '../words/words.ts';

export type BoardNow = BoardProps<unknown, Json, GameEvent>;

/** The table as it stands: everything a board gets, read anew whenever it changes. */
export function boardNow(
  session: Session,
  page: {
    readonly now: () => Snapshot;
    readonly refused: () => Refusal | null;
    readonly send: (...row: readonly Json[]) => void;
    readonly standing: (move: Json | null) => void;
    readonly release: () => void;
    readonly takeBack: (far: (view: unknown) => boolean) => void;
    readonly forbid: (refusal: Refusal) => void;
    readonly name: (seat: Seat) => string;
    /** The view after advice, shown as if it had been followed; `null`: the table as it stands. */
    readonly shown: () => unknown;
    readonly settled: (serial: number) => void;
  },
): BoardNow {
  return {
    get view() {
      return page.shown() ?? page.now().view;
    },
    get moves() {
      return page.shown() ? [] : page.now().moves;
    },
    get release() {
      const { held, settled } = page.now();
      return held && settled && !page.shown() ? page.release : null;
    },
    get takeBack() {
      const { undo, settled } = page.now();
      return undo.kind === 'row' && settled && !page.shown() ? page.takeBack : null;
    },
    get watcher() {
      return page.now().watcher;
    },
    get closed() {
      const { actor, result, settled } = page.now();
      return settled && actor === null && result === null;
    },
    get happening() {
      return page.now().happening;
    },
    get refused() {
      return page.refused();
    },
    get pace() {
      return pace();
    },
    get language() {
      return shown();
    },
    settled: page.settled,
    preview: (row) => session.preview(row),
    whyNot: (move) => session.whyNot(move),
    send: page.send,
    standing: page.standing,
    forbidden: page.forbid,
    name: page.name,
  };
}

/** The same table at an earlier moment: to look at, not to touch. */
export function boardThen(session: Session, view: unknown, name: (seat: Seat) => string): BoardNow {
  return {
    view,
    moves: [],
    release: null,
    takeBack: null,
    watcher: session.now.watcher,
    happening: { serial: 0, events: [] },
    refused: null,
    pace: 0,
    get language() {
      return shown();
    },
    settled: () => undefined,
    preview: () => null,
    whyNot: () => null,
    send: () => undefined,
    standing: () => undefined,
    forbidden: () => undefined,
    name,
  };
}
