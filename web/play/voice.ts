import { onCleanup } from 'solid-js';
import type { Session } from '../session/session.ts';
import type { Guide } from '../shelf/catalogue.ts';
import { announce, hush } from '../shell/stage.ts';
import type { Talk } from './talk.ts';

/** Reads out what happens to whoever has the screen, and leaves nothing of it to the next one or to the next page. */
export function speak(session: Session, talk: Talk, { moverOf }: Guide): void {
  let { watcher, handover } = session.now;
  let said = session.now.happening.serial;
  onCleanup(
    session.subscribe((now) => {
      if (now.watcher !== watcher || now.handover !== handover) hush();
      watcher = now.watcher;
      handover = now.handover;
      if (now.happening.serial === said || handover !== null) return;
      said = now.happening.serial;
      let by = typeof now.actor === 'number' ? now.actor : undefined;
      for (const event of now.happening.events) {
        // A turn may begin among them: what is rolled from there on is its player's.
        by = moverOf?.(event) ?? by;
        const sentence = talk.words().event(event, talk.name, by);
        if (sentence) announce(sentence);
      }
    }),
  );
  onCleanup(hush);
}
