import { isJson } from '../json.ts';

/**
 * A copy made without the game's own `clone`, so that a bad `clone` is caught by its own law and blamed for nothing else. What
 * JSON does not know (which `json` catches) is kept as it is.
 */
export function deepCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = new Array(value.length);
    for (let i = 0; i < list.length; i++) list[i] = deepCopy(value[i]);
    return list as T;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const copy = { ...value };
  for (const key in copy) {
    const inner = copy[key];
    if (typeof inner === 'object' && inner !== null) copy[key] = deepCopy(inner);
  }
  return copy;
}

/** A value as short as a message bears. Numbers by themselves: JSON writes −0 as 0, and what is none as null. */
export function brief(value: unknown): string {
  if (typeof value === 'number') return Object.is(value, -0) ? '−0' : String(value);
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

/** What in a value does not survive JSON, and where: `scores.1 is −0`. Empty if all does. */
export function unlikeJson(value: unknown, path = ''): string {
  if (isJson(value)) return '';
  const where = path === '' ? 'it' : path;
  if (typeof value !== 'object' || value === null) return `${where} is ${brief(value)}`;
  const name = value.constructor?.name ?? 'nameless class';
  if (name !== 'Object' && name !== 'Array') return `${where} is a ${name}`;
  if (path.length > 300) return `${where.slice(0, 300)}… goes on without end`;
  const items = Array.isArray(value) ? Array.from(value) : value;
  for (const [key, item] of Object.entries(items)) {
    const found = unlikeJson(item, path === '' ? key : `${path}.${key}`);
    if (found !== '') return found;
  }
  return '';
}

/** Where two values first differ, as a path with both sides. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    const left = a as { readonly [key: string]: unknown };
    const right = b as { readonly [key: string]: unknown };
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      const found = difference(left[key], right[key], path === '' ? key : `${path}.${key}`);
      if (found !== '') return found;
    }
    return '';
  }
  return Object.is(a, b) ? '' : `${path === '' ? 'it' : path} is ${brief(a)} here and ${brief(b)} there`;
}
