import type { TableCard } from '@fathom/wire';
import { type JSX, Show } from 'solid-js';
import type { RemoteTable } from '../online/remote-table.ts';
import { download } from '../saves/share.ts';
import { onlineWords } from '../words/online.ts';
import { sharingWords } from '../words/sharing.ts';
import { lastLeaving } from './leaving.ts';
import { NextGame, TableEnd } from './table-end.tsx';

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
            <TableEnd table={props.table} card={props.card} />
            <Show when={props.table.course()?.book}>
              {(book) => (
                <div class="row">
                  <button
                    class="f-button"
                    type="button"
                    onClick={() => download(`fathom-${props.card.game}-${props.card.id}.txt`, book())}
                  >
                    {sharingWords().download}
                  </button>
                </div>
              )}
            </Show>
          </Show>
        </section>
      )}
    </Show>
  );
}
