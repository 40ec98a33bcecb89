/** Something kept while play goes on, with what it said at first. The same object, so the order of its keys stays too. */
export interface Keepsake {
  readonly value: unknown;
  readonly text: string;
}

export function keepsake(value: unknown): Keepsake {
  return { value, text: JSON.stringify(value) };
}

export function isChanged({ value, text }: Keepsake): boolean {
  return JSON.stringify(value) !== text;
}
