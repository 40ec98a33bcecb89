import { at, pick, quickRandom, sum } from '@fathom/kernel';
import { nautilion } from '../index.ts';
import type { Event, Move, Options, State } from '../types.ts';

/** How the player of a golden game chooses among the moves listed. */
export type Player = (state: State, moves: readonly Move[], below: (n: number) => number) => Move;

export const randomly: Player = (_state, moves, below) => at(moves, below(moves.length));

/**
 * A player who is at random but no fool: it seldom casts a spell, takes crew, mages and mercenaries aboard, and gives up what lies in the
 * reserve first. Such games last longer and meet more of the rules.
 */
export const sensibly: Player = (_state, moves, below) => {
  const good = moves.filter((move) => {
    if (move.do === 'place') return move.to !== 'reserve';
    if (move.do === 'lose') return move.from === 'reserve';
    if (move.do === 'give') return move.to === 'phantom' ? move.die === 1 : move.to === 'nautilion';
    if (move.do === 'play') return below(3) === 0;
    return !['whirlwind', 'tide', 'translation', 'reroll', 'recall'].includes(move.do) || below(8) === 0;
  });
  const among = good.length > 0 ? good : moves;
  return at(among, below(among.length));
};

/** Told in one line, without the shifts. */
function eventLine({ shifts: _shifts, kind, ...data }: Event & { readonly shifts?: unknown }): string {
  const details = Object.entries(data).map(
    ([key, value]) => `${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return `  · ${[kind, ...details].join(', ')}`;
}

/** What changed between two states, field by field; everything if there was none before. */
function changes(before: State | null, after: State): string[] {
  const fields = Object.keys(after) as (keyof State)[];
  return fields
    .filter((field) => field !== 'charter' && JSON.stringify(before?.[field]) !== JSON.stringify(after[field]))
    .map((field) => `  ${field} ${JSON.stringify(after[field])}`);
}

/** A whole game, state by state: each move with the events it caused, every field it changed, and the moves then listed. */
export function playthrough(seed: string, seats: number, options: Options, player: Player): string {
  const random = quickRandom(seed);
  // By remainder, not by `below`: only a change of the rules may change a golden.
  const below = (n: number): number => (random.word() >>> 0) % n;
  const state = nautilion.setup(seats, options);
  const lines = [`seats ${seats}, options ${JSON.stringify(options)}, seed ${seed}`];
  for (let actor = nautilion.actor(state); actor !== null; actor = nautilion.actor(state)) {
    const moves = nautilion.moves(state);
    const weights = actor === 'chance' ? nautilion.weights(state) : null;
    const move = weights ? at(moves, pick(weights, below(sum(weights)))) : player(state, moves, below);
    const before = state.turn === 0 ? null : nautilion.clone(state);
    const told: Event[] = [];
    nautilion.play(state, move, (event) => told.push(event));
    lines.push(...(state.turn === 0 ? [] : ['']), `${actor} ${nautilion.write(move)}`, ...told.map(eventLine));
    if (state.turn > 0) lines.push(...changes(before, state));
    const next = nautilion.moves(state).map(nautilion.write);
    if (state.turn > 0 && next.length > 0) lines.push(`  moves ${next.join(' ')}`);
  }
  lines.push('', `result ${JSON.stringify(nautilion.result(state))}`, '');
  return lines.join('\n');
}
