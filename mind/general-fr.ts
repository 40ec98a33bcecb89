import type { Tried } from './general.ts';
import type { generalEn } from './general-en.ts';

/** Ceux qui jouent à tout, en français. */
export const generalFr: typeof generalEn = {
  levels: {
    minnow: {
      name: 'Vairon',
      others: ['Goujon', 'Ablette'],
      character: 'File vers ce qui brille, après un coup d’œil à six issues possibles.',
    },
    crab: {
      name: 'Crabe',
      others: ['Crevette', 'Homard'],
      character: 'Traverse de biais quelques dizaines de parties imaginées, et pince où il peut.',
    },
    seal: {
      name: 'Phoque',
      others: ['Loutre', 'Morse'],
      character: 'Rejoue la partie quelques centaines de fois dans sa tête avant de bouger.',
    },
    dolphin: {
      name: 'Dauphin',
      others: ['Marsouin', 'Orque'],
      character: 'Vif et clairvoyant : plus de mille parties pour chaque coup.',
    },
    octopus: {
      name: 'Pieuvre',
      others: ['Calmar', 'Seiche'],
      character: 'Huit bras, dix mille parties imaginées, et pas de pitié.',
    },
  },
  reason: ({ games }: Tried): string =>
    games === 1 ? 'Essayé dans une partie imaginée.' : `Essayé dans ${games.toLocaleString('fr')} parties imaginées.`,
};
