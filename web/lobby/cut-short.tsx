import type { TableCard } from '@fathom/wire';
import { type JSX, Show } from 'solid-js';
import type { RemoteTable } from '../online/remote-table.ts';
import DiceLine from '../play/dice-line.tsx';
import { onlineWords } from '../words/online.ts';
import { lastLeaving } from './leaving.ts';
import { NextGame } from './table-end.tsx';

/** Above the board of a game that ended without a winner: why, and where to go from here. */
export function CutShort(props: {
  readonly table: RemoteTable;
  readonly card: TableCard;
  /** On a screen that everybody looks at: nobody presses anything there. */
  readonly bare: boolean;
}): JSX.Element {
  const why = () => {
    const { stage, ending } = props.card;
    return stage === 'over' && ending !== 'played' ? ending : null;
  };
  const haveResigned = () =>
    why() === 'stopped' &&
    props.card.places.every(({ kind }, seat) => kind !== 'person' || lastLeaving(props.table, seat) === 'resigned');
  return (
    <Show when={why()}>
      {(ending) => (
        <section class="cut-short" role="status">
          <h2>{haveResigned() ? onlineWords().end.resigned : onlineWords().end.ended[ending()]}</h2>
          <Show when={!props.bare}>
            <NextGame table={props.table} card={props.card} />
            <DiceLine table={props.table} />
          </Show>
        </section>
      )}
    </Show>
  );
}
