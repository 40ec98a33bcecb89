import * as v from 'valibot';
import type { Sea } from './dealers.ts';

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const shortText = v.pipe(v.string(), v.maxLength(200));

const schema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('sealed'),
    commitment: hash,
    salts: v.pipe(v.array(shortText), v.maxLength(64)),
    seed: v.exactOptional(hash),
  }),
  v.strictObject({ kind: v.literal('named'), name: shortText }),
  v.strictObject({
    kind: v.literal('scripted'),
    script: v.pipe(v.array(shortText), v.maxLength(10_000)),
    after: shortText,
  }),
  v.strictObject({ kind: v.literal('person') }),
  v.strictObject({ kind: v.literal('quick'), seed: shortText }),
]);

/** Whether something from outside describes a sea. */
export function isSea(value: unknown): value is Sea {
  return v.is(schema, value);
}
