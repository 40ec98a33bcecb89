import type { GameWords } from './game-words.ts';

/** The chapters of a rulebook and the ids of the rules in each, in reading order, one line of ids a chapter. */
export type Outline = { readonly [chapter: string]: string };

type IdsIn<Line extends string> = Line extends `${infer First} ${infer Rest}` ? First | IdsIn<Rest> : Line;
export type RuleIdOf<O extends Outline> = IdsIn<O[keyof O & string]>;

/** The texts of one language: a missing chapter or rule is a type error. */
export interface RulebookOf<O extends Outline> {
  readonly chapters: { readonly [id in keyof O]: string };
  readonly rules: { readonly [id in RuleIdOf<O>]: { readonly title: string; readonly text: string } };
}

/** Orders one language's texts by the outline and marks the house rules. */
export function bindRulebook<O extends Outline>(
  outline: O,
  isHouse: (id: string) => boolean,
  book: RulebookOf<O>,
): Pick<GameWords, 'rules' | 'chapters'> {
  const titles: { readonly [id: string]: string } = book.chapters;
  const chapters = Object.entries(outline).map(([id, rules]) => ({
    title: titles[id] ?? id,
    rules: rules.split(' ') as RuleIdOf<O>[],
  }));
  const texts = chapters
    .flatMap(({ rules }) => rules)
    .map((id) => [id, isHouse(id) ? { ...book.rules[id], house: true } : book.rules[id]] as const);
  return { chapters, rules: Object.fromEntries(texts) };
}
