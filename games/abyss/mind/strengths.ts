// npx fathom strengths
import type { Strengths } from '@fathom/mind';

export const strengths: Strengths = {
  against: 'chamberlain',
  waters: null,
  shares: {
    page: 23,
    diver: 35,
    chamberlain: 50,
    regent: 89,
    queen: 100,
  },
};
