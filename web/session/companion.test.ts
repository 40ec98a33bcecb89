import { at, type Json, Table } from '@fathom/kernel';
import { nautilion, type Options, type View } from '@fathom/nautilion/rules';
import { describe, expect, it } from 'vitest';
import { CompanionSession } from './companion.ts';
import { LocalTable } from './local-table.ts';
import { Notebook, person } from './testing.ts';

const lay = (token: string): Json => ({ do: 'lay', token });
const roll = (face: number): Json => ({ do: 'roll', face });
const doing = (move: Json) => (move as { do: string }).do;
const path = Array.from({ length: 36 }, (_, i) => String((i % 9) + 1));
/** The last one is the only one left. */
const tapped = path.slice(0, -1);

function open(
  table = new Table(nautilion, {
    seats: 1,
    options: nautilion.options.defaults as unknown as Json,
    sea: { kind: 'person' },
  }),
) {
  const notebook = new Notebook();
  const host = new LocalTable({ table, players: [person()] }, notebook.keep);
  return { host, notebook, session: new CompanionSession(host) };
}

async function laid() {
  const opened = open();
  for (const token of tapped) await opened.session.say(lay(token));
  show(opened.session);
  return opened;
}

const show = (session: CompanionSession) => {
  for (let i = 0; i < 50 && !session.now.settled; i++) session.settled(session.now.happening.serial);
};
const view = (session: CompanionSession) => session.now.view as View;

async function decide(session: CompanionSession, wanted: string): Promise<void> {
  show(session);
  const move = session.now.moves.find((one) => doing(one) === wanted) ?? at(session.now.moves, 0);
  expect(await session.send(move)).toBeNull();
  show(session);
}

describe('a game with the real box', () => {
  it('asks for the path token by token, and hears answers that come faster than they are written down', async () => {
    const { session, notebook } = open();
    expect(session.asked()?.moves).toHaveLength(9);
    const said = await Promise.all(tapped.map((token) => session.say(lay(token))));
    expect(said.every((no) => no === null)).toBe(true);
    show(session);
    expect(view(session).turn).toBe(1);
    expect(view(session).path.slice(1, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(session.asked()?.moves.map(doing)).toContain('roll');
    expect(notebook.last?.outlook.practised).toBe(false);
  });

  it('deals nothing by itself and refuses what the box cannot show', async () => {
    const { session, host } = await laid();
    const before = host.at;
    expect(await session.say(roll(6))).toMatchObject({ rule: 'not-a-move' });
    expect(await session.say(lay('1'))).toMatchObject({ rule: 'not-a-move' });
    expect(host.at).toBe(before);
    expect(session.now.moves).toEqual([]);
  });

  it('goes from roll to decisions to the next roll', async () => {
    const { session } = await laid();
    for (const face of [1, 2, 3]) await session.say(roll(face));
    expect(session.asked()).toBeNull();
    for (let i = 0; i < 20 && session.asked() === null; i++) await decide(session, 'give');
    expect(view(session).turn).toBe(2);
    expect(session.now.held).toBe(false);
    expect(session.asked()?.moves.map(doing)).toContain('roll');
  });

  it('takes back one answer or decision at a time, back to the empty table, and never counts as practice', async () => {
    const { session } = await laid();
    const undone: string[] = [];
    session.onUndone = (move) => undone.push(nautilion.write(move as never));
    for (const face of [1, 2, 3]) await session.say(roll(face));
    await decide(session, 'give');
    expect(await session.undo()).toBe(true);
    expect(view(session).dice).toEqual([1, 2, 3]);
    expect(await session.undo()).toBe(true);
    expect(view(session).dice).toEqual([1, 2]);
    await session.say(roll(4));
    expect(view(session).dice).toEqual([1, 2, 4]);
    while (session.now.undo.kind !== 'no') expect(await session.undo()).toBe(true);
    expect(view(session).path).toHaveLength(1);
    expect(session.now).toMatchObject({ practised: false, undo: { kind: 'no', bar: 'nothing' } });
    expect(undone).toContain(nautilion.write({ do: 'roll', face: 3 }));
  });

  it('puts another answer in the place of a wrong one and keeps everything after it that still fits', async () => {
    const { session } = open();
    const wrong = [...path];
    wrong[5] = '5';
    for (const token of wrong.slice(0, 31)) expect(await session.say(lay(token))).toBeNull();
    // The last 5 of the box lies there, but four were tapped already.
    expect(await session.say(lay('5'))).toMatchObject({ rule: 'not-a-move' });
    const sixth = at(session.answers(), 5);
    expect(session.revised(sixth, lay('6'))?.lost).toBe(0);
    expect(await session.correct(sixth, lay('6'))).toBeNull();
    expect(session.answers().map(({ move }) => (move as { token: string }).token)).toEqual(path.slice(0, 31));
    for (const token of path.slice(31, 35)) expect(await session.say(lay(token))).toBeNull();
    show(session);
    expect(view(session).turn).toBe(1);
    expect(session.now.practised).toBe(false);
  });

  it('keeps whole turns when a token far behind is corrected', async () => {
    const { session } = await laid();
    for (const face of [1, 2, 3]) await session.say(roll(face));
    for (let i = 0; i < 20 && session.asked() === null; i++) await decide(session, 'give');
    const { turn } = view(session);
    const [last] = session.answers().slice(34);
    expect(last && session.revised(last, lay('9'))?.lost).toBe(0);
    expect(last && (await session.correct(last, lay('9')))).toBeNull();
    show(session);
    expect(view(session).turn).toBe(turn);
    expect(view(session).path.at(-2)).toBe(8);
  });

  it('drops what can no longer have happened when a roll is corrected, and asks for it again', async () => {
    const { session } = await laid();
    for (const face of [1, 1, 3]) await session.say(roll(face));
    show(session);
    expect(await session.send({ do: 'give', die: 3, to: 'nautilion' })).toBeNull();
    for (let i = 0; i < 20 && session.asked() === null; i++) await decide(session, 'give');
    const third = at(session.answers(), session.answers().length - 1);
    const revision = session.revised(third, roll(4));
    expect(revision?.lost).toBeGreaterThan(0);
    expect(await session.correct(third, roll(4))).toBeNull();
    show(session);
    expect(view(session)).toMatchObject({ turn: 1, dice: [1, 1, 4] });
    expect(session.now.moves.map(doing)).toContain('give');
  });

  it('is the same game after it was written down and read again', async () => {
    const { session, host } = await laid();
    for (const face of [2, 2, 3]) await session.say(roll(face));
    await session.undo();
    await session.say(roll(1));
    const table = new Table(
      nautilion,
      host.table.setup as { seats: number; options: Options & Json; sea: { kind: 'person' } },
    );
    expect(table.apply([...host.table.log]).ok).toBe(true);
    const again = open(table).session;
    expect(again.now.view).toEqual(session.now.view);
    expect(again.now.practised).toBe(false);
    expect(again.now.moves.length).toBeGreaterThan(0);
    const kept = await again.logbook('everything');
    expect(kept).toBe(await session.logbook('everything'));
  });
});
