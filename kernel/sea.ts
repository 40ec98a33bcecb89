import { type Check, hasOnly, isListOf, isOneOf, isText, isWhole } from './check.ts';
import type { Sea } from './dealers.ts';

const isHash = isText(64, /^[0-9a-f]{64}$/);
const isShort = isText(200);

const kinds: readonly Check[] = [
  hasOnly(
    {
      kind: isOneOf('sealed'),
      table: isShort,
      attempt: isWhole(1, 1_000_000),
      commitment: isHash,
      lots: isListOf(hasOnly({ seat: isWhole(0, 8), commitment: isHash, salt: isHash }), 9),
    },
    { seed: isHash },
  ),
  hasOnly({ kind: isOneOf('named'), name: isShort }),
  hasOnly({ kind: isOneOf('scripted'), script: isListOf(isShort, 10_000), after: isShort }),
  hasOnly({ kind: isOneOf('person') }),
  hasOnly({ kind: isOneOf('quick'), seed: isShort }),
];

/** Whether something from outside describes a sea. */
export function isSea(value: unknown): value is Sea {
  return kinds.some((isOfKind) => isOfKind(value));
}
