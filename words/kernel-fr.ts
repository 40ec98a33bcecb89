import type { KernelRefusals } from './game-words.ts';

export const kernelFr: KernelRefusals = {
  'not-a-move': 'Ce n’est pas un coup de ce jeu à cet endroit.',
  'not-your-turn': 'Ce n’est pas à vous de décider.',
  stale: 'La partie a avancé entre-temps : regardez à nouveau avant de choisir.',
  'game-over': 'La partie est terminée.',
};
