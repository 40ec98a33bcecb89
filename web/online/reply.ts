import type { Sorry } from '@fathom/wire';

/** Why something asked of the server did not come about: the server says so, or there is no getting through to it. */
export type Setback = Sorry | { readonly why: 'offline' };

export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly sorry: Setback };

export const offline: Reply<never> = { ok: false, sorry: { why: 'offline' } };
