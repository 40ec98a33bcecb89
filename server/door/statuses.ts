import type { Why } from '@fathom/wire';

/** What HTTP says where somebody must be told no. */
export const statuses = {
  malformed: 400,
  'too-large': 413,
  'too-fast': 429,
  'too-many': 429,
  'unknown-person': 401,
  'unknown-table': 404,
  'unknown-game': 404,
  'bad-options': 400,
  'bad-code': 403,
  'somebody-else': 409,
  'not-here': 404,
  'not-seated': 403,
  'seat-taken': 409,
  'already-seated': 409,
  'not-the-host': 403,
  'too-early': 409,
  'too-late': 409,
  'still-here': 409,
  'chat-off': 403,
  'not-watchable': 403,
  'nothing-asked': 409,
  refused: 409,
  busy: 503,
  failed: 500,
} as const satisfies { readonly [why in Why]: number };
