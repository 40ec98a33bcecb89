import type { Sorry, Why } from '@fathom/wire';
import type * as v from 'valibot';
import type { Person } from '../store/store.ts';

/** Who may call: anybody; a browser with a secret, known or not; only somebody who is known. */
export type Who = 'anybody' | 'secret' | 'person';

export type Schema<T = unknown> = v.GenericSchema<unknown, T>;

/** What a route is called with, all of it parsed. */
export interface Call<Body, Params> {
  readonly body: Body;
  readonly params: Params;
  /** Who calls, if that is known. */
  readonly person: Person | null;
  readonly secret: string;
  /** The address the caller is counted by. */
  readonly caller: string;
}

export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly sorry: Sorry };

/** What a route takes and gives: the server answers by it, and openapi.json tells of it. */
interface Terms<Body, Params, Answer> {
  readonly method: 'get' | 'put' | 'post' | 'delete';
  /** As `/api/tables/:id`. */
  readonly path: string;
  readonly summary: string;
  readonly who: Who;
  readonly params?: v.GenericSchema<unknown, Params>;
  readonly body?: v.GenericSchema<unknown, Body>;
  /** `text` is plain text. */
  readonly answer: v.GenericSchema<unknown, Answer> | 'text';
  /** What it may be sorry for, besides what every route may. */
  readonly sorries: readonly Why[];
}

export interface Route extends Terms<unknown, unknown, unknown> {
  handle(call: Call<unknown, unknown>): Promise<Reply<unknown>>;
}

/** A route for anybody, or for a secret that may be nobody's yet. */
export function route<Body = null, Params = null, Answer = string>(
  terms: Terms<Body, Params, Answer> & { readonly who: 'anybody' | 'secret' },
  handle: (call: Call<Body, Params>) => Promise<Reply<Answer>>,
): Route {
  return erased(terms, handle);
}

/** A route for somebody who is known. */
export function personalRoute<Body = null, Params = null, Answer = string>(
  terms: Omit<Terms<Body, Params, Answer>, 'who'>,
  handle: (call: Call<Body, Params> & { readonly person: Person }) => Promise<Reply<Answer>>,
): Route {
  return erased({ ...terms, who: 'person' }, ({ person, ...call }: Call<Body, Params>) =>
    person ? handle({ ...call, person }) : Promise.resolve(no('unknown-person')),
  );
}

/** Body and parameters are what the schemas of the same terms let through, so their types may be forgotten here. */
function erased<Body, Params, Answer>(
  terms: Terms<Body, Params, Answer>,
  handle: (call: Call<Body, Params>) => Promise<Reply<Answer>>,
): Route {
  return { ...terms, handle: (call) => handle(call as Call<Body, Params>) };
}

export const yes = <T>(value: T) => ({ ok: true, value }) as const;
export const no = (why: Why) => ({ ok: false, sorry: { why } }) as const;
