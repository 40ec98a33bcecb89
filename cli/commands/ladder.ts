import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { type Entry, games as shelf } from '@fathom/games';
import { climbAlone } from '../ladder/alone.ts';
import type { Climb } from '../ladder/climb.ts';
import { sectionOf, withSection } from '../ladder/page.ts';
import { climbRivals } from '../ladder/rivals.ts';
import { LiveLine } from '../terminal/live-line.ts';
import { Plea } from '../terminal/plea.ts';

export interface Measure {
  readonly games: number;
  readonly seconds: number;
  readonly seed: string;
  readonly file: string;
  /** Only these rows: one course of a game all win together, `C1, reserve 4`, or two rivals, `queen textbook`. */
  readonly only?: string | undefined;
  /** Rows with fewer games are played on instead of anew. */
  readonly more: boolean;
}

/** `fathom ladder`: how strong each player of each game is, or of one game, into that game's section of a page. */
export async function ladder(
  id: string | undefined,
  { games, seconds, seed, file, only, more }: Measure,
): Promise<number> {
  const chosen = shelf.filter((entry) => (id === undefined ? entry.shelved : entry.id === id));
  if (chosen.length === 0)
    throw new Plea(`There is no game "${id}": choose one of ${shelf.map((one) => one.id).join(', ')}.`);
  const live = new LiveLine();
  for (const entry of chosen) {
    const { name } = await entry.words.en();
    const whole = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
    const page = () => sectionOf(whole(), name);
    const table = await section(entry, { games, seconds, seed, live, only, more, page });
    live.finish();
    writeFileSync(file, withSection(whole(), name, `${howPlayed(entry.id)}\n\n${table}`));
  }
  return 0;
}

async function section(entry: Entry, climb: Climb): Promise<string> {
  const { mind: minds } = entry;
  const ladder = await minds.ladder?.();
  return ladder ? climbAlone(entry, minds, ladder, climb) : climbRivals(entry, minds, climb);
}

const machine = (): string => cpus()[0]?.model.trim() ?? 'an unknown processor';

const howPlayed = (
  id: string,
): string => `Played by \`npm run ladder -- ${id} --games N --seconds S --seed X\` on ${machine()}, with \`--only\` for
some rows and \`--more\` to play on where there were fewer games than asked: a row ends after S seconds, and says from which seeds it was played.
Intervals are Wilson's, 95 %.`;
