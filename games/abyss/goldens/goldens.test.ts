import { readFileSync, writeFileSync } from 'node:fs';
import { at as itemAt } from '@fathom/kernel';
import { expect, it } from 'vitest';
import { cardName, RACES } from '../rules/box/cards.ts';
import { LOCATIONS } from '../rules/box/locations.ts';
import { LORDS } from '../rules/box/lords.ts';
import { abyss } from '../rules/index.ts';
import type { State } from '../rules/state.ts';

/**
 * Whole games, move by move (of each position the lines that changed), so that a change of the rules shows up in review.
 * `UPDATE_GOLDENS=1` writes them anew. The seeds are chosen so that between them nearly everything happens.
 */
const games = [
  { name: 'base-2', seats: 2, kraken: false, seed: 224 },
  { name: 'base-3', seats: 3, kraken: false, seed: 468 },
  { name: 'base-4', seats: 4, kraken: false, seed: 201 },
  { name: 'kraken-2', seats: 2, kraken: true, seed: 140 },
  { name: 'kraken-3', seats: 3, kraken: true, seed: 65 },
  { name: 'kraken-4', seats: 4, kraken: true, seed: 491 },
];

/** Its own small generator: goldens must not depend on any other. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

function playthrough(seats: number, kraken: boolean, seed: number): string {
  const roll = dice(seed);
  const state = abyss.setup(seats, { kraken, openMemory: true, handLimit12: false });
  let before = picture(state);
  const lines = [`abyss version ${abyss.version}, ${seats} players, ${kraken ? 'Kraken' : 'base game'}, seed ${seed}`];
  lines.push(...before);
  for (let ply = 1; ; ply++) {
    const actor = abyss.actor(state);
    if (actor === null) break;
    const moves = abyss.moves(state);
    const weights = actor === 'chance' ? abyss.weights(state) : moves.map(() => 1);
    let ticket = roll(weights.reduce((sum, weight) => sum + weight, 0));
    let choice = 0;
    while (ticket >= itemAt(weights, choice)) ticket -= itemAt(weights, choice++);
    const listed = moves.map((move, i) => (itemAt(weights, i) > 1 ? `${move}*${weights[i]}` : move)).join(' ');
    const reveals = actor !== 'chance' && abyss.reveals(state, itemAt(moves, choice)) ? ' (reveals)' : '';
    lines.push(
      '',
      `${ply}. ${actor === 'chance' ? 'chance' : `seat ${actor}`}: ${listed}`,
      `> ${moves[choice]}${reveals}`,
    );
    abyss.play(state, itemAt(moves, choice), ({ shifts: _, ...event }, audience, veiled) => {
      const { shifts: __, ...hidden } = veiled ?? { shifts: [] };
      const veil = audience ? ` to ${audience.join()}; to others ${veiled ? JSON.stringify(hidden) : 'nothing'}` : '';
      lines.push(`  ${JSON.stringify(event)}${veil}`);
    });
    const after = picture(state);
    lines.push(...after.filter((line, i) => line !== before[i]));
    before = after;
  }
  lines.push('', JSON.stringify(abyss.result(state)), JSON.stringify(abyss.payoffs(state)));
  return `${lines.join('\n')}\n`;
}

const list = (names: readonly string[]): string => (names.length > 0 ? names.join(' ') : '-');
const cards = (pile: readonly number[]): string =>
  list(pile.flatMap((count, card) => (count > 0 ? [count > 1 ? `${cardName(card)}*${count}` : cardName(card)] : [])));
const lords = (some: readonly number[]): string => list(some.map((lord) => (lord < 0 ? '.' : itemAt(LORDS, lord).key)));
const locations = (some: readonly number[]): string => list(some.map((location) => itemAt(LOCATIONS, location).key));

function picture(state: State): string[] {
  const guards = state.sentinels.map(({ owner, area, thing, ready }) =>
    owner < 0 ? '-' : `${owner}${area ? `@${area}:${thing}` : ''}${ready ? '!' : ''}`,
  );
  return [
    `turn ${state.turn} round ${state.round} quiet ${state.quiet} ending ${state.ending ?? '-'}${state.extra ? ' extra' : ''}`,
    `stack ${list(state.stack.map(({ at, ...rest }) => (Object.keys(rest).length > 0 ? `${at}${JSON.stringify(rest)}` : at)))}`,
    `court ${lords(state.court)} (${state.lordDeck.length} left)`,
    `deck ${cards(state.deck)}`,
    `discard ${cards(state.discard)}`,
    `track ${list(state.track.map(cardName))} threat ${state.threat}`,
    ...state.council.map((stack, race) => `council ${RACES[race]} ${cards(stack)}`),
    `face up ${locations(state.faceUp)} (${state.locationPile.length} left)`,
    `tokens left ${state.pool.join()} loot left ${state.lootDeck.join()} hoards ${list(state.hoards.map(String))}`,
    `figure ${state.figure} sentinels ${list(guards)}`,
    ...state.players.flatMap((player, seat) => [
      `${seat}: pearls ${player.pearls} nebulis ${player.nebulis} keys ${player.keys} tokens ${player.tokens.join()}`,
      `${seat}: hand ${cards(player.hand)}`,
      `${seat}: allies ${cards(player.allies)}`,
      `${seat}: lords ${lords(player.lords)} disabled ${lords(player.disabled)}`,
      `${seat}: locations ${list(player.locations.map((held) => `${itemAt(LOCATIONS, held.location).key}(${lords(held.lords)})`))}`,
    ]),
  ];
}

for (const { name, seats, kraken, seed } of games) {
  it(`plays ${name} as it always has`, () => {
    const file = new URL(`./${name}.golden.txt`, import.meta.url);
    const text = playthrough(seats, kraken, seed);
    if (process.env.UPDATE_GOLDENS) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
}
