import type { Sorry, Why } from '@fathom/wire';

/** What became of something a person asked for. */
export type Outcome<T extends object = object> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly sorry: Sorry };

export const no = (why: Why, more: Omit<Sorry, 'why'> = {}) => ({ ok: false, sorry: { why, ...more } }) as const;
