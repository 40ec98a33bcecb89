import * as v from 'valibot';
import { Pace } from './pace.ts';
import { GameId, Level, Name, PlainJson } from './parts.ts';

/** Bodies of HTTP requests. The person's secret goes in the header `Authorization: Bearer …`. */

export const Rename = v.strictObject({ name: Name });

/** A seat as its table is made: the maker sits in the first `me`. */
const Chair = v.variant('kind', [
  v.strictObject({ kind: v.literal('me') }),
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), level: Level }),
]);
export type Chair = v.InferOutput<typeof Chair>;

export const MakeTable = v.strictObject({
  game: GameId,
  /** As the game's parser takes them; never a position. */
  options: PlainJson,
  chairs: v.pipe(v.array(Chair), v.minLength(1), v.maxLength(9)),
  pace: Pace,
  listed: v.boolean(),
  watchable: v.boolean(),
  chat: v.boolean(),
});
export type MakeTable = v.InferOutput<typeof MakeTable>;

/** Sits down at the oldest listed table of this game, or opens one for two. */
export const PlayNow = v.strictObject({ game: GameId });

/**
 * A one-time code that a person typed or scanned on another device. It comes with a secret that is nobody's yet: a browser that was somebody
 * before makes a new one for it.
 */
export const Claim = v.strictObject({ code: v.pipe(v.string(), v.minLength(6), v.maxLength(64)) });

/** Where a browser wants to be told that it is somebody's turn. */
export const PushAddress = v.strictObject({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000)),
  keys: v.strictObject({
    p256dh: v.pipe(v.string(), v.maxLength(200)),
    auth: v.pipe(v.string(), v.maxLength(100)),
  }),
  language: v.picklist(['en', 'fr']),
});
export type PushAddress = v.InferOutput<typeof PushAddress>;

/** Where nobody wants to be told any more. */
export const DropPush = v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(1000)) });
