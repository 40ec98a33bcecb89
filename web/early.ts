import { greeter } from '@fathom/games';
import { pageParts } from './pages/later.ts';
import { isStranger } from './saves/visited.ts';
import { warm } from './shelf/catalogue.ts';
import type { Route } from './shell/router.ts';
import type { Language } from './shell/settings.ts';

/**
 * Begins to fetch what the first page will need before anything is drawn. At other addresses the server has told the browser
 * (server/pieces.ts); here only we know whether somebody has been here before.
 */
export function setOff({ page }: Route, language: Language): void {
  if (page !== 'home' && page !== 'welcome') return;
  const isLesson = page === 'welcome' || isStranger();
  // What does not come is missed where it is wanted.
  void (isLesson ? pageParts.learn() : pageParts.home()).catch(() => undefined);
  if (!isLesson) return;
  warm(greeter.id, language);
  void greeter.lessons?.().catch(() => undefined);
}
