/** What only the game in words says. */
export const textEn = {
  order: 'Order of play',
  goTo: (column: string, what: string): string => `${column}: ${what}`,
  storeOnly: (places: number): string => `nothing to collect, store up to ${places}`,
  columns: 'Columns',
  nobody: 'No castaway here.',
  rounds: { far: 'The last round is not near', near: 'The last round is near' },
};

export type TextWords = typeof textEn;
