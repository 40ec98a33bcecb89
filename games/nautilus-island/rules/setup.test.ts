import { at } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { cards, colours, objects, total } from './cards.ts';
import { house, tints } from './house.ts';
import { game } from './index.ts';
import { asked, NONE } from './state.ts';
import { begin, list, say, settle } from './testing/rig.ts';

const fresh = (seats: number) => game.setup(seats, game.options.defaults);

describe('the box', () => {
  it('C1: 96 cards in six colours of 16, four copies of each of four objects', () => {
    const { pool } = fresh(4);
    expect(total(pool)).toBe(96);
    expect(pool).toEqual(cards.map(() => 4));
    for (const colour of colours) {
      expect(cards.filter((card) => (objects[colour] as readonly string[]).includes(card))).toHaveLength(4);
    }
    expect(new Set(Object.values(tints)).size).toBe(6);
    expect(Object.keys(tints)).toEqual([...colours]);
  });

  it('C2: every colour has the four objects named for it', () => {
    expect(cards.join(' ')).toBe(
      'boots hat coat gloves compass sextant spyglass chart hammer wrench rope saw rod net harpoon hooks ' +
        'water biscuits fruit tins pearl goblet crown idol',
    );
  });

  it('C3: pearls are worth 1, goblets 2, crowns 3, idols 4', () => {
    expect(fresh(2).treasures).toEqual([1, 2, 3, 4]);
  });

  it('C4: twelve portholes, three for each size from 3 to 6, the highest on top', () => {
    const { sizes, prizes } = fresh(2);
    expect(sizes).toEqual([3, 4, 5, 6]);
    expect(prizes).toEqual([
      [5, 4, 3],
      [8, 6, 4],
      [12, 9, 6],
      [16, 12, 8],
    ]);
  });

  it('C5: 34 bonus tokens, six of each kind but four doubles', () => {
    expect(fresh(3).supply).toEqual([6, 6, 6, 6, 6, 4]);
  });
});

describe('setup', () => {
  it.each([
    [2, [1, 2, 2, 3], 32],
    [3, [1, 2, 2, 3, 3], 8],
    [4, [1, 1, 2, 2, 3, 3], 0],
  ])('S1: %i players have columns of %j stacks of 8, and %i cards stay in the box unseen', (seats, columns, box) => {
    const state = fresh(seats);
    expect(state.layout.map((stacks) => stacks.length)).toEqual(columns);
    expect(state.heights).toEqual(columns.map(() => 8));
    const dealt = columns.reduce((sum, stacks) => sum + 8 * stacks, 0);
    expect(96 - dealt).toBe(box);
    for (const text of ['first=1', 'token=two', 'token=two', 'token=two', 'token=two', 'token=two']) say(state, text);
    settle(state);
    while (game.actor(state) !== null) {
      if (game.actor(state) !== 'chance') say(state, list(state).includes('collect') ? 'collect' : at(list(state), 0));
      settle(state);
    }
    expect(total(state.pool)).toBeGreaterThanOrEqual(box);
  });

  it('S2: singles lie face up, doubles half, the first triple shows two tops, the second one', () => {
    const faces = Object.values(house.columns).map((columns) => columns.map((column) => column.join(' ')));
    const [one, two, first, second] = ['up', 'up down', 'up up down', 'up down down'];
    expect(faces).toEqual([
      [one, two, two, first],
      [one, two, two, first, second],
      [one, one, two, two, first, second],
    ]);
  });

  it('S2: only the tops of face-up stacks are seen', () => {
    const { tops, layout } = begin(4);
    tops.forEach((column, c) => {
      column.forEach((top, s) => {
        expect(top !== NONE).toBe(at(layout, c)[s] === 'up');
      });
    });
  });

  it('S3: five tokens lie on the camp, one for each colour but the treasures, the others in the supply', () => {
    const state = begin(2, { camp: ['two', 'double', 'double', 'odd', 'pair'] });
    expect(state.camp).toEqual([0, 5, 5, 3, 4]);
    expect(state.supply).toEqual([5, 6, 6, 5, 5, 2]);
  });

  it('S3: each token is drawn by what is left in the supply', () => {
    const state = fresh(2);
    say(state, 'first=2', 'token=double', 'token=double');
    expect(game.weights(state)).toEqual([6, 6, 6, 6, 6, 2]);
    say(state, 'token=double', 'token=double');
    expect(list(state)).not.toContain('token=double');
  });

  it('S4: chance names the first player, all alike, and nobody has a card', () => {
    for (const seats of [2, 3, 4]) {
      const state = fresh(seats);
      expect(game.actor(state)).toBe('chance');
      expect(list(state)).toEqual(['first=1', 'first=2', 'first=3', 'first=4'].slice(0, seats));
      expect(game.weights(state)).toEqual(new Array(seats).fill(1));
    }
    const state = begin(3, { first: 2 });
    expect(game.actor(state)).toBe(2);
    for (const { open, unseen } of state.castaways) expect([total(open), unseen]).toEqual([0, 0]);
  });

  it('S5: first the first player, then the camp from green to orange, then the tops from back to front', () => {
    const state = fresh(2);
    const told = say(
      state,
      ...['first=1', 'token=two', 'token=three', 'token=each', 'token=odd', 'token=pair'],
      ...['turn=boots', 'turn=hat', 'turn=coat', 'turn=gloves', 'turn=idol'],
    );
    const order = told.map((event) => {
      if (event.kind === 'camp') return event.place;
      return event.kind === 'turned' ? `${event.column}:${event.stack}` : event.kind;
    });
    expect(order).toEqual([
      ...['first', 'clothes', 'navigation', 'repair', 'fishing', 'supplies'],
      ...['0:0', '1:0', '2:0', '3:0', '3:1', 'round'],
    ]);
    expect(asked(state)).toBe('column');
  });

  it('S6: a face-up stack shows its next card at once, after all cards of the collection are taken', () => {
    const state = begin(2, { tops: ['boots', 'hat', 'coat', 'gloves', 'idol'] });
    say(state, 'c4');
    expect(state.tops[3]).toEqual([NONE, NONE, NONE]);
    expect(asked(state)).toBe('draw');
    say(state, 'draw=pearl');
    expect(state.stack.at(-1)).toEqual({ at: 'turn', column: 3, stack: 0 });
    say(state, 'turn=saw');
    expect(state.stack.at(-1)).toEqual({ at: 'turn', column: 3, stack: 1 });
    say(state, 'turn=rod');
    expect(state.tops[3]).toEqual([cards.indexOf('saw'), cards.indexOf('rod'), NONE]);
    expect(game.actor(state)).toBe(1);
  });

  it('S6: an empty stack shows nothing more', () => {
    const state = begin(2);
    state.heights[0] = 1;
    say(state, 'c1');
    expect(state.tops[0]).toEqual([NONE]);
    expect(game.actor(state)).toBe(1);
  });
});
