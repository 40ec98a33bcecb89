import type { Language } from './language.ts';

/** Numbers, plurals and lists as one language writes them. */
export interface Format {
  number(value: number): string;
  /** With its sign always shown, and a true minus: `+3`, `−2`, `0`. */
  signed(value: number): string;
  /** The number and the right form of its noun: `1 die`, `3 dice`. In French nought is singular. */
  count(value: number, one: string, many: string): string;
  /** The right form of a word for a number, without the number. */
  form(value: number, one: string, many: string): string;
  and(items: readonly string[]): string;
  or(items: readonly string[]): string;
}

/** Made when it is first wanted: each of them takes a browser some milliseconds. */
export const later = <Made>(make: () => Made): (() => Made) => {
  let made: Made | undefined;
  return () => (made ??= make());
};

/** English is written as in Britain: no comma before the last “and” of a list. */
export const formats: { readonly [language in Language]: Format } = {
  en: format('en-GB', (size) => size === 1),
  fr: format('fr', (size) => size < 2),
};

function format(tag: string, isSingular: (size: number) => boolean): Format {
  const plain = later(() => new Intl.NumberFormat(tag));
  const conjunction = later(() => new Intl.ListFormat(tag, { type: 'conjunction' }));
  const disjunction = later(() => new Intl.ListFormat(tag, { type: 'disjunction' }));
  const isShort = (value: number) => Number.isInteger(value) && Math.abs(value) < 1000;
  const number = (value: number) => (isShort(value) ? `${value}` : plain().format(value)).replace('-', '−');
  const form = (value: number, one: string, many: string) => (isSingular(Math.abs(value)) ? one : many);
  return {
    number,
    signed: (value) => (value > 0 ? `+${number(value)}` : number(value)),
    count: (value, one, many) => `${number(value)} ${form(value, one, many)}`,
    form,
    and: (items) => conjunction().format(items),
    or: (items) => disjunction().format(items),
  };
}
