/** What anybody may send at most. Said here once, for the door that refuses and for the page that does not even try. */
export const limits = {
  /** Bytes of one message or request. */
  message: 16 * 1024,
  /** How deep JSON may nest. */
  depth: 12,
  /** Decisions in one row. */
  row: 200,
  /** Characters of one line of chat. */
  line: 280,
  /** Lines of chat that are sent to somebody who comes in. */
  lines: 100,
} as const;
