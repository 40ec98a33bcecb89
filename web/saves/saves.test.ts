import type { Entry } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { MemoryShelf } from './memory-shelf.ts';
import { readFound } from './reading.ts';
import { emptyTail } from './save.ts';
import { freshSave, SmallShelf, savesIn, TestTabs } from './testing.ts';

const roll = (...dice: number[]): Entry => ({ by: 'chance', move: { roll: dice } });
const give = (die: number): Entry => ({ by: 0, move: { do: 'give', die } });

async function atTable(shelf: MemoryShelf = new MemoryShelf()) {
  const tabs = new TestTabs();
  const here = savesIn(shelf, tabs);
  const there = savesIn(shelf, tabs);
  const save = freshSave({}, [roll(1, 2, 3)]);
  await here.add(save);
  const keeper = await here.hold(save.head.id);
  await keeper.read();
  return { shelf, here, there, id: save.head.id, keeper };
}

const entriesIn = async (shelf: MemoryShelf, id: string) => (await shelf.find(id))?.entries.map(([, entry]) => entry);

describe('a game that is played', () => {
  it('grows by what is appended, row and all', async () => {
    const { shelf, id, keeper } = await atTable();
    await keeper.append(1, [], { touched: 2 }, { row: [{ do: 'give', die: 1 }], along: [] });
    await keeper.append(1, [give(1), roll(4, 4, 4)], { touched: 3 }, emptyTail);
    expect(await entriesIn(shelf, id)).toEqual([roll(1, 2, 3), give(1), roll(4, 4, 4)]);
    expect(keeper.length()).toBe(3);
    expect((await keeper.read())?.save).toMatchObject({ head: { length: 3, touched: 3 }, tail: emptyTail });
  });

  it('refuses what was decided on a past it has left behind', async () => {
    const { shelf, id, keeper } = await atTable();
    await keeper.append(1, [give(1)], {}, emptyTail);
    expect(await keeper.append(1, [give(2)], {}, emptyTail)).toBe('taken');
    expect(await entriesIn(shelf, id)).toEqual([roll(1, 2, 3), give(1)]);
  });

  it('is never overwritten by a tab that sees less of it', async () => {
    const { shelf, id, keeper, there } = await atTable();
    const other = await there.hold(id);
    await other.read();
    await keeper.append(1, [give(1)], {}, emptyTail);
    other.takeOver();
    expect(await other.append(1, [give(2)], {}, emptyTail)).toBe('taken');
    await other.read();
    expect(await other.append(2, [give(2)], {}, emptyTail)).not.toBe('taken');
    expect(await entriesIn(shelf, id)).toEqual([roll(1, 2, 3), give(1), give(2)]);
  });

  it('stays as it was when there is no room, and is caught up on when there is', async () => {
    const shelf = new SmallShelf();
    const { id, keeper } = await atTable(shelf);
    shelf.full = true;
    expect(await keeper.append(1, [give(1)], { advised: true }, emptyTail)).toBe('full');
    expect(keeper.length()).toBe(1);
    expect(await entriesIn(shelf, id)).toEqual([roll(1, 2, 3)]);
    shelf.full = false;
    await keeper.append(1, [give(1), give(2)], {}, emptyTail);
    expect(await entriesIn(shelf, id)).toEqual([roll(1, 2, 3), give(1), give(2)]);
  });
});

describe('two tabs', () => {
  it('do not both hold a game: the second follows it', async () => {
    const { keeper, there, id } = await atTable();
    const other = await there.hold(id);
    await other.read();
    let heard = 0;
    other.onChange(() => heard++);
    expect([keeper.held(), other.held()]).toEqual([true, false]);
    expect(await other.append(1, [give(2)], {}, emptyTail)).toBe('taken');
    await keeper.append(1, [give(1)], {}, emptyTail);
    await expect.poll(() => heard).toBe(1);
    expect((await other.read())?.save?.entries).toHaveLength(2);
  });

  it('hand a game over on demand, and when the one that holds it goes', async () => {
    const { keeper, there, id } = await atTable();
    const other = await there.hold(id);
    other.takeOver();
    expect([keeper.held(), other.held()]).toEqual([false, true]);
    expect(await keeper.append(1, [give(1)], {}, emptyTail)).toBe('taken');
    other.release();
    expect(keeper.held()).toBe(true);
  });

  it('list the same games', async () => {
    const { here, there, id } = await atTable();
    await expect.poll(() => there.heads().map((head) => head.id)).toEqual([id]);
    await there.remove([id]);
    await expect.poll(() => here.heads()).toEqual([]);
  });
});

describe('a damaged save', () => {
  const found = (entries: [number, unknown][], length = 3) => ({
    head: freshSave({ length }).head,
    entries,
    tail: { row: [1], along: [] },
  });

  it('is read up to the first entry that is missing, without what was decided after it', () => {
    const { save, damage } = readFound(
      found([
        [0, roll(1, 2, 3)],
        [2, give(2)],
      ]),
    );
    expect([save?.entries, save?.tail.row, damage]).toEqual([[roll(1, 2, 3)], [], 'end']);
  });

  it('is read up to the first entry that is none', () => {
    const { save, damage } = readFound(
      found([
        [0, roll(1, 2, 3)],
        [1, { by: 'the sea' }],
        [2, give(2)],
      ]),
    );
    expect([save?.entries.length, damage]).toEqual([1, 'end']);
  });

  it('is whole if nothing is amiss', () => {
    expect(
      readFound(
        found([
          [0, roll(1)],
          [1, give(1)],
          [2, give(2)],
        ]),
      ).damage,
    ).toBeNull();
  });

  it('is listed without a standing that cannot be shown', async () => {
    const shelf = new MemoryShelf();
    const save = freshSave();
    await shelf.add([{ ...save, head: Object.assign({}, save.head, { standing: { turn: 4 } }) }]);
    const here = savesIn(shelf);
    await here.fetchHeads();
    expect(here.heads()).toEqual([save.head]);
  });

  it('is told from a game by its head, and stays', async () => {
    const shelf = new MemoryShelf();
    const { head, ...rest } = freshSave();
    await shelf.add([{ head: Object.assign({}, head, { seats: 'many' }), ...rest }]);
    const here = savesIn(shelf);
    await here.fetchHeads();
    expect([here.heads(), here.unreadable()]).toEqual([[], [head.id]]);
    expect(await here.read(head.id)).toEqual({ save: null, damage: 'head' });
  });
});
