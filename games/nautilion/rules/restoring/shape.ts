import { isWhole } from '@fathom/kernel';
import * as v from 'valibot';
import { CABINS, HEROIC_NAMES, KINDS, TOKENS } from '../kinds.ts';
import { HOLD } from '../moving.ts';

/** No path is longer, however many tokens are slid in (D3) or places opened (E2.4). */
const MOST_PLACES = 100;

const whole = (least: number, most: number) => v.custom<number>(isWhole(least, most));

const listOf = (least: number, most: number, longest: number, shortest = 0) =>
  v.pipe(v.array(whole(least, most)), v.minLength(shortest), v.maxLength(longest));

const exactly = (length: number, least: number, most: number) => listOf(least, most, length, length);

/** No kind has more tokens than there are mercenaries or blanks. */
const MOST_OF_A_KIND = 9;
const some = whole(0, MOST_OF_A_KIND);
const pile = v.strictTuple([
  ...([v.literal(0), some, some, some, some, some, some, some, some, some] as const),
  ...([some, some, some, some, some, some, some, some] as const),
]);
const die = whole(1, 4);
const cabin = whole(1, CABINS);
const token = v.picklist(TOKENS);

/** Every pending choice of this game, with its data and nothing else. */
const frame = v.variant('at', [
  v.strictObject({
    at: v.picklist(['lay', 'reef', 'admirals', 'row', 'reveal', 'roll', 'reef-roll', 'darkhouse-roll']),
  }),
  v.strictObject({
    at: v.picklist([
      ...(['starter', 'name', 'currents', 'plan', 'swap'] as const),
      ...(['dismiss', 'smuggle', 'recover', 'recall', 'keep'] as const),
    ]),
  }),
  v.strictObject({
    at: v.picklist([
      ...(['turn-begins', 'reef-check', 'waters', 'darkhouse'] as const),
      ...(['phantom', 'nautilion', 'round-ends', 'turn-ends'] as const),
    ]),
  }),
  v.strictObject({
    at: v.literal('pay'),
    left: whole(1, 8),
    purpose: v.picklist(['whirlwind', 'tide', 'translation', 'D12']),
  }),
  v.strictObject({ at: v.literal('swap-with'), first: whole(0, MOST_PLACES) }),
  v.strictObject({ at: v.literal('sacrifice'), card: v.picklist(HEROIC_NAMES) }),
  v.strictObject({ at: v.literal('turn'), dice: listOf(1, 4, 3, 1) }),
  v.strictObject({ at: v.picklist(['pick-path', 'pick-discard']), paid: cabin }),
  v.strictObject({ at: v.literal('salvage'), left: whole(1, 3) }),
  v.strictObject({ at: v.literal('insert'), token }),
  v.strictObject({ at: v.literal('lose'), left: whole(1, 2), cause: v.picklist(['darkhouse', 'mercenary']) }),
  v.strictObject({
    at: v.literal('place'),
    token,
    from: v.string(),
    by: v.picklist(['T7', 'D6', 'D12', 'E2.5', 'E2.6']),
  }),
  v.strictObject({ at: v.literal('spoils'), won: v.boolean(), left: listOf(1, CABINS, CABINS) }),
]);

/** A state field by field, each in its range; what they mean together is looked at elsewhere. The charter is compared, not taken. */
export const shape = v.strictObject({
  charter: v.unknown(),
  seats: whole(1, 2),
  turn: whole(0, 1000),
  active: whole(0, 1),
  stack: v.pipe(v.array(frame), v.maxLength(12)),
  outcome: v.nullable(
    v.picklist(['won', 'phantom-home', 'abyss-without-crew', 'abyss-without-mages', 'heroic-left', 'harpooned']),
  ),
  path: listOf(0, KINDS - 1, MOST_PLACES, 1),
  reefs: v.pipe(v.array(v.picklist([0, 3, 6, 9])), v.maxLength(MOST_PLACES)),
  spots: listOf(0, MOST_PLACES, MOST_PLACES, 1),
  nautilion: whole(0, MOST_PLACES),
  phantom: whole(0, MOST_PLACES),
  bag: pile,
  reserve: pile,
  discard: pile,
  cabins: exactly(CABINS + 1, 0, KINDS - 1),
  mages: exactly(6, 0, 1),
  hold: listOf(1, KINDS - 1, HOLD),
  collided: v.boolean(),
  dice: v.pipe(v.array(die), v.maxLength(3)),
  rolling: whole(0, 3),
  given: v.strictTuple([whole(0, 4), whole(0, 4), whole(0, 4)]),
  named: whole(-1, 2),
  stuck: v.boolean(),
  round: whole(1, 2),
  pairsUsed: whole(0, 7),
  row: listOf(1, 12, 5),
  card: whole(-1, 4),
  recalled: v.boolean(),
  deck: listOf(1, 12, 12),
  revealed: listOf(1, 12, 3),
  gone: listOf(1, 12, 12),
  calm: whole(0, 2),
  still: v.boolean(),
  reversed: v.boolean(),
  sweeping: v.boolean(),
  lowAdmiral: whole(-1, 1),
});

/** What is wrong with the first field that is. */
export const complaint = (issue: v.BaseIssue<unknown>): string => {
  const field = v.getDotPath(issue);
  return field === null
    ? 'A position of Nautilion must be an object.'
    : `In the position, ${field} is not as it must be.`;
};
