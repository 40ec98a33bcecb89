/** What only the game in words says. */
export const textEn = {
  order: 'Order of play',
  turn: (name: string, state: string): string => `${name}, ${state}`,
  columns: 'Columns',
  nobody: 'No castaway here.',
  known: (title: string, seen: readonly string[]): string => `${title}: ${seen.join('; ')}`,
  rounds: { far: 'The last round is not near', near: 'The last round is near' },
};

export type TextWords = typeof textEn;
