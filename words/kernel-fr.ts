import type { KernelRefusals } from './game-words.ts';

export const kernelFr: KernelRefusals = {
  'not-a-move': 'Ce coup n’est pas possible ici.',
  'not-your-turn': 'Ce n’est pas à vous de décider.',
  stale: 'La partie a avancé entre-temps : regardez bien avant de choisir.',
  'game-over': 'La partie est terminée.',
};
