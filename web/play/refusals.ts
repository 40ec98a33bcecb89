import { sound } from '@fathom/board';
import type { Refusal } from '@fathom/kernel';
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
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

export function createRefusals(game: string): Refusals {
  const [refused, setRefused] = createSignal<Refusal | null>(null);
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
      setRefused(refusal);
      sound('forbidden');
    },
    clear: () => void setRefused(null),
  };
}
