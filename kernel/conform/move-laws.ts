import type { Json } from '../contract.ts';
import { canonical, same } from '../json.ts';
import { sum } from '../random.ts';
import { brief, deepCopy } from './copy.ts';
import { isChanged, keepsake } from './keepsake.ts';
import { type Law, oneOf } from './law.ts';

export const movesStable: Law = {
  id: 'moves',
  says: 'moves are listed in a stable order, without duplicates, and playing never writes to them',
  often: 10,
  position({ playout, state, moves }) {
    const { game } = playout;
    const texts = moves.map(canonical);
    const twice = texts.findIndex((text, i) => texts.indexOf(text) < i);
    if (twice >= 0) return `${texts[twice]} is listed twice`;
    if (!same(game.moves(state) as Json, moves)) return 'asked again, it lists other moves or another order';
    if (!same(game.moves(deepCopy(state)) as Json, moves)) return 'an equal state lists other moves or another order';
    if (moves.length === 0) return null;
    const listed = game.moves(state);
    game.play(deepCopy(state), listed[0]);
    return same(
      listed as Json,
      texts.map((text) => JSON.parse(text)),
    )
      ? null
      : 'playing wrote to the list of moves';
  },
};

export const weights: Law = {
  id: 'weights',
  says: 'chance has one positive integer weight for each of its moves',
  often: Number.POSITIVE_INFINITY,
  position({ playout, state, actor, moves }) {
    if (actor !== 'chance') return undefined;
    const list = playout.game.weights(state);
    if (list.length !== moves.length) return `${list.length} weights for ${moves.length} moves`;
    const bad = list.find((weight) => !Number.isSafeInteger(weight) || weight <= 0);
    if (bad !== undefined) return `${brief(bad)} is no positive integer`;
    return sum(list) <= 2 ** 32 ? null : 'the weights add up to more than 2³²';
  },
};

export const notation: Law = {
  id: 'notation',
  says: 'every move has its own short text without white space, and reads back as itself',
  often: 10,
  position({ playout, moves }, random) {
    const { game } = playout;
    const texts = new Map<string, Json>();
    for (const move of moves) {
      const text = game.write(move);
      if (!/^[^\s?#@]\S*$/.test(text)) return `${brief(move)} is written “${text}”`;
      const other = texts.get(text);
      if (other !== undefined && !same(other, move))
        return `${brief(move)} and ${brief(other)} are both written “${text}”`;
      texts.set(text, move);
      const read = game.read(text);
      if (read === null || !same(read, move)) return `“${text}” for ${brief(move)} is read as ${brief(read)}`;
    }
    if (moves.length === 0) return undefined;
    const text = game.write(oneOf(random, moves));
    for (const bent of ['', text.slice(1), text.slice(0, -1), `${text}${text}`, text.toUpperCase(), `${text}\u0000`]) {
      const read = game.read(bent);
      if (read !== null && !same(game.read(game.write(read)), read)) return `“${bent}” is read as ${brief(read)}`;
    }
    return null;
  },
};

export const asking: Law = {
  id: 'asking',
  says: 'asking the game anything changes nothing',
  often: 3,
  position({ playout, state, actor, moves }, random) {
    const { game, watchers } = playout;
    const kept = keepsake(state);
    const asked: [string, () => unknown][] = [
      ['actor', () => game.actor(state)],
      ['moves', () => game.moves(state)],
      ['census', () => game.census(state)],
      ['clone', () => game.clone(state)],
      ...watchers.map((watcher): [string, () => unknown] => ['view', () => game.view(state, watcher)]),
    ];
    if (actor === 'chance') asked.push(['weights', () => game.weights(state)]);
    if (actor === null) asked.push(['payoffs', () => game.payoffs(state)], ['result', () => game.result(state)]);
    if (typeof actor === 'number') {
      for (const move of moves.slice(0, 8)) {
        asked.push(['reveals', () => game.reveals(state, move)], ['whyNot', () => game.whyNot(state, actor, move)]);
      }
      asked.push(['whyNot', () => game.whyNot(state, actor, { 'not a move': random.below(9) })]);
    }
    for (const [name, ask] of asked) {
      ask();
      if (isChanged(kept)) return `asking ${name} changed the state`;
    }
    for (const watcher of watchers) {
      const view = game.view(state, watcher);
      const seen = keepsake(view);
      game.pieces(view);
      game.imagine(view, watcher, random);
      if (isChanged(seen)) return 'asking pieces or imagine changed the view';
    }
    return null;
  },
};
