import { writeReport } from '@fathom/kernel';
import { saves } from '../saves/here.ts';
import { download } from '../saves/share.ts';
import type { Session } from '../session/session.ts';
import { shown } from '../words/words.ts';
import type { Occasion } from './occasion.ts';

/** Which app this is: every build has its own name for its first part. */
const build = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module]')?.src.split('/').at(-1) ?? '';

/**
 * What somebody saw and with what, as a file for whoever mends it: `fathom replay` comes to the same moment. Where others have secrets, it
 * tells no more than whoever sends it may know.
 */
export async function saveReport(session: Session, save: Occasion): Promise<void> {
  const { game, now } = session;
  const hides = session.hides();
  const row = save.online || hides ? [] : ((await saves().read(save.id))?.save?.tail.row ?? []);
  const text = writeReport({
    facts: [
      ['app', build()],
      ['page', location.pathname + location.search],
      ['moment', String(now.at)],
      ['screen', `${innerWidth} × ${innerHeight} at ${devicePixelRatio}`],
      ['language', shown()],
      ['browser', navigator.userAgent],
      ['when', new Date().toISOString()],
    ],
    row: row.map((move) => game.write(move)),
    logbook: await session.logbook(hides ? 'mine' : 'everything'),
  });
  download(`fathom-problem-${save.game}-${save.id}.txt`, text);
}
