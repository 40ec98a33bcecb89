import { createEffect, createSignal, type JSX, on, Show } from 'solid-js';
import { checkDice, type Fairness } from '../online/fairness.ts';
import type { RemoteTable } from '../online/remote-table.ts';
import { browserSalts } from '../online/salts.ts';
import { begunAnew } from '../online/sealing.ts';
import { diceWords } from '../words/dice.ts';
import { onlineWords } from '../words/online.ts';

/** Whether the dice of a finished game were fair, found out by this browser alone, and what that means. */
export default function DiceLine(props: { readonly table: RemoteTable }): JSX.Element {
  const [found, setFound] = createSignal<Fairness | null>(null);
  // That a game is over may be known before its book has come.
  createEffect(
    on(
      () => props.table.course()?.book,
      async (book) => {
        const game = props.table.card()?.game;
        if (book && game) setFound(await checkDice(game, book, browserSalts.of(props.table.id)));
      },
    ),
  );
  const verdict = (fair: Fairness) => {
    if (!fair.ok) return diceWords().unfair[fair.what];
    return `${diceWords().fair(fair.draws)} ${fair.own ? diceWords().own : diceWords().without}`;
  };
  return (
    <Show when={props.table.course()?.book}>
      <div class="dice-line" data-fair={found()?.ok} data-own={hasOwn(found()) ? '' : undefined}>
        <Show when={found()} fallback={<p role="status">{diceWords().checking}</p>}>
          {(fair) => <p role={fair().ok ? 'status' : 'alert'}>{verdict(fair())}</p>}
        </Show>
        <Show when={begunAnew(props.table.sealing())}>
          {(attempt) => <p>{onlineWords().room.attempt(attempt())}</p>}
        </Show>
        <details>
          <summary>{diceWords().what}</summary>
          {diceWords().how.map((text) => (
            <p>{text}</p>
          ))}
        </details>
      </div>
    </Show>
  );
}

const hasOwn = (found: Fairness | null): boolean => found?.ok === true && found.own;
