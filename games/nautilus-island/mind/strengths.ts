// npx fathom strengths
import type { Strengths } from '@fathom/mind';

export const strengths: Strengths = {
  against: 'cook',
  waters: null,
  shares: {
    beachcomber: 5,
    tinker: 23,
    cook: 50,
    mate: 86,
    keeper: 95,
  },
};
