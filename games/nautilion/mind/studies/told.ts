import type { Scope, Study } from '@fathom/mind';
import { nautilion } from '@fathom/nautilion/rules';
import { ladder } from '../courses.ts';
import { chanceTold } from '../told.ts';
import { watch } from './captain-games.ts';
import { DOUBTS } from './doubts.ts';
import { brierScore, type Told, tenthsOf } from './tenths.ts';

/** What the captain tells of its chances in the ladder's games, and what comes of it: only in games no correction was learned from does that say anything. */
export const told: Study = {
  asks: 'whether the chances told come true: with a seed no correction was learned from',
  usual: { games: 120, seed: 'verify' },
  answer,
};

const NAMES = [...Object.keys(DOUBTS), 'A1, reserve 4, all five', 'A1, reserve 4, all five, two players'];

async function answer({ games, seed }: Scope, tell: (news: string) => void): Promise<string> {
  const rows: string[] = [];
  for (const course of ladder.courses.filter(({ name }) => NAMES.includes(name))) {
    const parsed = nautilion.options.parse(course.options);
    if (!parsed.ok) throw new Error(parsed.error);
    const all: Told[] = [];
    let won = 0;
    for (let game = 0; game < games; game++) {
      const watched = await watch(course, game, seed, DOUBTS[course.name]);
      won += watched.won;
      for (const { isLast, where, value, ...seen } of watched.seen) {
        if (isLast) all.push({ ...seen, chance: chanceTold(value, course.seats, parsed.value, where === 'second') });
      }
      tell(`${course.name}: ${won} of ${game + 1}`);
    }
    rows.push(row(course.name, games, all));
  }
  return [HEAD, ...rows].join('\n');
}

/** Of fewer choices nothing is said. */
const FEWEST = 30;
const TENTHS = Array.from({ length: 10 }, (_, tenth) => tenth);

const HEAD = `| waters | games | Brier | ${TENTHS.map((tenth) => `${10 * tenth}–${10 * tenth + 10}`).join(' | ')} |
|---|--:|--:|${TENTHS.map(() => '---|').join('')}`;

/** Told, and won, in %, with one standard error: a tenth in each cell. */
export function row(name: string, games: number, all: readonly Told[]): string {
  const tenths = tenthsOf(all);
  const percent = (share: number) => (100 * share).toFixed(0);
  const cells = TENTHS.map((tenth) => {
    const found = tenths.find((one) => one.tenth === tenth);
    if (found === undefined || found.choices < FEWEST) return '';
    return `${percent(found.told)} → ${percent(found.won)} ± ${percent(found.error)}`;
  });
  return `| ${name} | ${games} | ${brierScore(all).toFixed(3)} | ${cells.join(' | ')} |`;
}
