import { de, formats, type Language, typesetAll } from '@fathom/words';

const en = {
  choices: 'What do you play with?',
  shared: (memory: boolean): string =>
    `${memory ? 'In Abyss everybody may see all hands, so nobody has to look away.' : 'The board shows only the hand of the player whose turn it is; remember the rest.'} Only the values of monster tokens are secret: look at yours when nobody else does.`,
  kraken: {
    name: 'Kraken',
    line: 'Eighteen more lords, krakens of any race, black pearls that cost points, sentinels and loot.',
  },
  openMemory: {
    name: 'Show cards seen',
    line: 'The board shows which cards lie in hands, stacks and discard. Off: only how many, as at a real table.',
  },
  handLimit12: {
    name: 'Hand limit of 12',
    line: 'At the end of your turn each card above twelve costs a pearl or is discarded.',
  },
  house: 'house rule',
  about: (kraken: boolean, memory: boolean, limit: boolean): string =>
    [kraken ? 'With Kraken' : 'Base game', memory ? '' : 'from memory', limit ? 'hand limit 12' : '']
      .filter(Boolean)
      .join(', '),
  steps: { action: 'Action', locations: 'Locations' },
  standing: (round: number, lords: number): string => `Round ${round}, most lords: ${lords} of 7`,
  over: (scores: readonly string[]): string => `Final score: ${formats.en.and(scores)}`,
  scored: (name: string, score: string): string => `${name === 'You' ? 'you' : name} ${score}`,
  tie: 'equal points: most pearls win, then the strongest lord',
  chart: (name: string) => (name === 'You' ? 'Your points' : `${name}’s points`),
};

const fr: typeof en = typesetAll({
  choices: 'Avec quoi jouez-vous ?',
  shared: (memory) =>
    `${memory ? 'À Abyss, les mains sont visibles de tous : personne n’a à détourner les yeux.' : 'Le plateau ne montre que la main du joueur dont c’est le tour ; à vous de retenir le reste.'} Seules les valeurs des jetons Monstre sont secrètes : regardez les vôtres à l’abri des regards.`,
  kraken: {
    name: 'Kraken',
    line: 'Dix-huit seigneurs de plus, des krakens de toute race, des perles noires qui coûtent des points, des sentinelles et du butin.',
  },
  openMemory: {
    name: 'Montrer les cartes vues',
    line: 'Le plateau montre les cartes des mains, des piles et de la défausse. Sinon : seulement leur nombre, comme à une vraie table.',
  },
  handLimit12: {
    name: 'Limite de 12 cartes en main',
    line: 'À la fin de votre tour, chaque carte au-delà de douze coûte une perle ou est défaussée.',
  },
  house: 'règle maison',
  about: (kraken, memory, limit) =>
    [kraken ? 'Avec Kraken' : 'Jeu de base', memory ? '' : 'de mémoire', limit ? 'limite de 12 cartes' : '']
      .filter(Boolean)
      .join(', '),
  steps: { action: 'Action', locations: 'Lieux' },
  standing: (round, lords) => `Manche ${round}, le plus de seigneurs : ${lords} sur 7`,
  over: (scores) => `Score final : ${formats.fr.and(scores)}`,
  scored: (name, score) => `${name === 'Vous' ? 'vous' : name} ${score}`,
  tie: 'à égalité, le plus de perles l’emporte, puis le seigneur le plus fort',
  chart: (name) => (name === 'Vous' ? 'Vos points' : `Points ${de(name)}`),
});

/** What the pages say of Abyss. */
export const words: { readonly [language in Language]: typeof en } = { en, fr };
