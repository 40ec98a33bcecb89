/** What only the game in words says. */
export const textEn = {
  court: 'Court',
  hand: 'Your hand',
  you: 'You',
  lords: 'Your lords',
  locations: 'Your locations',
  allies: 'Your affiliated allies',
  actions: 'Actions',
  powers: 'Powers',
  faceUp: 'Locations face up',
  lordsOf: (said: readonly string[]): string => (said.length === 0 ? 'No lords yet' : `Lords: ${said.join('; ')}`),
  locationsOf: (said: readonly string[]): string =>
    said.length === 0 ? 'No locations yet' : `Locations: ${said.join('; ')}`,
  cards: (said: readonly string[]): string => (said.length === 0 ? 'No cards in hand' : `Hand: ${said.join(', ')}`),
};

export type TextWords = typeof textEn;
