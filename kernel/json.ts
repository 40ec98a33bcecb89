import type { Json } from './contract.ts';

/** Deep equality of plain data; the order of an object's keys does not matter. */
export function same(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, i) => isSame(item, b[i]));
  }
  const left = a as { readonly [key: string]: Json };
  const right = b as { readonly [key: string]: Json };
  const entries = Object.entries(left);
  if (entries.length !== Object.keys(right).length) return false;
  return entries.every(([key, item]) => Object.hasOwn(right, key) && isSame(item, right[key]));
}

const isSame = (a: Json, b: Json | undefined): boolean => a === b || (b !== undefined && same(a, b));

/** One text per value, whatever the order of keys: equal texts mean equal values. */
export function canonical(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const object = value as { readonly [key: string]: Json };
  return `{${Object.entries(object)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`)
    .join(',')}}`;
}

/** Nothing of ours is nested deeper; what is could exhaust the stack of whoever looks at it. */
const DEEPEST = 64;

/** Whether a value survives JSON unchanged: no undefined, no NaN, no class, no function, no negative zero, nothing nested without end. */
export function isJson(value: unknown, depth = DEEPEST): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || depth === 0) return false;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isJson(value[i], depth - 1)) return false;
    return true;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  for (const key in value) if (!isJson((value as { readonly [key: string]: unknown })[key], depth - 1)) return false;
  return true;
}

/** The value a text of JSON stands for, or `undefined`. Never throws. */
export function parseJson(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJson(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
