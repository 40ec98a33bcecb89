import * as v from 'valibot';
import { limits } from './limits.ts';
import { Count, Hash, Key, Level, Name, PlainJson, Seat, Secret, TableId } from './parts.ts';
import { phrases } from './phrases.ts';
import { plain } from './plain.ts';

/**
 * What a client says over the socket. Each ask carries a number of the client's own, and gets exactly one answer with it. The first must
 * be `hello`. docs/online.md tells the whole conversation.
 */
const n = v.pipe(v.number(), v.integer(), v.minValue(1));
const table = TableId;

export const Ask = v.variant('do', [
  /** `name` is for a secret that is new; who is known keeps theirs until they are renamed by HTTP. */
  v.strictObject({ do: v.literal('hello'), n, secret: Secret, name: v.optional(Name) }),
  /** Answered at once: a browser has no other way to find out that a connection is dead. */
  v.strictObject({ do: v.literal('ping'), n }),
  /** Look at a table, from the seat one has there or none; `from` entries are known already. */
  v.strictObject({ do: v.literal('watch'), n, table, from: Count }),
  v.strictObject({ do: v.literal('unwatch'), n, table }),

  /** Before the start. */
  v.strictObject({ do: v.literal('sit'), n, table, seat: v.nullable(Seat) }),
  v.strictObject({ do: v.literal('stand'), n, table }),
  /** The host changes an empty or a bot's seat. */
  v.strictObject({ do: v.literal('seat'), n, table, seat: Seat, bot: v.nullable(Level) }),
  /** The host starts; open seats must be gone. */
  v.strictObject({ do: v.literal('start'), n, table }),
  v.strictObject({ do: v.literal('promise'), n, table, attempt: Count, commitment: Hash }),
  v.strictObject({ do: v.literal('reveal'), n, table, attempt: Count, salt: Hash }),

  /** A row of decisions made when the log had `at` entries. The same key again is the same row. */
  v.strictObject({
    do: v.literal('play'),
    n,
    table,
    at: Count,
    key: Key,
    row: v.pipe(v.array(PlainJson), v.minLength(1), v.maxLength(limits.row)),
  }),
  /** Takes back one's last decision where the rules let one do so freely. */
  v.strictObject({ do: v.literal('undo'), n, table, at: Count }),
  /** Asks the other people to agree to something: to take back one's last decision all the same, or to stop the game. */
  v.strictObject({ do: v.literal('propose'), n, table, what: v.picklist(['undo', 'stop']) }),
  v.strictObject({ do: v.literal('agree'), n, table, yes: v.boolean() }),

  /** `resign`: for good. `leave`: a bot plays until one takes the seat back. */
  v.strictObject({ do: v.literal('resign'), n, table }),
  v.strictObject({ do: v.literal('leave'), n, table }),
  v.strictObject({ do: v.literal('return'), n, table }),
  /** Gives an absent player's seat to a bot: the host at once, others after the pace's patience. */
  v.strictObject({ do: v.literal('replace'), n, table, seat: Seat }),

  v.strictObject({
    do: v.literal('say'),
    n,
    table,
    text: v.pipe(v.string(), v.transform(plain), v.minLength(1), v.maxLength(limits.line)),
  }),
  v.strictObject({ do: v.literal('phrase'), n, table, phrase: v.picklist(phrases) }),
  v.strictObject({ do: v.literal('chat'), n, table, on: v.boolean() }),
  /** A player's choice after the end: whether anybody with the link may read the book. */
  v.strictObject({ do: v.literal('open'), n, table, open: v.boolean() }),
  v.strictObject({ do: v.literal('rematch'), n, table }),

  /** Every decision one may take now, for clients that know no rules: the answer holds `at`, `moves` and the same in notation as `text`. */
  v.strictObject({ do: v.literal('moves'), n, table }),
  /** What one saw after the first `count` entries in force. */
  v.strictObject({ do: v.literal('moment'), n, table, count: Count }),
  /** The book as far as one may know it. */
  v.strictObject({ do: v.literal('logbook'), n, table }),
]);
export type Ask = v.InferOutput<typeof Ask>;
export type AskOf<Do extends Ask['do']> = Extract<Ask, { do: Do }>;
