// npx fathom strengths
import type { Strengths } from '@fathom/mind';

export const strengths: Strengths = {
  against: null,
  waters: 'A1, reserve 4',
  shares: {
    stowaway: 8,
    deckhand: 21,
    helmsman: 69,
    navigator: 90,
    captain: 99,
  },
};
