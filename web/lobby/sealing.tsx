import { Die } from '@fathom/board';
import type { SealingNews, TableCard } from '@fathom/wire';
import { type JSX, Show } from 'solid-js';
import { begunAnew } from '../online/sealing.ts';
import { onlineWords } from '../words/online.ts';

/** The dice are being sealed: a few seconds in which everybody adds to them. */
export function Sealing(props: { readonly news: SealingNews | null; readonly card: TableCard }): JSX.Element {
  const people = () => props.card.places.filter(({ kind }) => kind === 'person').length;
  const given = ({ frozen, lots }: SealingNews) =>
    onlineWords().room.sealed(
      frozen ? lots.filter(({ salt }) => salt !== undefined).length : lots.length,
      frozen ? lots.length : people(),
    );
  return (
    <div class="sealing" role="status">
      <div class="sealing-dice" aria-hidden="true">
        <Die face={2} />
        <Die face={4} />
        <Die face={1} />
      </div>
      <div>
        <p>{onlineWords().room.sealing}</p>
        <p class="f-second">
          {onlineWords().room.sealingNote} <Show when={props.news}>{(news) => given(news())}</Show>
        </p>
        <Show when={begunAnew(props.news)}>
          {(attempt) => <p class="f-second">{onlineWords().room.attempt(attempt())}</p>}
        </Show>
      </div>
    </div>
  );
}
