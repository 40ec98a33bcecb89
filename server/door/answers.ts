import type { Json } from '@fathom/kernel';
import {
  type DailySeen,
  GameId,
  Level,
  Pace,
  PersonId,
  type Place,
  PlainJson,
  Seat,
  type Stage,
  type TableCard,
  TableId,
} from '@fathom/wire';
import * as v from 'valibot';
import type { Schema } from './route.ts';

/** What HTTP requests are answered with, for openapi.json. The compiler holds each to the type the app reads it by. */

const Name = v.string();
const When = v.pipe(v.number(), v.integer(), v.description('Milliseconds since 1970'));

const place = v.variant('kind', [
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('bot'), level: Level }),
  v.object({
    kind: v.literal('person'),
    person: PersonId,
    name: Name,
    present: v.boolean(),
    bot: v.nullable(Level),
  }),
]) satisfies Schema<Place>;

const stages = ['gathering', 'sealing', 'playing', 'over'] as const satisfies readonly Stage[];

export const Card = v.object({
  id: TableId,
  game: GameId,
  version: v.number(),
  options: PlainJson satisfies Schema<Json>,
  host: v.object({ person: PersonId, name: Name }),
  places: v.array(place),
  pace: Pace,
  listed: v.boolean(),
  watchable: v.boolean(),
  chat: v.boolean(),
  stage: v.picklist(stages),
  ending: v.nullable(v.picklist(['played', 'stopped', 'abandoned', 'called-off'])),
  turn: v.nullable(Seat),
  watchers: v.number(),
  open: v.boolean(),
  next: v.nullable(TableId),
  made: When,
  touched: When,
}) satisfies Schema<TableCard>;

/** Lists leave as they come: nobody copies them only for the type's sake. */
const list = <T>(item: Schema<T>) => v.pipe(v.array(item), v.readonly());

export const Me = v.object({ person: PersonId, name: Name });
export const Code = v.object({ code: v.string(), until: When });
export const Done = v.object({ ok: v.literal(true) });
export const PushKey = v.object({ key: v.string() });
export const Addresses = v.object({ addresses: list(v.string()) });
export const YourTables = v.object({ tables: list(Card) });
export const Lobby = v.object({ open: list(Card), watch: list(Card) });
export const TableName = v.object({ table: TableId });
export const TableSeen = v.object({ card: Card, seat: v.nullable(Seat) });
const ended = { won: v.boolean(), turns: v.pipe(v.number(), v.integer()) };
export const DailyAnswer = v.object({
  counts: list(v.object({ ...ended, people: v.pipe(v.number(), v.integer()) })),
  own: v.nullable(v.object(ended)),
}) satisfies Schema<DailySeen>;
export const Health = v.object({ ok: v.boolean(), store: v.boolean() });

export const SorryAnswer = v.object({
  sorry: v.object({
    why: v.string(),
    refusal: v.optional(v.looseObject({ rule: v.string() })),
    index: v.optional(v.number()),
    id: v.optional(v.string()),
  }),
});
