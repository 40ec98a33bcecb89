import { readFileSync, writeFileSync } from 'node:fs';
import { at } from '@fathom/kernel';
import { expect, it } from 'vitest';
import { cards, colours, named, TOKENS, tokens } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { asked, NONE, type State, stackHeight } from '../rules/state.ts';

/**
 * Whole games, state by state (of each the lines that changed), so that a change of the rules shows up in review.
 * `UPDATE_GOLDENS=1` writes them anew. The seeds
 * are chosen so that between them everything happens: passes, portholes of three sizes, a camp that cannot be filled, a tie.
 */
const games = [
  { seats: 2, seed: 1780 },
  { seats: 3, seed: 1155 },
  { seats: 4, seed: 625 },
];

/** Its own small generator: goldens must not depend on any other. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

function playthrough(seats: number, seed: number): string {
  const roll = dice(seed);
  const state = game.setup(seats, game.options.defaults);
  let before = picture(state);
  const lines = [`nautilus-island version ${game.version}, ${seats} players, seed ${seed}`, ...before];
  for (let ply = 1; ; ply++) {
    const actor = game.actor(state);
    if (actor === null) break;
    const moves = game.moves(state);
    const weights = actor === 'chance' ? game.weights(state) : moves.map(() => 1);
    let ticket = roll(weights.reduce((sum, weight) => sum + weight, 0));
    let choice = 0;
    while (ticket >= at(weights, choice)) ticket -= at(weights, choice++);
    const texts = moves.map((move, i) => game.write(move) + (at(weights, i) > 1 ? `*${weights[i]}` : ''));
    lines.push('', `${ply}. ${actor === 'chance' ? 'chance' : `seat ${actor}`}: ${drawn(state) ?? texts.join(' ')}`);
    lines.push(`> ${game.write(at(moves, choice))}${revealing(state, at(moves, choice), actor)}`);
    game.play(state, at(moves, choice), (event, audience, veiled) => {
      const veil = audience ? ` to ${audience.join()}; to others ${veiled ? JSON.stringify(veiled) : 'nothing'}` : '';
      lines.push(`  ${JSON.stringify(event)}${veil}`);
    });
    const after = picture(state);
    lines.push(...after.filter((line, i) => line !== before[i]));
    before = after;
  }
  lines.push('', JSON.stringify(game.result(state)), JSON.stringify(game.payoffs(state)));
  return `${lines.join('\n')}\n`;
}

/** Cards are drawn by the pool, which is printed; it is only said whether moves and weights agree with it. */
function drawn(state: State): string | null {
  if (asked(state) !== 'draw' && asked(state) !== 'turn') return null;
  const kinds = cards.filter((_, card) => at(state.pool, card) > 0).map((card) => `${asked(state)}=${card}`);
  const agree =
    game.moves(state).map(game.write).join() === kinds.join() &&
    game.weights(state).join('') === state.pool.join('').replaceAll('0', '');
  return agree ? 'a card by the pool' : 'NOT by the pool';
}

function revealing(state: State, move: Parameters<typeof game.reveals>[1], actor: number | string): string {
  return actor !== 'chance' && game.reveals(state, move) ? ' (reveals)' : '';
}

const list = (names: readonly string[]): string => (names.length > 0 ? names.join(' ') : '-');

function picture(state: State): string[] {
  const stacks = state.layout.map((faces, column) =>
    faces
      .map((_, stack) => {
        const top = at(at(state.tops, column), stack);
        return `${stackHeight(state, column, stack)}${top === NONE ? '' : cards[top]}`;
      })
      .join('+'),
  );
  const camp = state.camp.map((token) => (token === NONE ? '-' : tokens[token]));
  const portholes = state.sizes.map((size, i) => `${size}:${at(state.prizes, i).slice(state.taken[i]).join('/')}`);
  return [
    `  round ${state.round} order ${list(state.order.map(String))} turn ${state.turn} ${asked(state)} ending ${state.ending}`,
    `  columns ${stacks.join(' | ')}`,
    `  camp ${camp.join(' ')}, supply ${state.supply.join(' ')}, portholes ${portholes.join(' ')}`,
    ...state.castaways.map((castaway, seat) => {
      const sets = colours.slice(0, 5).flatMap((_, colour) => {
        const laid = castaway.laid.map((count, card) => (card >> 2 === colour ? count : 0));
        const bonus = tokens.flatMap((token, i) => new Array(castaway.tokens[colour * TOKENS + i]).fill(token));
        if (named(laid).length === 0) return [];
        return `${named(laid).join('+')}${bonus.map((token) => `[${token}]`).join('')}${castaway.portholes[colour] || ''}`;
      });
      const place = castaway.at === NONE ? 'ashore' : `c${castaway.at + 1}`;
      const hidden = list(named(at(state.hidden, seat)));
      return `  seat ${seat} ${place}: open ${list(named(castaway.open))}; hidden ${hidden}; sets ${list(sets)}`;
    }),
    `  pool ${state.pool.join('')}`,
  ];
}

it.each(games)('$seats players, seed $seed, plays as it always has', ({ seats, seed }) => {
  const file = new URL(`./${seats}-players.golden.txt`, import.meta.url);
  const played = playthrough(seats, seed);
  if (process.env.UPDATE_GOLDENS === '1') writeFileSync(file, played);
  expect(played).toBe(readFileSync(file, 'utf8'));
});
