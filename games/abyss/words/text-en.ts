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
  theirLords: 'Lords',
  noLords: 'No lords yet',
  theirLocations: 'Locations',
  noLocations: 'No locations yet',
  theirHand: 'Hand',
  noCards: 'No cards in hand',
};

export type TextWords = typeof textEn;
