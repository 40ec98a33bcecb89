import { toy } from '@fathom/toy/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from './contract.ts';
import { commitmentTo, type Sea } from './dealers.ts';
import { type Logbook, readLogbook, replayLogbook, verify, writeLogbook } from './logbook.ts';
import { quickRandom } from './random.ts';
import { Table } from './table.ts';

const seed = 'ab'.repeat(32);
const sealed: Sea = { kind: 'sealed', commitment: commitmentTo(seed), salts: ['one', 'two'], seed };

/** A whole random game of Pearl Divers, with some moves taken back, some of them past a draw, and a player who left. */
function played(sea: Sea): Table {
  const table = new Table(toy, { seats: 3, options: toy.options.defaults as unknown as Json, sea });
  const random = quickRandom('logbook');
  table.deal();
  for (let step = 0; typeof table.actor === 'number'; step++) {
    const listed = toy.moves(table.state as never);
    const actor = table.actor;
    table.play(actor, table.at, [listed[random.below(listed.length)] as unknown as Json]);
    if (step === 2) table.undo(actor);
    if (step === 4) table.rewind(actor, table.lastDecision(actor) ?? 0);
    if (step === 5) table.leaving(0, 'left');
    table.deal();
    if (step === 7) {
      table.rewind(actor, table.lastDecision(actor) ?? 0);
      table.deal();
    }
  }
  return table;
}

function book(text: string): Logbook {
  const read = readLogbook(text);
  if (!read.ok) throw new Error(`${read.line}:${read.column} ${read.error}`);
  return read.value;
}

describe('a logbook', () => {
  it('replays to the same state, log and standing without any random generator', () => {
    const table = played(sealed);
    const replayed = replayLogbook(toy, book(writeLogbook(table)));
    if (!replayed.ok) throw new Error(replayed.error);
    expect(replayed.table.state).toEqual(table.state);
    expect(replayed.table.log).toEqual(table.log);
    expect(replayed.table.practised).toBe(true);
    expect([...replayed.table.away]).toEqual([0]);
    expect(writeLogbook(replayed.table)).toBe(writeLogbook(table));
  });

  it('keeps names and a position to start from', () => {
    const from = toy.setup(2, toy.options.defaults);
    from.hands[0].black = 1;
    from.reef.black -= 1;
    const table = new Table(toy, {
      seats: 2,
      options: toy.options.defaults as unknown as Json,
      sea: { kind: 'named', name: 'A sea “with” "quotes"\nand lines' },
      from: from as unknown as Json,
    });
    table.deal();
    const text = writeLogbook(table, 'all', ['Ada', 'Béa #1']);
    expect(book(text).names).toEqual(['Ada', 'Béa #1']);
    const replayed = replayLogbook(toy, book(text));
    expect(replayed.ok && replayed.table.state).toEqual(table.state);
  });

  it('of one seat hides what the seat could not see, and the seed', () => {
    const table = played(sealed);
    for (const watcher of [0, 1, 2, null]) {
      const text = writeLogbook(table, watcher);
      expect(text).not.toContain(seed);
      expect(text).toContain('?');
      const hidden = table.sights(watcher).filter((sight) => sight.entry === null).length;
      expect(book(text).lines.filter((line) => 'text' in line && line.text === null)).toHaveLength(hidden);
      expect(replayLogbook(toy, book(text)).ok).toBe(false);
    }
  });

  it('may carry comments and be spaced freely', () => {
    const text = writeLogbook(played({ kind: 'named', name: 'x' }));
    const spaced = text.replace(/(?<=\w)\n(?=[~0-9])/g, '   # said aloud\n\n  # a line of its own\n   ');
    expect(replayLogbook(toy, book(spaced)).ok).toBe(true);
  });

  it('that no longer holds says where, and opens at its last good position', () => {
    const table = played({ kind: 'named', name: 'x' });
    const lines = writeLogbook(table).split('\n');
    const row = lines.findIndex((line, i) => i > 8 && /^\d/.test(line));
    lines[row] = `${lines[row][0]} fly-away`;
    const replayed = replayLogbook(toy, book(lines.join('\n')));
    expect(replayed).toMatchObject({ ok: false, line: row + 1, column: 3 });
    expect(replayed.table?.at).toBeGreaterThan(0);
  });
});

describe('reading a logbook', () => {
  const text = writeLogbook(played(sealed));

  it('says what is wrong, with line and column', () => {
    const wrong = (from: string | RegExp, to: string) => {
      const read = readLogbook(text.replace(from, to));
      return read.ok ? null : `${read.line}:${read.column} ${read.error}`;
    };
    expect(wrong('fathom', 'fantom')).toMatch(/^1:1 /);
    expect(wrong('game: toy 1', 'game: toy')).toMatch(/^2:7 /);
    expect(wrong('seats: 3', 'seats: many')).toMatch(/^3:8 /);
    expect(wrong('options: {', 'options: ')).toMatch(/^4:10 /);
    expect(wrong(sealed.kind, 'unsealed')).toMatch(/^5:6 /);
    expect(wrong('seen by: all', 'seen by: seat 3')).toMatch(/^6:10 /);
    expect(wrong('seen by', 'colour')).toMatch(/^6:1 /);
    expect(wrong('\n~ ', '\n! ')).toMatch(/^8:1 /);
    expect(wrong(/undo \d+/, 'undo x')).toMatch(/expected “undo N”/);
  });

  it('never throws, whatever the text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (junk) => typeof readLogbook(junk).ok === 'boolean'));
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(40), fc.string(), (at, cut, junk) => {
        const read = readLogbook(text.slice(0, at) + junk + text.slice(at + cut));
        if (!read.ok) return read.line >= 1 && read.column >= 1 && read.error.length > 0;
        return typeof replayLogbook(toy, read.value).ok === 'boolean';
      }),
      { numRuns: 500 },
    );
  });
});

describe('verification', () => {
  it('recomputes every draw of a sealed sea, undone ones too', () => {
    const table = played(sealed);
    const draws = table.log.filter((entry) => entry.by === 'chance').length;
    expect(verify(toy, book(writeLogbook(table)))).toEqual({ ok: true, draws });
  });

  it('names the first draw that differs', () => {
    const text = writeLogbook(played(sealed));
    const lines = text.split('\n');
    const row = lines.findIndex((line, i) => i > 12 && /^~ (calm|swell|storm)/.test(line));
    const before = lines.slice(0, row).join(' ').split(/ ~ /).slice(1);
    const draw = before.reduce(
      (count, part) =>
        count +
        part
          .replace(/ [@0-9] .*/, '')
          .trim()
          .split(' ').length,
      0,
    );
    const was = lines[row].split(' ')[1];
    lines[row] = lines[row].replace(was, was === 'calm' ? 'storm' : 'calm');
    expect(verify(toy, book(lines.join('\n')))).toMatchObject({ ok: false, draw, line: row + 1, expected: was });
  });

  it('refuses another seed, a seed not yet revealed, and a sea that promised nothing', () => {
    const text = writeLogbook(played(sealed));
    expect(verify(toy, book(text.replace(seed, 'cd'.repeat(32))))).toMatchObject({ ok: false });
    expect(verify(toy, book(text.replace(`,"seed":"${seed}"`, '')))).toMatchObject({ ok: false });
    expect(verify(toy, book(writeLogbook(played({ kind: 'quick', seed: 'q' }))))).toMatchObject({ ok: false });
  });
});
