import type { Json } from '@fathom/kernel';
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import { hasOnePerson, type Session, type Snapshot } from '../session/session.ts';
import { isDailySea } from '../shelf/daily.ts';
import { settings } from '../shell/settings.ts';
import { appWords } from '../words/words.ts';
import type { Occasion } from './occasion.ts';

/** Advice at a table: whether somebody could give it, whether they may, and what of it is on the board. */
export interface AdviceTool {
  /** Whether anybody could advise at this table at all. */
  readonly exists: boolean;
  readonly may: Accessor<boolean>;
  readonly can: Accessor<boolean>;
  readonly needle: Accessor<boolean>;
  readonly name: Accessor<string>;
  /** The row shown on the board as if it had been played, and the view it leads to. */
  readonly row: Accessor<readonly Json[] | null>;
  readonly view: Accessor<unknown>;
  show(row: readonly Json[] | null): void;
}

export function createAdviceTool(
  session: Session,
  page: {
    readonly now: Accessor<Snapshot>;
    readonly save: Accessor<Occasion>;
    readonly moment: Accessor<number | null>;
    /** The position has changed: what was advised is of yesterday. */
    readonly changed: () => void;
  },
): AdviceTool {
  const { now, save, moment } = page;
  // A lesson says itself what to do, and against other people everybody thinks for themselves.
  const exists = !save().lesson && (!save().online || (hasOnePerson(session.facts) && session.facts.here.length > 0));
  const [row, setRow] = createSignal<readonly Json[] | null>(null);
  // Whoever typed the name of the day's sea plays it as everybody does.
  const isDaily = () => save().daily !== undefined || isDailySea(save().game, session.facts.sea);
  const may = () => exists && !isDaily();
  const can = () => may() && now().settled && !now().storing && now().moves.length > 0 && moment() === null;
  createEffect(on(() => now().happening.serial, page.changed, { defer: true }));
  return {
    exists,
    may,
    can,
    needle: () => may() && settings().needle && moment() === null && !now().result,
    name: () => (isDaily() ? appWords().minds.hintDaily : can() ? appWords().minds.hint : appWords().minds.hintWait),
    row,
    view: createMemo(() => {
      const shown = row();
      return shown && now().settled ? session.preview(shown) : null;
    }),
    show: (next) => void setRow(next),
  };
}
