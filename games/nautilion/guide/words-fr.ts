import { typesetAll } from '@fathom/words';
import type { en } from './words-en.ts';

export const fr: typeof en = typesetAll({
  several: 'Un Amiral chacun, des tours entiers à tour de rôle, et deux jetons de plus dans la réserve.',
  difficulty: 'Combien de jetons dans la réserve ?',
  reserves: {
    6: 'Six jetons : des sorts à volonté.',
    5: 'Cinq jetons : un de plus que d’habitude.',
    4: 'Quatre jetons, comme le veut la règle.',
    3: 'Trois jetons : chaque sort compte.',
    2: 'Deux jetons : un bon sort, puis aux dés de jouer.',
    1: 'Un seul jeton : presque aucun sort de toute la partie.',
  },
  inReserve: (count) => `${count} en réserve`,
  submarines: 'Quel sous-marin ?',
  submarine: (board) => `Sous-marin ${board}`,
  ownSubmarine: 'Votre propre sous-marin',
  classes: {
    A1: 'Docile · 15 conduits',
    A2: 'Docile · 12 conduits',
    B1: 'Délicat · 11 conduits',
    B2: 'Délicat · 10 conduits',
    C1: 'Rude · 9 conduits',
    C2: 'Extrême · 8 conduits',
  },
  expansionsTitle: 'Quelles extensions ?',
  expansions: {
    mages: {
      name: 'Mages',
      line: 'Trois lettres à trouver en plus ; chaque duo avec l’équipier 1, 4 ou 7 offre une relance par tour.',
    },
    mercenaries: { name: 'Mercenaires', line: 'Les figurines s’abordent à mi-chemin, et les harpons tranchent.' },
    reefs: { name: 'Écueils', line: 'Une case sur trois peut vous retenir un tour, ou vous payer.' },
    darkhouse: { name: 'Phare Obscur', line: 'Cinq cartes en rangée ; à chaque tour, une autre change les règles.' },
    heroic: {
      name: 'Actions héroïques',
      line: 'Trois cartes à jouer avant la fin, chacune au prix d’un équipier.',
    },
  },
  harpoons: 'Harpons du Fantôme',
  harpoonCounts: { 2: 'Deux harpons', 3: 'Trois harpons (plus dur)' },
  darkhouseLevel: 'Cartes du Phare Obscur',
  levels: {
    intro: { name: 'Découverte', line: 'Trois cartes contre vous, deux pour vous.' },
    normal: { name: 'Normal', line: 'Quatre cartes contre vous, une pour vous.' },
    difficult: { name: 'Difficile', line: 'Cinq cartes contre vous.' },
  },
  phases: {
    currents: 'Courants',
    plan: 'Planification',
    darkhouse: 'Phare',
    phantom: 'Fantôme',
    nautilion: 'Nautilion',
  },
});
