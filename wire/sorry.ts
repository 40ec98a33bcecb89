import type { Refusal } from '@fathom/kernel';

/** Why something was not done; the app has a sentence for each in both languages. */
export type Why =
  | 'malformed'
  | 'too-large'
  | 'too-fast'
  | 'too-many'
  | 'too-many-browsers'
  /** The log of a table is full. */
  | 'too-long'
  | 'unknown-person'
  | 'unknown-table'
  | 'unknown-game'
  | 'bad-options'
  | 'bad-code'
  | 'somebody-else'
  /** A bot plays for one's seat: it must be taken back first. */
  | 'not-here'
  | 'not-seated'
  | 'seat-taken'
  | 'already-seated'
  | 'not-the-host'
  | 'too-early'
  | 'too-late'
  | 'still-here'
  | 'chat-off'
  | 'not-watchable'
  | 'nothing-asked'
  | 'refused'
  | 'busy'
  | 'failed';

/** `refusal`: the rule that forbids a row. `id`: what to name when reporting a failure; the server's log has it. */
export interface Sorry {
  readonly why: Why;
  readonly refusal?: Refusal;
  readonly index?: number;
  readonly id?: string;
}
