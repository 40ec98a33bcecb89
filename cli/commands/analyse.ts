import { entryOf } from '@fathom/games';
import { at, type Json } from '@fathom/kernel';
import type { Judged, Played } from '@fathom/mind';
import type { Language } from '@fathom/words';
import { LiveLine } from '../terminal/live-line.ts';
import { Plea } from '../terminal/plea.ts';
import { words as ours } from '../terminal/words.ts';
import { checkSeat, open, replayed } from './logbooks.ts';

/** Changes smaller than this are not worth a line. */
const SHOWN = 0.0005;

/** `fathom analyse`: how a seat's chance to win went up and down, by whose doing, and what cost most. */
export async function analyse(file: string, language: Language, seat: number): Promise<number> {
  const { book, volume } = await open(file, language);
  const { game, words } = volume;
  checkSeat(book, seat);
  const minds = entryOf(game.id)?.mind;
  if (!minds) throw new Plea(`No bot can evaluate ${words.name} yet.`);
  const table = replayed(volume, book);
  if (table.actor !== null) throw new Plea('This game is not over yet.');
  const mind = await minds.mindFor(table.setup.options);
  const log = table.log;
  const steps = table.line.flatMap((index): Played<Json>[] => {
    const entry = at(log, index);
    return entry.by === 'table' ? [] : [{ by: entry.by, move: entry.move }];
  });

  const say = ours[language].analysis;
  const live = new LiveLine();
  const thinking = mind.analyse(table.stateAfter(0), steps, seat);
  let next = thinking.next();
  for (; !next.done; next = thinking.next()) live.show(say.progress(next.value, steps.length + 1));
  live.finish();

  const { moves, costliest } = next.value;
  const told = ({ by, move, at, before, after, best }: Judged<Json>) => {
    const who = by === 'chance' ? '~' : String(by);
    const better = best === null ? '' : say.better(best.map((one) => words.move(one)).join(', '));
    return `${String(at).padStart(4)} ${who} ${say.percent(after)} ${say.signed(after - before)}  ${words.move(move)}${better}`;
  };
  for (const judged of moves) if (Math.abs(judged.after - judged.before) >= SHOWN) console.log(told(judged));
  console.log(`\n${say.whole(next.value)}`);
  if (costliest.length > 0) console.log(`\n${say.costliest}`);
  for (const judged of costliest) console.log(told(judged));
  return 0;
}
