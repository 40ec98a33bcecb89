/** Whether something from outside is what it should be. For the few shapes every first visit meets; richer ones are valibot's. */
export type Check = (value: unknown) => boolean;

export const isBoolean: Check = (value) => typeof value === 'boolean';

export const isNumber: Check = (value) => typeof value === 'number' && !Number.isNaN(value);

export const isOneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

/** Minus zero is none: JSON writes it as zero, and it would come back as another number than it went. */
export const isWhole =
  (least: number, most = Number.POSITIVE_INFINITY): Check =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most && !Object.is(value, -0);

export const isText =
  (longest: number, pattern = /^/): Check =>
  (value) =>
    typeof value === 'string' && value.length <= longest && pattern.test(value);

export const isListOf =
  (check: Check, longest = Number.POSITIVE_INFINITY): Check =>
  (value) =>
    Array.isArray(value) && value.length <= longest && value.every(check);

type Checks = { readonly [field: string]: Check };

/** An object with these fields, perhaps with some of the others. Fields nobody named do not matter. */
export const has =
  (fields: Checks, others: Checks = {}): Check =>
  (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const found = new Map<string, unknown>(Object.entries(value));
    return (
      Object.entries(fields).every(([field, check]) => found.has(field) && check(found.get(field))) &&
      Object.entries(others).every(([field, check]) => !found.has(field) || check(found.get(field)))
    );
  };

/** As `has`, but nothing else may be there. */
export const hasOnly = (fields: Checks, others: Checks = {}): Check => {
  const check = has(fields, others);
  return (value) =>
    check(value) &&
    Object.keys(value as object).every((field) => Object.hasOwn(fields, field) || Object.hasOwn(others, field));
};
