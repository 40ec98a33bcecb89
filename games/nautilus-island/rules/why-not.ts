import { at, type Json, type Refusal, type Seat, same } from '@fathom/kernel';
import { cardIndex, cards, colourOf, colours, countOf, TREASURES } from './cards.ts';
import { actor, moves } from './machine.ts';
import { blocker, everyMove, type Move } from './moves.ts';
import {
  asked,
  castawayOf,
  hiddenOf,
  NONE,
  type Open,
  onTurn,
  placesAt,
  placesLeft,
  type State,
  storable,
} from './state.ts';

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
      return asked(state) === 'column' ? columnRefusal(state, known.column) : mistimed(state);
    case 'collect':
      return asked(state) === 'action' ? { rule: 'R3', reason: 'empty', column: columnOf(state) } : mistimed(state);
    case 'store':
      return storeRefusal(state, cardIndex[known.card]);
    case 'done':
      return asked(state) === 'action' ? { rule: 'R4', reason: 'nothing-laid' } : mistimed(state);
    case 'close':
    case 'leave':
      return asked(state) === 'action' ? { rule: 'R7', reason: 'store-first' } : mistimed(state);
    case 'pass':
      return passRefusal(state);
    default:
      return { rule: chances[known.do], reason: 'chance' };
  }
}

/** The rules that leave it to chance. */
const chances = { first: 'S4', place: 'R10', token: 'R6', draw: 'R3', turn: 'S6' } as const;

/** The move this JSON says, if it is one of the game at all. It is never made into a text: anything may have been said. */
const recognise = (said: Json): Move | null => everyMove.find((move) => same(move, said)) ?? null;

const columnOf = (state: State): number => castawayOf(state, onTurn(state)).at;

/** R9: what is being asked comes first. */
const mistimed = (state: State): Refusal => ({ rule: 'R9', asked: asked(state) });

/** Why the seat on turn may not go there. */
export function columnRefusal(scene: Open, column: number): Refusal | null {
  if (column >= scene.layout.length) return { rule: 'S1', column, columns: scene.layout.length };
  const by = blocker(scene, column);
  if (by === NONE) return null;
  if (by === onTurn(scene)) return { rule: 'R2', reason: 'same', column };
  return { rule: scene.round === 1 ? 'R1' : 'R2', reason: 'occupied', column, by };
}

function storeRefusal(state: State, card: number): Refusal | null {
  if (asked(state) === 'column') return mistimed(state);
  const seat = onTurn(state);
  const castaway = castawayOf(state, seat);
  const about = { card: at(cards, card), colour: at(colours, colourOf(card)) };
  const last = state.row.at(-1) ?? NONE;
  const mayFollow = storable(castaway, card) && colourOf(card) === colourOf(last);
  const held = countOf(castaway.open, card) + at(hiddenOf(state, seat), card) > 0;
  if (asked(state) === 'close')
    return mayFollow && held && placesLeft(state) === 0 ? noPlaceLeft(state) : mistimed(state);
  if (colourOf(card) === TREASURES) return { rule: 'R4', reason: 'treasure', ...about };
  if (!storable(castaway, card)) return { rule: 'R7', reason: 'closed', ...about };
  if (!held) return { rule: 'R4', reason: 'not-in-hand', ...about };
  if (!mayFollow) return { rule: 'R4', reason: 'one-colour', ...about, storing: at(colours, colourOf(last)) };
  return { rule: 'R9', reason: 'order', ...about, after: at(cards, last) };
}

/** R4: why the seat on turn may store no more cards than it has stored, or picked to store. */
export const noPlaceLeft = (scene: Open): Refusal => ({ rule: 'R4', reason: 'full', places: placesAt(scene) });

function passRefusal(state: State): Refusal {
  if (asked(state) !== 'action') return mistimed(state);
  return {
    rule: 'R8',
    reason: countOf(state.heights, columnOf(state)) > 0 ? 'can-collect' : 'can-store',
    column: columnOf(state),
  };
}
