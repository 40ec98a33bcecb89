import { typesetAll } from '@fathom/words';
import type { PrimerWords } from './primer-en.ts';

export const primerFr: PrimerWords = typesetAll({
  turn: {
    roll: ['Lancez', 'Trois dés, qui montrent de 1 à 4. Les petits nombres sortent deux fois plus souvent.'],
    give: [
      'Un dé par figurine',
      'Un dé pour le Phare, un pour le Fantôme, un pour vous. À vous de choisir qui reçoit lequel.',
    ],
    darkhouse: [
      'Le Phare',
      'Un 1 ou un 2 ne fait rien. Un 3 ou un 4 vous coûte un jeton, pris dans la réserve ou à bord.',
    ],
    phantom: [
      'Le Fantôme',
      'Il avance vers les Îles et coule le jeton où il s’arrête. Les cases vides ne comptent pas.',
    ],
    nautilion: [
      'Le Nautilion',
      'Vous avancez vers les Abysses et prenez le jeton où vous vous arrêtez : dans sa cabine si un conduit le relie à l’équipage, ou dans la réserve.',
    ],
  },
  symbols: {
    crew: ['Équipiers 1 à 9', 'Chacun a sa cabine. Le parcours en compte quatre de chaque numéro.'],
    duct: [
      'Conduits',
      'Le premier équipier à bord se passe de conduit. Aux suivants, il en faut un vers quelqu’un à bord, et nul ne peut partir si cela coupe l’équipage en deux.',
    ],
    reserve: ['Réserve', 'Ici, tout jeton sert de monnaie. Elle paie les sorts.'],
    whirlwind: ['Tourbillon, coûte 1', 'Relancez les dés.'],
    tide: ['Marée, coûte 2', 'Tournez un dé sur la face de votre choix.'],
    translation: [
      'Translation, coûte 2',
      'Échangez deux jetons du parcours. Elle ramène un numéro resté derrière vous.',
    ],
  },
  expansions: 'Avec les extensions',
  more: {
    mage: [
      'Mages',
      'A, B et C doivent être dans la Cabine des mages pour gagner. Un duo, mage et équipier, relance un dé à chaque tour.',
    ],
    mercenary: ['Mercenaires', 'Deux harpons chacun, pour vous ou pour le Fantôme, jusqu’à l’abordage.'],
    reef: ['Écueils', 'Arrêtez-vous à côté d’un écueil, et il peut vous retenir un tour.'],
    darkhouse: ['Cartes du Phare Obscur', 'Cinq cartes se relaient : à chaque tour, la suivante change une règle.'],
    heroic: [
      'Actions héroïques',
      'Des cartes puissantes, chacune payée d’un équipier. Il ne doit plus en rester à l’arrivée.',
    ],
  },
  end: {
    win: ['Vous gagnez', 'Le Nautilion atteint les Abysses avec ses neuf équipiers à bord.'],
    lose: [
      'Vous perdez',
      'Vous arrivez avec une cabine vide, ou le Fantôme atteint les Îles. Il se déplace avant vous.',
    ],
  },
  pieces: {
    die: ['Dé', 'Ses faces : 1, 1, 2, 2, 3 et 4. Donnez-le à une figurine.'],
    blank: ['Jeton vierge', 'De la monnaie, rien d’autre.'],
    cabin: [
      'Cabine',
      'Pour l’équipier de ce numéro. Il lui faut un conduit vers quelqu’un à bord, sauf s’il est le premier.',
    ],
    discard: ['Défausse', 'Les jetons hors jeu. Certaines cartes les ramènent.'],
    mages: [
      'Cabine des mages',
      'Aucun conduit n’y est nécessaire. A, B et C doivent y être pour gagner ; un duo complet relance un dé à chaque tour.',
    ],
    hold: [
      'Plateau du Fantôme',
      'Lors de l’abordage, chaque mercenaire ici vaut deux harpons contre vous, chaque équipier un.',
    ],
    reroll: ['Relance gratuite', 'Un duo complet dans la Cabine des mages relance un dé, une fois par tour.'],
    recall: ['Rappel', 'Payez deux jetons et placez-en un de la défausse.'],
  },
  tags: { turn: 'Ce tour', row: 'Tant qu’elle agit', spell: 'Après le lancer', once: '1 fois par tour' },
  keys: [
    ['1 2 3', 'choisir un dé, ou une réponse par son rang'],
    ['p f n', 'le donner au Phare, au Fantôme, au Nautilion'],
    ['1 à 55', 'quand on vous demande une case du parcours, aller à celle de ce numéro, puis Entrée'],
    ['w t s', 'lancer le Tourbillon, la Marée, la Translation'],
    ['c 1', 'ouvrir la première Action héroïque jouable'],
    ['r', 'lancer les dés, ou prendre la relance gratuite d’un duo'],
  ],
});
