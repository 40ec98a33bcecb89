import type { Seat } from '@fathom/kernel';
import type { MindWords } from '@fathom/mind';
import { cards, colours, tokens } from '@fathom/nautilus-island/words/names-fr';
import { typeset, typesetAll } from '@fathom/words';
import type { LevelId } from './levels.ts';
import type { Reason } from './reasons.ts';
import { strengths } from './strengths.ts';

const count = (n: number, word: string): string => `${n} ${word}${n < 2 ? '' : 's'}`;

function reason(why: Reason, name: (seat: Seat) => string = () => 'un rival'): string {
  switch (why.kind) {
    case 'wins':
      return 'Gagne la partie.';
    case 'loses':
      return 'Met fin à la partie, sans la gagner.';
    case 'ends':
      return 'Met fin à la partie ; les cartes cachées décideront.';
    case 'closes':
      return `Ferme la série ${colours[why.colour]} à ${count(why.size, 'carte')} pour ${count(why.points, 'point')}.`;
    case 'denies-porthole':
      return `Prend le hublot à ${count(why.points, 'point')} avant ${name(why.rival)}.`;
    case 'waits':
      return `Laisse la série ouverte pour le hublot à ${count(why.points, 'point')}, à ${count(why.size, 'carte')}.`;
    case 'grows':
      return why.size === 1
        ? `Commence la série ${colours[why.colour]}.`
        : `Porte la série ${colours[why.colour]} à ${count(why.size, 'carte')}.`;
    case 'bonus':
      return `Prend le jeton « ${tokens[why.token]} », qui vaut ${count(why.points, 'point')} dès maintenant.`;
    case 'bonus-later':
      return `Prend le jeton « ${tokens[why.token]} » pour plus tard.`;
    case 'gathers':
      return `Fait ${count(why.total, 'carte')} dans la couleur ${colours[why.colour]}, main et série réunies.`;
    case 'treasure':
      return `Prend un trésor : ${cards[why.card]}, ${count(why.points, 'point')}.`;
    case 'denies-card':
      return `Prive ${name(why.rival)} d’une carte utile : ${cards[why.card]}.`;
    case 'unseen':
      return `Rapporte aussi ${why.count === 1 ? 'une carte' : count(why.count, 'carte')} que personne n’a vue${why.count === 1 ? '' : 's'}.`;
    case 'first-next':
      return 'Joue en premier à la manche suivante.';
    case 'ends-soon':
      return 'Vide la colonne : la manche suivante est la dernière.';
    case 'last-chance':
      return 'Dernière occasion de ranger : en main, seuls les trésors compteront encore.';
    case 'passes':
      return 'Il n’y a rien d’autre à faire ici.';
  }
}

export const mindFr: MindWords<LevelId, Reason> = {
  strengths,
  reason: (why, name) => typeset(reason(why, name)),
  levels: typesetAll({
    beachcomber: {
      name: 'Lilo, ramasse-coquillages',
      others: ['Zita', 'Momo'],
      character: 'Aime les bras pleins et tout ce qui brille, et ne ferme jamais une série : elle pourrait grandir.',
    },
    tinker: {
      name: 'Barnabé, rétameur',
      others: ['Jonas', 'Odette'],
      character: 'Soigne ses propres séries, ne regarde pas celles des autres, et la fin le surprend chaque fois.',
    },
    cook: {
      name: 'Rosalinde, cuisinière du bord',
      others: ['Basile', 'Safran'],
      character:
        'Pèse à vue de nez les points, les chances et le rival le plus fort, et voit venir la dernière manche.',
    },
    mate: {
      name: 'Tamsin, second du navire',
      others: ['Gwen', 'Piran'],
      character: 'A fouillé cette épave des milliers de fois et juge ainsi chaque tour, sans jamais penser au suivant.',
    },
    keeper: {
      name: 'Ondine, gardienne du phare',
      others: ['Mélusine', 'Iseult'],
      character:
        'Juge d’après son expérience, imagine ce qui est caché et suit les meilleurs tours à travers les suivants.',
    },
  }),
};
