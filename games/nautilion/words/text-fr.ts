import type { Token } from '@fathom/nautilion/rules';
import { typesetAll } from '@fathom/words';
import { list, one, plain } from './names-fr.ts';
import type { TextWords } from './text-en.ts';

const isNumber = (token: Token): boolean => /^[1-9]$/.test(token);
const tokens = (n: number): string => `${n} ${n < 2 ? 'jeton' : 'jetons'}`;

export const textFr: TextWords = typesetAll({
  short: (token) => (isNumber(token) ? token : plain(token)),
  besideReef: (said, reef) => `${said} (écueil ${reef})`,
  row: (said) => said.join(', '),

  dice: 'Dés',
  rolled: (dice) => (dice.length === 0 ? 'Aucun dé à donner' : `Encore à donner : ${dice.join(', ')}`),
  given: (figure, die) => `Le ${figure} a reçu le ${die}`,

  path: 'Parcours devant vous',
  here: (place) => (place === 0 ? 'Vous êtes aux Îles Bienheureuses' : `Vous êtes sur la case ${place}`),
  ahead: (from, to, said) => (from === to ? `À ${from} pas : ${said}` : `De ${from} à ${to} pas : ${said}`),
  phantom: 'le Fantôme',
  abyss: 'les Abysses',
  behind: (said) => `Derrière vous, à portée de Translation : ${said}`,
  nothingBehind: 'Plus rien derrière vous',
  phantomPath: 'Parcours du Fantôme',
  phantomHere: (place, steps) => `Il est sur la case ${place}, à ${steps} pas de vos Îles`,
  phantomNext: (said) => `Il va rencontrer : ${said}`,
  home: 'vos Îles, et vous perdez',
  backwards: 'Il recule vers les Abysses ce tour-ci',
  still: 'Il ne bouge pas ce tour-ci',
  youBackwards: 'Vous reculez vers les Îles ce tour-ci',

  cabin: (cabin, state, ducts) => `Cabine ${cabin} : ${state} ; conduits vers ${list(ducts)}`,
  reachedFrom: (cabins) =>
    cabins.length === 0
      ? 'vide, ouverte : le premier équipier se passe de conduit'
      : `vide, accessible depuis ${list(cabins)}`,
  cut: 'vide, aucun conduit depuis l’équipage',
  manned: 'équipier à bord',
  mercenary: 'occupée par un mercenaire',

  money: (n) => `${tokens(n)} à dépenser`,
  pile: (token, n) => `${n} × ${plain(token)}`,
  empty: 'vide',
  spells: 'Sorts',
  spell: (name, cost, text) => `${name}, ${tokens(cost)} : ${text}`,
  darkhouse: 'Cartes du Phare',
  card: (name, text) => `${name} : ${text}`,
  inForce: (said) => `${said} (en vigueur)`,
  arch: (mage, there, crew, helped) =>
    `Mage ${mage} ${there ? 'présent' : 'absent'}, assistant ${crew} ${helped ? 'présent' : 'absent'}`,
  admiral: (name, orders) => `${name} : ${orders}`,

  give: 'Donner un dé',
  giveOne: (die, figure, effect) =>
    `${die} ${{ darkhouse: 'au Phare', phantom: 'au Fantôme', nautilion: 'au Nautilion' }[figure]} : ${effect}`,
  effect: (first, second) => (second ? `${first}, ${second}` : first),
  costs: (said, cost) => `${said}, coûte ${tokens(cost)}`,
  other: 'Autre chose',
  onPath: (token, place, steps) =>
    `${one(token)}, case ${place}, ${steps > 0 ? `${steps} devant` : steps < 0 ? `${-steps} derrière` : 'là où vous êtes'}`,
  before: (place) => `Avant la case ${place}`,
  losesGame: 'Ce coup vous fait perdre la partie.',
  losesCrew: 'Les équipiers qui partent vont à la défausse.',
  losesTokens: 'Des jetons sont dépensés et les dés relancés : cela ne s’annule pas.',
});
