import { sound } from '@fathom/board';
import { type Json, type Refusal, unsaid } from '@fathom/kernel';
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import type { Session } from '../session/session.ts';
import { fetchAnswers, listing } from '../shelf/catalogue.ts';
import { shown } from '../words/words.ts';

type Answers = Awaited<ReturnType<typeof fetchAnswers>>;

/** What was last refused, and what there is to say about it. */
export interface Refusals {
  readonly refused: Accessor<Refusal | null>;
  /** With the rulebook and what would help, once they have come. */
  readonly answer: Accessor<({ readonly refusal: Refusal } & Answers) | null>;
  forbid(refusal: Refusal): void;
  clear(): void;
}

export function createRefusals(session: Session): Refusals {
  const game = session.game.id;
  const [refused, setRefused] = createSignal<Refusal | null>(null);
  /** Whoever touches the next thing no longer waits for what was wrong with the last. */
  let lastAsked = 0;
  /** Asked for when something is first refused. */
  const [answers, setAnswers] = createSignal<Answers>();
  createEffect(
    on([refused, shown], async ([refusal, language]) => {
      const found = refusal && listing(game);
      const next = found && (await fetchAnswers(found, language));
      if (next && language === shown()) setAnswers(next);
    }),
  );
  return {
    refused,
    answer() {
      const refusal = refused();
      const found = answers();
      return refusal && found ? { refusal, ...found } : null;
    },
    forbid(refusal) {
      sound('forbidden');
      if (refusal.rule !== unsaid) return void setRefused(refusal);
      const asked = ++lastAsked;
      void whole(session, refusal.move ?? null).then((told) => asked === lastAsked && setRefused(told));
    },
    clear() {
      lastAsked++;
      setRefused(null);
    },
  };
}

/** What the game whole says about a move that the game at hand only knows to be none; should it not come, no more than that. */
async function whole(session: Session, move: Json): Promise<Refusal | null> {
  const game = await listing(session.game.id)
    ?.rules()
    .catch(() => undefined);
  return game ? session.whyNot(move, game) : { rule: 'not-a-move' };
}
