import { type Head, seatOf } from './head.ts';

/**
 * Who has a table open, on whichever node. A node says when somebody comes and when they are gone; its word holds for a while only, so that
 * nobody stays for ever whose node died. While they stay it is renewed.
 */
const lease = 30 * 60 * 1000;

/** Who was last heard when. */
type Heard = ReadonlyMap<string, number>;

/** What the head says once this node has told who has the table open here; `null` if it says so already. */
export function told(head: Head, node: string, watching: ReadonlySet<string>, now: number, heard?: Heard): Head | null {
  const mine = new Map(head.here.flatMap((one) => (one.node === node ? [[one.person, one.until]] : [])));
  const here = [...watching].filter((person) => seatOf(head, person) !== null);
  const count = watching.size - here.length;
  const said = head.onlookers.find((one) => one.node === node);
  const holds = (until: number | undefined) => until !== undefined && until > now + lease / 2;
  const sameHere = mine.size === here.length && here.every((person) => holds(mine.get(person)));
  const sameCount = (said?.count ?? 0) === count && (count === 0 || holds(said?.until));
  if (sameHere && sameCount) return null;

  const until = now + lease;
  const gone = [...mine.keys()].filter((person) => !here.includes(person));
  return {
    ...head,
    here: [
      ...head.here.filter((one) => one.node !== node && one.until > now),
      ...here.map((person) => ({ node, person, until })),
    ],
    onlookers: [
      ...head.onlookers.filter((one) => one.node !== node && one.until > now),
      ...(count > 0 ? [{ node, count, until }] : []),
    ],
    chairs: head.chairs.map((chair) =>
      chair.kind === 'person' && gone.includes(chair.person)
        ? { ...chair, seen: heard?.get(chair.person) ?? now }
        : chair,
    ),
  };
}

/** Whether whoever's turn it is turns out to have been gone before it came: a phone asleep in a pocket says nothing when it goes. */
export function slept(before: Head, after: Head): boolean {
  if (after.turn === null || before.chairs === after.chairs) return false;
  const [was, chair] = [before.chairs[after.turn], after.chairs[after.turn]];
  if (was?.kind !== 'person' || chair?.kind !== 'person') return false;
  return was.person === chair.person && was.seen !== chair.seen && chair.seen < after.clock.since;
}

export const onlookersOf = (head: Head, now: number): number =>
  head.onlookers.reduce((sum, { count, until }) => (until > now ? sum + count : sum), 0);
