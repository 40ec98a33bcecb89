import { objection, stepAt } from '@fathom/board/lesson';
import { type Json, Table } from '@fathom/kernel';
import { nautilion, type SeatMove } from '@fathom/nautilion/rules';
import { describe, expect, it } from 'vitest';
import { darkhouseCosts } from './first.ts';
import { lessons } from './index.ts';

describe.each(lessons.map((entry) => [entry.id, entry] as const))('the lesson %s', (_, { table: laid, fetch }) => {
  it('speaks of the Darkhouse to whoever gave a die, never to whoever tried a spell', async () => {
    const lesson = await fetch();
    const options = nautilion.options.parse(laid.options);
    if (!options.ok) throw new Error(options.error);
    const sea = { kind: 'scripted', script: laid.script, after: laid.after } as const;
    const table = new Table(nautilion, { seats: laid.seats, options: options.value as unknown as Json, sea });
    let read = 0;
    let spells = 0;
    for (table.deal(); ; table.deal()) {
      const view = table.view(0);
      const at = stepAt(lesson, view, read);
      const step = lesson.steps[at];
      if (!step) break;
      if (!step.until) {
        read = at + 1;
        continue;
      }
      const moves = nautilion.moves(table.state as never) as readonly SeatMove[];
      const said = moves.map((move) => ({ move, answer: objection(lesson, at, move, view) }));
      for (const { move, answer } of said) {
        if (move.do === 'give') continue;
        expect(answer, `${nautilion.write(move)} at ${step.id}`).not.toBe(darkhouseCosts);
        if (answer && ['whirlwind', 'tide', 'translation'].includes(move.do)) spells += 1;
      }
      const sensible = said.find(({ answer }) => answer === null);
      table.play(0, table.at, [sensible?.move as unknown as Json]);
    }
    expect(spells).toBeGreaterThan(0);
  });
});
