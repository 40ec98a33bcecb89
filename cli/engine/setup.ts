import { randomUUID } from 'node:crypto';
import { type AnyGame, type Json, Position, type Sea, type TableSetup } from '@fathom/kernel';
import { type Fields, Malformed } from './fields.ts';

export type Configuration = Pick<TableSetup, 'seats' | 'options'>;

/** Seats and options as a request wishes them, filled in from the game's own defaults. */
export function configurationFrom(game: AnyGame, fields: Fields): Configuration {
  const [least, most] = game.seats;
  return {
    seats: fields.has('seats') ? fields.integer('seats', least, most) : least,
    options: optionsFrom(game, fields.has('options') ? fields.json('options') : {}),
  };
}

/** The sea a request names; another one each time if it names none. */
export function seaFrom(fields: Fields): Sea {
  return { kind: 'named', name: fields.has('seed') ? fields.text('seed', 200) : randomUUID() };
}

/**
 * A table that starts from the state in a request. A log that starts there must say for how many seats and with which options: as
 * the request says, else as the state does, else as on the table that was there before.
 */
export function positionFrom(game: AnyGame, fields: Fields, before: Configuration | null): TableSetup {
  const from = fields.object('state');
  const [least, most] = game.seats;
  const inState = typeof from.seats === 'number' && from.seats >= least && from.seats <= most ? from.seats : null;
  const seats = fields.has('seats') ? fields.integer('seats', least, most) : (inState ?? before?.seats ?? least);
  const own = Object.hasOwn(from, 'options') ? game.options.parse(from.options) : null;
  const options = fields.has('options')
    ? optionsFrom(game, fields.json('options'))
    : own?.ok
      ? (own.value as Json)
      : (before?.options ?? game.options.defaults);
  const position = Position.parse(game, seats, options, from);
  if (!position.ok) throw new Malformed(position.error);
  return { seats, options, from: position.value, sea: seaFrom(fields) };
}

function optionsFrom(game: AnyGame, given: Json): Json {
  const options = game.options.parse(given);
  if (!options.ok) throw new Malformed(options.error);
  return options.value;
}
