import type { TableCard } from '@fathom/wire';
import { createSignal, type JSX, Show } from 'solid-js';
import type { RemoteTable } from '../online/remote-table.ts';
import DiceLine from '../play/dice-line.tsx';
import { go } from '../shell/router.ts';
import { onlineWords } from '../words/online.ts';
import { sentence } from './sorry.ts';

/** Under how a game on a server ended: whether its dice were fair, and who may read it. */
export function TableEnd(props: { readonly table: RemoteTable; readonly card: TableCard }): JSX.Element {
  const { table } = props;
  const [sorry, setSorry] = createSignal('');
  const open = async (on: boolean) => {
    setSorry('');
    const reply = await table.ask({ do: 'open', open: on });
    if (!reply.ok) setSorry(sentence(reply.sorry));
  };
  return (
    <section class="table-end">
      <DiceLine table={table} />
      <Show
        when={!props.card.listed}
        fallback={
          <Show when={table.seat() !== null}>
            <p class="f-second">{onlineWords().end.isListed}</p>
          </Show>
        }
      >
        <Show
          when={table.seat() !== null}
          fallback={
            <Show when={!props.card.open}>
              <p class="f-second">{onlineWords().end.kept}</p>
            </Show>
          }
        >
          <p class="row f-second">
            <Show when={props.card.open}>{onlineWords().end.isPublic}</Show>
            <button class="f-button" type="button" onClick={() => void open(!props.card.open)}>
              {props.card.open ? onlineWords().end.private : onlineWords().end.public}
            </button>
          </p>
        </Show>
      </Show>
      <p class="online-sorry" role="alert">
        {sorry()}
      </p>
    </section>
  );
}

/** Whoever asks first opens the next table; the others find it here as soon as it stands. */
export function NextGame(props: { readonly table: RemoteTable; readonly card: TableCard }): JSX.Element {
  const [sorry, setSorry] = createSignal('');
  const rematch = async () => {
    setSorry('');
    const reply = await props.table.ask({ do: 'rematch' });
    if (!reply.ok) setSorry(sentence(reply.sorry));
    else if (typeof reply.value === 'string') go(`/t/${reply.value}`);
  };
  return (
    <div class="row next-game">
      <Show
        when={props.card.next}
        fallback={
          <Show when={props.table.seat() !== null}>
            <button class="f-button primary" type="button" onClick={() => void rematch()}>
              {onlineWords().end.rematch}
            </button>
            <span class="f-second">{onlineWords().end.rematchNote}</span>
          </Show>
        }
      >
        {(next) => (
          <>
            <a class="f-button primary" href={`/t/${next()}`}>
              {onlineWords().end.next}
            </a>
            <span class="f-second" role="status">
              {onlineWords().end.nextNote}
            </span>
          </>
        )}
      </Show>
      <a class="f-button" href="/online">
        {onlineWords().end.lobby}
      </a>
      <p class="online-sorry" role="alert">
        {sorry()}
      </p>
    </div>
  );
}
