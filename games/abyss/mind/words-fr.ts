import {
  capital,
  locationName,
  money,
  ofLord,
  oneCard,
  pearlsOf,
  theLord,
  theRace,
} from '@fathom/abyss/words/names-fr';
import type { Seat } from '@fathom/kernel';
import type { MindWords } from '@fathom/mind';
import type { LevelId } from './levels.ts';
import type { Reason } from './reasons.ts';
import { strengths } from './strengths.ts';

const count = (n: number, word: string): string => `${n} ${word}${n < 2 ? '' : 's'}`;

/** « une clé et 2 perles ou jetons Monstre ». */
function reward(keys: number, units: number): string {
  const parts: string[] = [];
  if (keys > 0) parts.push(keys === 1 ? 'une clé' : `${keys} clés`);
  if (units > 0) parts.push(units === 1 ? 'une perle ou un jeton Monstre' : `${units} perles ou jetons Monstre`);
  return parts.join(' et ');
}

function reason(why: Reason, name?: (seat: Seat) => string): string {
  switch (why.kind) {
    case 'wins':
      return 'Met fin à la partie, et vous gagnez.';
    case 'loses':
      return 'Met fin à la partie, sans la gagner.';
    case 'ends':
      return 'Met fin à la partie ; les jetons Monstre décideront.';
    case 'recruits': {
      const less = why.saved > 0 ? `, ${why.saved} de moins que le coût imprimé` : '';
      const allies = why.allies ? ' et des alliés' : '';
      const paid = why.pearls > 0 ? ` pour ${pearlsOf(why.pearls)}${allies}` : ' sans une perle';
      return `Recrute ${theLord(why.lord)} (influence ${why.influence})${paid}${less}.`;
    }
    case 'joins':
      return `Vous amène ${theLord(why.lord)} (influence ${why.influence}).`;
    case 'loses-lord':
      return `Vous perdez ${theLord(why.lord)} (influence ${why.influence}).`;
    case 'denies':
      return `${name?.(why.seat) ?? 'Un adversaire'} peut aussi payer ${theLord(why.lord)}.`;
    case 'affiliates':
      return `L’allié ainsi fédéré ajoute ${count(why.points, 'point')}.`;
    case 'location':
      return `Prend ${locationName(why.location)} : ${count(why.points, 'point')} pour l’instant.`;
    case 'sanctuary':
      return `Prend ${locationName(why.location)}, un sanctuaire où chercher du butin.`;
    case 'location-due':
      return 'Trois clés : un lieu est à vous, au choix.';
    case 'keys':
      return why.keys === 1 ? 'Apporte votre première clé.' : `Vous donne ${why.keys} des trois clés.`;
    case 'stack':
      return `Prend ${theRace(why.race)} du Conseil : ${count(why.cards, 'carte')} d’une valeur de ${why.points}.`;
    case 'affords':
      return `Ensuite, vous pouvez payer ${theLord(why.lord)}.`;
    case 'nears':
      return `Ensuite, il ne manque que ${count(why.short, 'point')} pour ${theLord(why.lord)}.`;
    case 'takes':
      return `Prend ${oneCard(why.card)} en main.`;
    case 'buys':
      return `Achète ${oneCard(why.card)} pour ${money(why.pearls, why.nebulis)}.`;
    case 'keeps-pearls':
      return `Garde ${why.pearls === 1 ? 'votre perle' : `vos ${pearlsOf(why.pearls)}`} pour mieux.`;
    case 'declines':
      return `${capital(oneCard(why.card))} ne vaut pas ce prix.`;
    case 'power':
      return `Se sert du pouvoir ${ofLord(why.lord)}.`;
    case 'hopes':
      return `La suite peut être meilleure : ${why.places === 1 ? 'une place est encore vide' : `${why.places} places sont encore vides`} sur la piste.`;
    case 'fights':
      return `Le monstre rapporte ${reward(why.keys, why.units)}.`;
    case 'threat':
      return `Le prochain monstre rapportera ${reward(why.keys, why.units)}.`;
    case 'explores':
      return why.oneIn === 0
        ? 'De nouveaux alliés ; il n’y a plus de monstre dans la pioche.'
        : `De nouveaux alliés, et une carte sur ${why.oneIn} est un monstre qui rapporte ${reward(why.keys, why.units)}.`;
    case 'plots':
      return 'Une perle pour un seigneur de plus à choisir.';
    case 'leaves':
      return `Laisse ${theRace(why.race)} du Conseil, d’une valeur de ${why.points}, ${name ? `à ${name(why.seat)}` : 'au joueur suivant'}.`;
    case 'seventh':
      return why.lead > 0
        ? `Le septième seigneur : la fin vient alors que vous menez de ${why.lead}${why.hidden ? ', sans compter les jetons Monstre cachés' : ''}.`
        : 'Le septième seigneur : il reste un tour à chacun des autres.';
    case 'corrupts':
      return `Vous apporte ${why.nebulis} nébulis : −${why.nebulis} à la fin.`;
    case 'cleans':
      return `Vous débarrasse de ${why.nebulis} nébulis.`;
    case 'figure':
      return why.nebulis > 0
        ? `Vous apporte ${why.nebulis} nébulis, et avec ${why.nebulis === 1 ? 'lui' : 'eux'} le Kraken : −5 points tant qu’il reste.`
        : 'Le Kraken vient à vous : −5 points tant qu’il reste.';
    case 'earns':
      return `Rapporte ${pearlsOf(why.pearls)}.`;
    case 'figure-leaves':
      return 'Le Kraken vous quitte, et ses −5 points avec lui.';
    case 'best':
      return 'Le meilleur coup possible ici.';
    case 'other':
      return 'Une autre possibilité.';
  }
}

/** Sets the spaces French wants unbroken. */
const typeset = (text: string): string => text.replace(/ ([;!?])/g, '\u202f$1').replace(/ :/g, '\u00a0:');

export const mindFr: MindWords<LevelId, Reason> = {
  strengths,
  reason: (why, name) => typeset(reason(why, name)),
  levels: {
    page: {
      name: 'Nérin, le page',
      others: ['Doto', 'Thoé'],
      character: 'Couve perles et alliés, prend le premier allié venu et ne rêve que des plus grands seigneurs.',
    },
    diver: {
      name: 'Coralie, pêcheuse de perles',
      others: ['Marina', 'Ianthé'],
      character:
        'Connaît le prix des seigneurs et des alliés, mais oublie de fédérer et de prendre des lieux, et ne regarde jamais les rivaux.',
    },
    chamberlain: {
      name: 'Murex, chambellan',
      others: ['Triton', 'Trochus'],
      character:
        'Recrute à la première occasion et pèse alliés, clés et rivaux selon de vieilles règles, mais ne voit que le coup suivant.',
    },
    regent: {
      name: 'Anémone, régente',
      others: ['Actinia', 'Gorgonia'],
      character: 'A tenu la Cour des milliers de fois et sait ce que vaut une position, mais décide d’un coup d’œil.',
    },
    queen: {
      name: 'Bathys, reine des profondeurs',
      others: ['Thalassa', 'Téthys'],
      character: 'Forte d’une longue expérience, imagine comment chacun continuera avant de décider.',
    },
  },
};
