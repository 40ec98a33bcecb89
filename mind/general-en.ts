import type { Tried } from './general.ts';
import type { MindWords } from './words.ts';

/** Those who play any game, in English. */
export const generalEn = {
  levels: {
    minnow: {
      name: 'Minnow',
      others: ['Sprat', 'Smelt'],
      character: 'Darts at whatever looks good, after a glance at six ways it might go.',
    },
    crab: {
      name: 'Crab',
      others: ['Shrimp', 'Lobster'],
      character: 'Goes sideways through a few dozen imagined games, and pinches where it can.',
    },
    seal: {
      name: 'Seal',
      others: ['Otter', 'Walrus'],
      character: 'Plays a game through a few hundred times in its head before it moves.',
    },
    dolphin: {
      name: 'Dolphin',
      others: ['Porpoise', 'Orca'],
      character: 'Quick and far-sighted: over a thousand games for every move.',
    },
    octopus: {
      name: 'Octopus',
      others: ['Squid', 'Cuttlefish'],
      character: 'Eight arms, ten thousand imagined games, and no mercy.',
    },
  },
  reason: ({ games }: Tried): string =>
    games === 1 ? 'Tried in one imagined game.' : `Tried in ${games.toLocaleString('en')} imagined games.`,
} satisfies MindWords<string, Tried>;
