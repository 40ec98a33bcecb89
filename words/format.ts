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

export const formats: { readonly [language in Language]: Format } = { en: format('en'), fr: format('fr') };

function format(language: Language): Format {
  const plain = new Intl.NumberFormat(language);
  const rules = new Intl.PluralRules(language);
  const conjunction = new Intl.ListFormat(language, { type: 'conjunction' });
  const disjunction = new Intl.ListFormat(language, { type: 'disjunction' });
  const number = (value: number) => plain.format(value).replace('-', '−');
  const form = (value: number, one: string, many: string) => (rules.select(value) === 'one' ? one : many);
  return {
    number,
    signed: (value) => (value > 0 ? `+${number(value)}` : number(value)),
    count: (value, one, many) => `${number(value)} ${form(value, one, many)}`,
    form,
    and: (items) => conjunction.format(items),
    or: (items) => disjunction.format(items),
  };
}
