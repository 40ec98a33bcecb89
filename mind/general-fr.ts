import type { Tried } from './general.ts';
import type { generalEn } from './general-en.ts';

/** Ceux qui jouent à tout, en français. */
export const generalFr: typeof generalEn = {
  levels: {
    minnow: { name: 'Vairon', character: 'File vers ce qui brille, après un coup d’œil à six issues possibles.' },
    crab: {
      name: 'Crabe',
      character: 'Traverse de biais quelques dizaines de parties imaginées, et pince où il peut.',
    },
    seal: { name: 'Phoque', character: 'Rejoue la partie quelques centaines de fois dans sa tête avant de bouger.' },
    dolphin: { name: 'Dauphin', character: 'Vif et clairvoyant : plus de mille parties pour chaque coup.' },
    octopus: { name: 'Pieuvre', character: 'Huit bras, dix mille parties imaginées, et pas de pitié.' },
  },
  reason: ({ games }: Tried): string =>
    games === 1 ? 'Essayé dans une partie imaginée.' : `Essayé dans ${games.toLocaleString('fr')} parties imaginées.`,
};
