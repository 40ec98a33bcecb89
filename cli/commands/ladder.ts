import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { type Entry, games as shelf } from '@fathom/games';
import { climbNautilion } from '../ladder/nautilion.ts';
import { sectionOf, withSection } from '../ladder/page.ts';
import { climbRivals } from '../ladder/rivals.ts';
import { LiveLine } from '../live-line.ts';
import { Plea } from '../plea.ts';

export interface Measure {
  readonly games: number;
  readonly seconds: number;
  readonly seed: string;
  readonly file: string;
  /** Only these rows: waters of Nautilion, `C1, reserve 4`, or two players of another game, `queen textbook`. */
  readonly only?: string | undefined;
  /** Rows with fewer games are played on instead of anew. */
  readonly more: boolean;
}

/** `fathom ladder`: how strong each player of each game is, or of one game, into that game's section of a page. */
export async function ladder(
  id: string | undefined,
  { games, seconds, seed, file, only, more }: Measure,
): Promise<number> {
  const known = shelf.filter(({ mind }) => mind !== null);
  const chosen = known.filter((entry) => id === undefined || entry.id === id);
  if (chosen.length === 0)
    throw new Plea(`Nobody plays ${id} yet; there are ${known.map((one) => one.id).join(', ')}.`);
  const live = new LiveLine();
  for (const entry of chosen) {
    const { name } = await entry.words.en();
    const whole = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
    const page = () => sectionOf(whole(), name);
    const table = await section(entry, { games, seconds, seed, live, only, more, page });
    live.finish();
    const command = `npm run ladder -- ${entry.id} --games ${games} --seconds ${seconds} --seed ${seed}`;
    const text = only === undefined && !more ? wholly(command, seconds) : inParts(command);
    writeFileSync(file, withSection(whole(), name, `${text}\n\n${table}`));
  }
  return 0;
}

function section(entry: Entry, climb: Parameters<typeof climbNautilion>[0]): Promise<string> {
  if (entry.id === 'nautilion' || entry.mind === null) return climbNautilion(climb);
  return climbRivals(entry, entry.mind, climb);
}

const machine = (): string => cpus()[0]?.model.trim() ?? 'an unknown processor';

const wholly = (command: string, seconds: number): string => `Written by \`${command}\` on
${machine()}; a row that would have taken longer than ${seconds} s shows fewer games. Intervals are Wilson's, 95 %.`;

const inParts = (command: string): string => `Written in parts by \`${command}\`, with
\`--only\` for some rows and \`--more\` to play on where a row had fewer games than asked, on ${machine()}. Intervals are Wilson's, 95 %.`;
