import type { Component } from 'solid-js';

/** A title and a sentence or two. */
export type Line = readonly [title: string, text: string];

/** Something a person does or meets, said and perhaps drawn of the game's own pieces. */
export interface Illustration {
  readonly title: string;
  readonly text: string;
  readonly Picture?: Component | undefined;
}

/** Symbols that belong together; without a title they belong to every game. */
export interface SymbolGroup {
  readonly title?: string;
  readonly symbols: readonly Illustration[];
}

/** How a game is played, on one page: the goal, a turn in pictures, what the symbols mean, and how it ends. */
export interface Primer {
  readonly Goal?: Component;
  readonly turn: readonly Illustration[];
  readonly symbols: readonly SymbolGroup[];
  readonly end: readonly Illustration[];
  /** Small pictures beside rules, by their ids. */
  readonly beside?: { readonly [rule: string]: Component };
  /** Keys that are the game's own, and what they do. */
  readonly keys?: readonly Line[];
}

/** Lines in their order, each with its picture. */
export function drawn<Name extends string>(
  lines: { readonly [name in Name]: Line },
  pictures: { readonly [name in Name]?: Component },
): readonly Illustration[] {
  return (Object.keys(lines) as Name[]).map((name) => {
    const [title, text] = lines[name];
    return { title, text, Picture: pictures[name] };
  });
}
