import type { Language } from '../../settings.ts';
import { shown } from '../../words.ts';

const en = {
  choices: 'Which game?',
  several:
    'Hands lie open in Abyss, so nobody has to look away. Only the values of monster tokens are secret: look at yours when you are alone with them.',
  kraken: {
    name: 'Kraken',
    line: 'Eighteen more lords, krakens of any race, black pearls that cost points, sentinels and loot.',
  },
  openMemory: {
    name: 'Open memory',
    line: 'The board shows what hands, stacks and the discard hold. Off: only how many, as at a real table.',
  },
  handLimit12: {
    name: 'Hand limit of 12',
    line: 'At the end of your turn each card above twelve costs a pearl or is discarded.',
  },
  house: 'our rule',
  about: (kraken: boolean, memory: boolean, limit: boolean): string =>
    [kraken ? 'With Kraken' : 'Base game', memory ? '' : 'from memory', limit ? 'hand limit 12' : '']
      .filter(Boolean)
      .join(', '),
  steps: { action: 'Plot and action', locations: 'Locations' },
  standing: (round: number, lords: number): string =>
    `Round ${round}, ${lords === 1 ? 'one lord' : `${lords} lords`} at most of seven`,
  over: (scores: readonly number[]): string => `Final score ${scores.join(' : ')}`,
  tie: 'equal points: more pearls go first, then the strongest lord',
  chart: (name: string) => `Points of ${name}`,
  seat: (seat: number) => `Player ${seat + 1}`,
};

const fr: typeof en = {
  choices: 'Quelle partie ?',
  several:
    'Dans Abyss les mains sont ouvertes : personne n’a à détourner les yeux. Seules les valeurs des jetons Monstre sont secrètes : regardez les vôtres à l’écart.',
  kraken: {
    name: 'Kraken',
    line: 'Dix-huit seigneurs de plus, des krakens de toute race, des perles noires qui coûtent, sentinelles et butin.',
  },
  openMemory: {
    name: 'Mémoire ouverte',
    line: 'Le plateau montre ce que contiennent mains, piles et défausse. Sans elle : seulement combien, comme à table.',
  },
  handLimit12: {
    name: 'Main de 12 au plus',
    line: 'À la fin de votre tour, chaque carte au-delà de douze coûte une perle ou est défaussée.',
  },
  house: 'règle maison',
  about: (kraken, memory, limit) =>
    [kraken ? 'Avec Kraken' : 'Jeu de base', memory ? '' : 'de mémoire', limit ? 'main de 12' : '']
      .filter(Boolean)
      .join(', '),
  steps: { action: 'Complot et action', locations: 'Lieux' },
  standing: (round, lords) => `Manche ${round}, ${lords} ${lords > 1 ? 'seigneurs' : 'seigneur'} au plus sur sept`,
  over: (scores) => `Score final ${scores.join(' à ')}`,
  tie: 'à égalité, le plus de perles l’emporte, puis le seigneur le plus fort',
  chart: (name) => `Points de ${name}`,
  seat: (seat) => `Joueur ${seat + 1}`,
};

export const abyssWords: { readonly [language in Language]: typeof en } = { en, fr };

/** What these pages say of Abyss, in the language shown. */
export const aw = (): typeof en => abyssWords[shown()];
