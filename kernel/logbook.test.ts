import { toy } from '@fathom/toy/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at as itemAt } from './at.ts';
import type { AnyGame, Json, Seat } from './contract.ts';
import type { Sea } from './dealers.ts';
import { type Logbook, readLogbook, replayLogbook, writeLogbook } from './logbook.ts';
import { Position } from './position.ts';
import { quickRandom } from './random.ts';
import { commitmentTo } from './sealing.ts';
import { Table } from './table.ts';
import { verify } from './verify.ts';

const seed = 'ab'.repeat(32);
const lot = (seat: Seat, salt: string) => ({ seat, commitment: commitmentTo(salt), salt });
const sealed: Sea = {
  kind: 'sealed',
  table: 'brass-bell',
  attempt: 1,
  commitment: commitmentTo(seed),
  lots: [lot(0, '11'.repeat(32)), lot(2, '22'.repeat(32))],
  seed,
};

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
    const state = toy.setup(2, toy.options.defaults);
    itemAt(state.hands, 0).black = 1;
    state.reef.black -= 1;
    const from = Position.parse(toy, 2, toy.options.defaults as unknown as Json, state);
    if (!from.ok) throw new Error(from.error);
    const table = new Table(toy, {
      seats: 2,
      options: toy.options.defaults as unknown as Json,
      sea: { kind: 'named', name: 'A sea “with” "quotes"\nand lines' },
      from: from.value,
    });
    table.deal();
    const players = [
      { name: 'Ada', bot: null },
      { name: 'Béa #1', bot: 'keeper' },
    ];
    const text = writeLogbook(table, 'all', players);
    expect(book(text).players).toEqual(players);
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
    lines[row] = `${itemAt(lines, row)[0]} fly-away`;
    const replayed = replayLogbook(toy, book(lines.join('\n')));
    expect(replayed).toMatchObject({ ok: false, line: row + 1, column: 3 });
    expect(replayed.table?.at).toBeGreaterThan(0);
  });
});

describe('what a logbook keeps to itself', () => {
  const played1 = (sea: Sea, from?: Position) => {
    const table = new Table(toy, {
      seats: 2,
      options: toy.options.defaults as unknown as Json,
      sea,
      ...(from ? { from } : {}),
    });
    table.deal();
    return table;
  };

  it('is, in one seat’s book, the name or seed of the sea, which would tell what was hidden and what is to come', () => {
    const seas: readonly Sea[] = [
      { kind: 'named', name: 'Grey Whale 214' },
      { kind: 'quick', seed: 'Grey Whale 214' },
      { kind: 'scripted', script: ['calm'], after: 'Grey Whale 214' },
    ];
    for (const sea of seas) {
      expect(writeLogbook(played1(sea), 'all')).toContain('Grey Whale 214');
      for (const watcher of [0, 1, null]) expect(writeLogbook(played1(sea), watcher)).not.toContain('Grey Whale');
    }
  });

  it('is, in one seat’s book, the position it began from, and the book says so', () => {
    const state = toy.setup(2, toy.options.defaults);
    itemAt(state.hands, 1).black = 1;
    state.reef.black -= 1;
    const from = Position.parse(toy, 2, toy.options.defaults as unknown as Json, state);
    if (!from.ok) throw new Error(from.error);
    const text = writeLogbook(played1({ kind: 'person' }, from.value), 0);
    expect(text).toContain('from: ?');
    expect(text).not.toContain('hands');
    expect(replayLogbook(toy, book(text))).toMatchObject({
      ok: false,
      table: null,
      error: expect.stringMatching(/hidden/),
    });
  });

  it('is the seed of a sealed sea until the game is over', () => {
    expect(writeLogbook(played1(sealed))).not.toContain(seed);
    expect(writeLogbook(played(sealed))).toContain(seed);
  });
});

describe('the players in a logbook', () => {
  const header = (lines: string) => writeLogbook(played(sealed)).replace(/^seen by: all$/m, `seen by: all\n${lines}`);

  it('have names of at most 40 characters, and bots by their level', () => {
    const long = 'é'.repeat(40);
    const names = (...list: string[]) => `names: ${JSON.stringify(list)}\nbots: [null,"keeper",null]`;
    expect(book(header(names(long, '', 'Bo'))).players).toEqual([
      { name: long, bot: null },
      { name: '', bot: 'keeper' },
      { name: 'Bo', bot: null },
    ]);
    expect(readLogbook(header(names(`${long}é`, '', 'Bo')))).toMatchObject({ ok: false, line: 7 });
    expect(readLogbook(header(`names: ["","",""]\nbots: [null,7,null]`))).toMatchObject({ ok: false, line: 8 });
    expect(readLogbook(header(`names: ["","",""]\nbots: [null]`))).toMatchObject({ ok: false, line: 8 });
  });

  it('were once marked as bots inside their names; nobody becomes a bot by a name any more', () => {
    const marked = ['Ada', 'Inés (bot: helmsman)', 'x'.repeat(60)];
    expect(book(header(`names: ${JSON.stringify(marked)}`)).players).toEqual([
      { name: 'Ada', bot: null },
      { name: 'Inés', bot: 'helmsman' },
      { name: 'x'.repeat(40), bot: null },
    ]);
    const typed = `names: ["Ada (bot: keeper)","",""]\nbots: [null,null,null]`;
    expect(book(header(typed)).players?.[0]).toEqual({ name: 'Ada (bot: keeper)', bot: null });
  });
});

