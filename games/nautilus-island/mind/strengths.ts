// npx fathom strengths
import type { Strengths } from '@fathom/mind';

export const strengths: Strengths = {
  against: 'cook',
  waters: null,
  shares: {
    beachcomber: 15,
    tinker: 24,
    cook: 50,
    mate: 81,
    keeper: 93,
  },
};
