import { type Accessor, createEffect, createMemo, on, onCleanup } from 'solid-js';
import turnIcon from '../art/icon-turn.svg';
import { tellOfTurn } from '../online/push.ts';
import type { RemoteTable } from '../online/remote-table.ts';
import { isPlayedByBot } from '../session/remote-facts.ts';
import { namesOf } from '../shelf/catalogue.ts';
import { onlineWords } from '../words/online.ts';
import { tableName } from './places.ts';

/** Whether the table waits for whoever looks. */
export function createMyTurn(table: RemoteTable): Accessor<boolean> {
  return createMemo(() => {
    const seat = table.seat();
    const card = table.card();
    if (seat === null || card?.stage !== 'playing') return false;
    return table.course()?.actor === seat && !isPlayedByBot(card.places[seat]);
  });
}

/** Shows in the tab's icon that it is one's turn, and tells of it while the page is out of sight. */
export function signTurns(table: RemoteTable): void {
  const mine = createMyTurn(table);
  createEffect(() => {
    if (!mine()) return;
    // Browsers choose among several icons, so all of them change.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')) {
      const usual = link.href;
      link.href = turnIcon;
      onCleanup(() => {
        link.href = usual;
      });
    }
  });
  createEffect(
    on(
      mine,
      (isMine) => {
        const card = table.card();
        if (!isMine || !card || document.visibilityState === 'visible') return;
        const { name } = namesOf(card.game);
        void tellOfTurn(onlineWords().table.turnTitle, onlineWords().table.turnText(name, tableName(card)), table.id);
      },
      { defer: true },
    ),
  );
}
