import { dailyGame } from '@fathom/games';
import { canonical, type Json } from '@fathom/kernel';
import type { DailySeen, Sorry } from '@fathom/wire';
import { dailySeaName } from '@fathom/words';
import type { Teller } from '../replays/index.ts';
import type { Store } from '../store/store.ts';

export interface DailyNeeds {
  readonly store: Store;
  readonly replays: Teller;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const hour = 3_600_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** How everybody ended the day's sea. A result counts only as a whole log, which is played again here. */
export class Daily {
  readonly #needs: DailyNeeds;

  constructor(needs: DailyNeeds) {
    this.#needs = needs;
  }

  /** What became of a day's sea so far, and of somebody in it. */
  async seen(day: string, who: string | null): Promise<DailySeen> {
    const { store } = this.#needs;
    const [counts, own] = await Promise.all([store.dailyCounts(day), who === null ? null : store.dailyOf(day, who)]);
    return { counts, own };
  }

  /** Takes a finished game of a day's sea, if it is one. Whoever has sent one before is only answered. */
  async take(day: string, who: string, book: string): Promise<DailySeen | Sorry> {
    const { store, replays } = this.#needs;
    if (!this.#isToday(day)) return { why: 'too-late' };
    if ((await store.dailyOf(day, who)) === null) {
      const told = await replays.tell(dailyGame.id, book);
      if (!told.ok) return { why: 'refused' };
      const { seats, options, sea, practised, won, turns } = told.end;
      const rules = await dailyGame.rules();
      const isTheDays =
        sea.kind === 'named' &&
        sea.name === dailySeaName(day) &&
        seats === rules.seats[0] &&
        canonical(options) === canonical(rules.options.defaults as Json);
      if (!isTheDays || practised) return { why: 'refused' };
      await store.addDaily({ day, who, won, turns });
    }
    return this.seen(day, who);
  }

  /** Whether it is this day somewhere on earth. */
  #isToday(day: string): boolean {
    const now = this.#needs.now();
    return day >= dayOf(now - 12 * hour) && day <= dayOf(now + 14 * hour);
  }
}
