import type { LessonEntry } from '@fathom/board/lesson';
import { objection, stepAt } from '@fathom/board/lesson';
import { type Json, quickRandom, Table } from '@fathom/kernel';
import { missing, nautilion, type SeatMove, stillAhead, tokenOf, type View } from '@fathom/nautilion/rules';
import { describe, expect, it } from 'vitest';
import { darkhouseCosts } from './first.ts';
import { lessons } from './index.ts';

/** What a pupil who does this or that sensible thing sees in the end; every decision is shown with what would be answered to each move. */
async function learned(
  { table: laid, fetch }: LessonEntry,
  pupil: number,
  meet: (step: string, move: SeatMove, answer: unknown) => void = () => undefined,
): Promise<View> {
  const lesson = await fetch();
  const options = nautilion.options.parse(laid.options);
  if (!options.ok) throw new Error(options.error);
  const sea = { kind: 'scripted', script: laid.script, after: laid.after } as const;
  const table = new Table(nautilion, { seats: laid.seats, options: options.value as unknown as Json, sea });
  const random = quickRandom(`pupil ${pupil}`);
  let read = 0;
  for (table.deal(); ; table.deal()) {
    const view = table.view(0) as View;
    const at = stepAt(lesson, view, read);
    const step = lesson.steps[at];
    if (!step) return view;
    if (!step.until) {
      read = at + 1;
      continue;
    }
    const moves = nautilion.moves(table.state as never) as readonly SeatMove[];
    const said = moves.map((move) => ({ move, answer: objection(lesson, at, move, view) }));
    for (const { move, answer } of said) meet(step.id, move, answer);
    const sensible = said.filter(({ answer }) => answer === null);
    table.play(0, table.at, [sensible[random.below(sensible.length)]?.move as unknown as Json]);
  }
}

describe.each(lessons.map((entry) => [entry.id, entry] as const))('the lesson %s', (_, entry) => {
  it('speaks of the Darkhouse to whoever gave a die, never to whoever tried a spell', async () => {
    let spells = 0;
    await learned(entry, 0, (step, move, answer) => {
      if (move.do === 'give') return;
      expect(answer, `${nautilion.write(move)} at ${step}`).not.toBe(darkhouseCosts);
      if (answer && ['whirlwind', 'tide', 'translation'].includes(move.do)) spells += 1;
    });
    expect(spells).toBeGreaterThan(0);
  });

  it('leaves nobody with a number in red: whoever is still needed still lies ahead', async () => {
    for (let pupil = 0; pupil < 30; pupil++) {
      const view = await learned(entry, pupil);
      const { crew, mages } = missing(view);
      const ahead = stillAhead(view);
      const gone = [...crew.map(tokenOf), ...mages].filter((token) => !ahead[token]);
      expect(gone, `what pupil ${pupil} has passed`).toEqual([]);
    }
  });
});
