import { isWhole, type Json, type Parsed, same } from '@fathom/kernel';
import * as v from 'valibot';
import { choices } from './moves.ts';
import type { Options } from './options.ts';
import { count, kinds } from './pearls.ts';
import { clone, diver, isLastTurn, noDive, type State } from './state.ts';

/** The most that can be won in a turn: a black pearl, doubted in a storm. */
const MOST_IN_A_TURN = 6;

const whole = (least: number, most: number) => v.custom<number>(isWhole(least, most));

/** A state's form at this table: its fields, and how large their numbers can be. */
function shapeFor(seats: number, { rounds, reef }: Options) {
  const each = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.length(seats));
  const pearl = v.picklist(kinds);
  const seat = whole(0, seats - 1);
  const pearls = v.strictObject({
    white: whole(0, reef.white),
    pink: whole(0, reef.pink),
    black: whole(0, reef.black),
  });
  return v.strictObject({
    seats: v.literal(seats),
    options: v.unknown(),
    phase: v.picklist(['sea', 'choice', 'draw', 'answer', 'over']),
    turn: whole(0, seats * rounds - 1),
    sea: v.nullable(v.picklist(['calm', 'swell', 'storm'])),
    reef: pearls,
    hands: each(pearls),
    laid: v.pipe(v.array(v.strictObject({ by: seat, pearl, as: pearl })), v.maxLength(seats * rounds)),
    beach: pearls,
    sold: each(whole(0, seats * rounds * MOST_IN_A_TURN)),
    caught: each(whole(0, seats * rounds * MOST_IN_A_TURN)),
  });
}

export function restore(input: unknown, seats: number, options: Options): Parsed<State> {
  const parsed = v.safeParse(shapeFor(seats, options), input, { abortEarly: true });
  if (!parsed.success) {
    const where = v.getDotPath(parsed.issues[0]);
    return { ok: false, error: where ? `In the position, ${where} is wrong.` : 'This is no position of Pearl Divers.' };
  }
  if (!same(parsed.output.options as Json, options))
    return { ok: false, error: 'The position was made with other options.' };
  const state = clone({ ...parsed.output, options });
  const error = wrongIn(state);
  return error === null ? { ok: true, value: state } : { ok: false, error };
}

/** What can be so in no game, though every number is in its range. */
function wrongIn(state: State): string | null {
  const { phase, turn, sea, hands, laid, options } = state;
  if ((sea === null) !== (turn === 0 && phase === 'sea')) return 'In the position, the die lies where it cannot.';
  for (const kind of kinds) {
    const heaps = [state.reef, state.beach, ...hands];
    const found = heaps.reduce((sum, heap) => sum + heap[kind], laid.filter(({ pearl }) => pearl === kind).length);
    if (found !== options.reef[kind]) return `In the position, there are ${found} ${kind} pearls.`;
  }
  if (hands.some((hand) => count(hand) > options.hold)) return 'In the position, a diver holds too many pearls.';
  switch (phase) {
    case 'draw':
      return noDive(state) === null ? null : 'In the position, nobody can have dived.';
    case 'choice':
      return choices(state).length > 1 ? null : 'In the position, there is nothing to choose.';
    case 'answer':
      return laid.at(-1)?.by === diver(state) ? null : 'In the position, nothing is on offer.';
    case 'over':
      return isLastTurn(state) ? null : 'In the position, the game is over before its last turn.';
    case 'sea':
      return null;
  }
}
