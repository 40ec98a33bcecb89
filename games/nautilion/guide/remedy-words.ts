/** What would help against a refusal, in both languages. */
export const words = {
  en: {
    anyOf: (crew: number) => (crew === 1 ? 'Once it is aboard, the way is open.' : 'Any of these would open it.'),
    more: (tokens: number) =>
      tokens === 1
        ? 'One more token in the reserve would be enough.'
        : `${tokens} more tokens in the reserve would be enough.`,
    undo: 'Undo takes the die back.',
  },
  fr: {
    anyOf: (crew: number) => (crew === 1 ? 'Une fois à bord, il ouvre le passage.' : 'L’un d’eux à bord suffirait.'),
    more: (tokens: number) =>
      tokens === 1 ? 'Un jeton de plus en réserve suffirait.' : `${tokens} jetons de plus en réserve suffiraient.`,
    undo: 'Le bouton Annuler reprend le dé.',
  },
};
