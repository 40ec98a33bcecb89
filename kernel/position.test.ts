import { toy } from '@fathom/toy/rules';
import { describe, expect, it } from 'vitest';
import { at } from './at.ts';
import type { AnyGame, Json } from './contract.ts';
import { readLogbook, replayLogbook } from './logbook.ts';
import { Position } from './position.ts';
import { quickRandom } from './random.ts';
import { Table } from './table.ts';

const options = toy.options.defaults as unknown as Json;
const parse = (state: unknown, game: AnyGame = toy) => Position.parse(game, 2, options, state);
const opening = () => toy.setup(2, toy.options.defaults);

describe('a position from outside', () => {
  it('is any that a game comes through', () => {
    const random = quickRandom('positions');
    const state = opening();
    for (; toy.actor(state) !== null; ) {
      const position = parse(JSON.parse(JSON.stringify(state)));
      if (!position.ok) throw new Error(position.error);
      expect(position.value.begin()).toEqual(state);
      const moves = toy.moves(state);
      toy.play(state, at(moves, random.below(moves.length)));
    }
    expect(parse(state).ok).toBe(true);
  });

  it('is played on without changing', () => {
    const position = parse(opening());
    if (!position.ok) throw new Error(position.error);
    const table = new Table(toy, { seats: 2, options, sea: { kind: 'named', name: 'x' }, from: position.value });
    table.deal();
    expect(position.value.begin()).toEqual(opening());
  });

  it('has the pieces of the box, no more and no less', () => {
    const state = opening();
    state.reef.black += 1;
    expect(parse(state)).toEqual({ ok: false, error: expect.stringMatching(/black/) });
  });

  it('is refused in a sentence, whatever it is', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    for (const junk of [null, {}, [], 7, 'state', undefined, Number.NaN, deep, { ...opening(), extra: deep }]) {
      const answer = parse(junk);
      expect(answer.ok ? '' : answer.error).toMatch(/\w+ \w+/);
    }
    expect(Position.parse(toy, 9, options, opening())).toMatchObject({ ok: false });
  });

  it('may not lead into a game without end, nor to chance with nothing to draw from', () => {
    const endless: AnyGame = {
      ...toy,
      restore: (state: unknown) => ({ ok: true, value: state }),
      play: () => undefined,
    };
    expect(parse(opening(), endless)).toMatchObject({ ok: false });
    const empty: AnyGame = { ...endless, weights: () => [] };
    expect(parse(opening(), empty)).toMatchObject({ ok: false });
    const none: AnyGame = { ...endless, weights: () => [0, 0, 0] };
    expect(parse(opening(), none)).toMatchObject({ ok: false });
  });

  it('passes the same door in a logbook', () => {
    const book = (from: string) =>
      readLogbook(
        `fathom logbook 1\ngame: toy 1\nseats: 2\noptions: {}\nsea: {"kind":"person"}\nseen by: all\nfrom: ${from}\n\n`,
      );
    for (const from of ['{}', '[]', '{"hands":[]}', JSON.stringify({ ...opening(), reef: {} })]) {
      const read = book(from);
      if (!read.ok) throw new Error(read.error);
      expect(replayLogbook(toy, read.value)).toMatchObject({ ok: false, table: null });
    }
    expect(book('null')).toMatchObject({ ok: false, line: 7 });
  });
});
