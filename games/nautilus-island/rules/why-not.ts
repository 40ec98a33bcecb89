import type { Json, Refusal, Seat } from '@fathom/kernel';
import { cardIndex, cards, colourOf, colours, TREASURES } from './cards.ts';
import { blocker, type Move, moves, read, write } from './moves.ts';
import { actor, NONE, onTurn, type Scene, type State, storable } from './state.ts';

/** Every rule, in the order of the rulebook. */
export const rules = [
  ...['C1', 'C2', 'C3', 'C4', 'C5'],
  ...['S1', 'S2', 'S3', 'S4', 'S5', 'S6'],
  ...['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10', 'R11'],
  ...['E1', 'E2', 'E3', 'E4'],
  ...['K1', 'K2'],
] as const;

export function whyNot(state: State, seat: Seat, move: Json): Refusal | null {
  if (actor(state) !== seat) return null;
  const known = recognise(move);
  if (known === null || moves(state).includes(known)) return null;
  switch (known.do) {
    case 'go':
      return state.phase === 'column' ? columnRefusal(state, known.column) : mistimed(state);
    case 'collect':
      return state.phase === 'action' ? { rule: 'R3', reason: 'empty', column: at(state) } : mistimed(state);
    case 'store':
      return storeRefusal(state, cardIndex[known.card]);
    case 'done':
      return state.phase === 'action' ? { rule: 'R4', reason: 'nothing-laid' } : mistimed(state);
    case 'close':
    case 'leave':
      return state.phase === 'column' ? mistimed(state) : { rule: 'R7', reason: 'store-first' };
    case 'pass':
      return passRefusal(state);
    default:
      return { rule: chances[known.do], reason: 'chance' };
  }
}

/** The rules that leave it to chance. */
const chances = { first: 'S4', place: 'R10', token: 'R6', draw: 'R3', turn: 'S6' } as const;

/** The move this JSON says, if it is one of the game at all. */
function recognise(move: Json): Move | null {
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return null;
  const said = move as { readonly [key: string]: Json };
  const known = read(write(said as unknown as Move));
  return known !== null && sameFields(known, said) ? known : null;
}

function sameFields(move: Move, said: { readonly [key: string]: Json }): boolean {
  const fields = Object.entries(move);
  return fields.length === Object.keys(said).length && fields.every(([key, value]) => said[key] === value);
}

const at = (state: State): number => state.castaways[onTurn(state)].at;

/** R9: what is being asked comes first. */
const mistimed = (state: State): Refusal => ({ rule: 'R9', asked: state.phase });

/** Why the seat on turn may not go there. */
export function columnRefusal(scene: Scene, column: number): Refusal | null {
  if (column >= scene.layout.length) return { rule: 'S1', column, columns: scene.layout.length };
  const by = blocker(scene, column);
  if (by === NONE) return null;
  if (by === onTurn(scene)) return { rule: 'R2', reason: 'same', column };
  return { rule: scene.round === 1 ? 'R1' : 'R2', reason: 'occupied', column, by };
}

function storeRefusal(state: State, card: number): Refusal | null {
  if (state.phase !== 'action' && state.phase !== 'more') return mistimed(state);
  const seat = onTurn(state);
  const castaway = state.castaways[seat];
  const colour = colours[colourOf(card)];
  const about = { card: cards[card], colour };
  if (colourOf(card) === TREASURES) return { rule: 'R4', reason: 'treasure', ...about };
  if (!storable(castaway, card)) return { rule: 'R7', reason: 'closed', ...about };
  if (castaway.open[card] + state.hidden[seat][card] === 0) return { rule: 'R4', reason: 'not-in-hand', ...about };
  const last = state.row[state.row.length - 1];
  if (colourOf(card) !== colourOf(last))
    return { rule: 'R4', reason: 'one-colour', ...about, storing: colours[colourOf(last)] };
  return { rule: 'R4', reason: 'order', ...about, after: cards[last] };
}

function passRefusal(state: State): Refusal {
  if (state.phase !== 'action') return mistimed(state);
  return { rule: 'R8', reason: state.heights[at(state)] > 0 ? 'can-collect' : 'can-store', column: at(state) };
}
