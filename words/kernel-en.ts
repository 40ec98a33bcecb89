import type { KernelRefusals } from './game-words.ts';

export const kernelEn: KernelRefusals = {
  'not-a-move': 'That cannot be played here.',
  'not-your-turn': 'It is not your turn to decide.',
  stale: 'The game has moved on: look again before you choose.',
  'game-over': 'The game is over.',
};
