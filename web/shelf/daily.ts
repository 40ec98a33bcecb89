import { dailyGame } from '@fathom/games';
import { dailySeaName, today } from '../shell/sea-names.ts';

/** Whether a sea is today's, however somebody came by its name. */
export function isDailySea(game: string, sea: string): boolean {
  return game === dailyGame.id && sea === dailySeaName(today());
}
