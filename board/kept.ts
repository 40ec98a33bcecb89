import { type Accessor, createMemo } from 'solid-js';

/** The next value, made of the last one wherever they are alike: what has not changed is the same thing still, and is not drawn anew. */
export function kept<Value>(last: Value, next: Value): Value {
  if (!isBranch(last) || !isBranch(next) || Array.isArray(last) !== Array.isArray(next)) return next;
  const parts = Object.entries(next).map(([key, part]) => [key, kept(last[key], part)] as const);
  const same =
    parts.length === Object.keys(last).length && parts.every(([key, part]) => key in last && part === last[key]);
  if (same) return last;
  return (Array.isArray(next) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Value;
}

const isBranch = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** What follows from a view, kept as far as it is alike: a list made anew draws only those of its things that have changed. */
export const createKept = <Value>(value: () => Value): Accessor<Value> =>
  createMemo<Value>((last) => kept(last as Value, value()));