describe('a very long logbook', () => {
  it('of moves taken back replays in time that grows with its length alone', () => {
    const pairs = (count: number) => {
      const rows = Array.from({ length: count }, (_, i) => `0 dive\n@ 0 undo ${1 + 2 * i}\n`);
      return book(`${writeLogbook(played(sealed)).split('\n\n')[0]}\n\n~ calm\n${rows.join('')}`);
    };
    const work = (count: number) => {
      const long = pairs(count);
      const began = process.cpuUsage();
      const replayed = replayLogbook(toy, long);
      if (!replayed.ok) throw new Error(`${replayed.line}: ${replayed.error}`);
      const { user, system } = process.cpuUsage(began);
      return user + system;
    };
    const least = (count: number) => Math.min(...Array.from({ length: 4 }, () => work(count)));
    work(1_000);
    expect(least(16_000)).toBeLessThan(8 * 3 * least(2_000));
  });

  it('plays only a few moves again for each one taken back, however far the game has gone', () => {
    let plays = 0;
    const play: AnyGame['play'] = (...args) => {
      plays++;
      toy.play(...args);
    };
    const counting: AnyGame = { ...toy, play };
    const options = toy.options.parse({ rounds: 6 });
    if (!options.ok) throw new Error(options.error);
    const table = new Table(counting, {
      seats: 3,
      options: options.value as unknown as Json,
      sea: { kind: 'named', name: 'x' },
    });
    table.deal();
    for (let turn = 0; turn < 15; turn++) {
      table.play(table.actor as Seat, table.at, [counting.moves(table.state)[0]]);
      table.deal();
    }
    const { length } = table.line;
    for (let back = 0; back < 100; back++) {
      const seat = table.actor as Seat;
      plays = 0;
      table.play(seat, table.at, [counting.moves(table.state)[0]]);
      table.rewind(seat, table.lastDecision(seat) ?? -1);
      expect(plays).toBeLessThan(20);
    }
    expect(table.line).toHaveLength(length);
  });

  it('is refused beyond 50,000 entries', () => {
    const text = `${writeLogbook(played(sealed))}${'~ calm\n'.repeat(50_001)}`;
    expect(readLogbook(text)).toMatchObject({ ok: false, error: expect.stringMatching(/50000/) });
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
    const draw = book(text).lines.filter(({ by, line }) => by === 'chance' && line <= row).length;
    const was = itemAt(itemAt(lines, row).split(' '), 1);
    lines[row] = itemAt(lines, row).replace(was, was === 'calm' ? 'storm' : 'calm');
    expect(verify(toy, book(lines.join('\n')))).toMatchObject({ ok: false, draw, line: row + 1, expected: was });
  });

  it('speaks only of the rules it knows, and only of games from their own beginning', () => {
    const text = writeLogbook(played(sealed));
    expect(verify(toy, book(text.replace('game: toy 1', 'game: toy 77')))).toMatchObject({
      ok: false,
      error: expect.stringMatching(/version 77/),
    });
    const from = JSON.stringify(toy.setup(3, toy.options.defaults));
    const begun = book(text.replace(/^seen by: all$/m, `seen by: all\nfrom: ${from}`));
    expect(replayLogbook(toy, begun).ok).toBe(true);
    expect(verify(toy, begun)).toMatchObject({ ok: false, error: expect.stringMatching(/vouches/) });
  });

  it('refuses another seed, a seed not yet revealed, and a sea that promised nothing', () => {
    const text = writeLogbook(played(sealed));
    expect(verify(toy, book(text.replace(seed, 'cd'.repeat(32))))).toMatchObject({ ok: false });
    expect(verify(toy, book(text.replace(`,"seed":"${seed}"`, '')))).toMatchObject({ ok: false });
    expect(verify(toy, book(text.replace('"salt":"22', '"salt":"32')))).toMatchObject({
      ok: false,
      error: expect.stringMatching(/salt of seat 2/),
    });
    expect(verify(toy, book(text.replace('brass-bell', 'brass-ball')))).toMatchObject({
      ok: false,
      expected: expect.any(String),
    });
    expect(verify(toy, book(writeLogbook(played({ kind: 'quick', seed: 'q' }))))).toMatchObject({ ok: false });
  });
});
