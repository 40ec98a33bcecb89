import type { TableCard } from '@fathom/wire';
import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { api } from '../online/api.ts';
import { namesOf } from '../shelf/catalogue.ts';
import { onlineWords } from '../words/online.ts';
import { recognise } from './me.tsx';
import { freeSeats, mySeat, placeName, tableName } from './places.ts';
import '../style/your-tables.css';

/** The tables one has a seat at, those first at which one is waited for. Nothing, where there is no server. */
export default function YourTables(): JSX.Element {
  const [tables, setTables] = createSignal<readonly TableCard[]>([]);
  onMount(async () => {
    const [mine] = await Promise.all([api.myTables(), recognise()]);
    if (mine.ok) setTables(mine.value.tables.filter(({ stage }) => stage !== 'over'));
  });
  const isMyTurn = (card: TableCard) => card.turn !== null && card.turn === mySeat(card);
  const standing = (card: TableCard) => {
    const { stage, turn, places } = card;
    if (stage === 'gathering') return onlineWords().lobby.gathering(freeSeats(card).length);
    return turn === null ? onlineWords().lobby.sealing : onlineWords().lobby.turnOf(placeName(places, turn, null));
  };
  const sorted = () => tables().toSorted((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)));
  return (
    <Show when={tables().length > 0}>
      <ul class="your-tables" aria-label={onlineWords().lobby.yours}>
        <For each={sorted().slice(0, 3)}>
          {(card) => (
            <li>
              <a href={`/t/${card.id}`}>
                {namesOf(card.game).name}, {tableName(card)}
              </a>
              <Show when={isMyTurn(card)} fallback={<span class="f-second">{standing(card)}</span>}>
                <span class="turn-mark">{onlineWords().lobby.yourTurn}</span>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
