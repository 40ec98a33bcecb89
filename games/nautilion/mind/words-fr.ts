import type { MindWords } from '@fathom/mind';
import type { Token } from '@fathom/nautilion/rules';
import type { LevelId } from './levels.ts';
import type { Reason } from './reasons.ts';
import { strengths } from './strengths.ts';

const bare = (token: Token): string => {
  if (/^[1-9]$/.test(token)) return token;
  if (/^[ABC]$/.test(token)) return `mage ${token}`;
  if (token.startsWith('reef')) return `écueil ${token.slice(4)}`;
  return token === 'blank' ? 'jeton vierge' : 'mercenaire';
};
const one = (token: Token): string => `un ${bare(token)}`;
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items[items.length - 1]}`;
const count = (n: number, word: string): string => `${n} ${word}${n < 2 ? '' : 's'}`;

const cabins = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'la cabine' : 'les cabines'} ${list(numbers.map(String))}`;

const toCabins = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'à la cabine' : 'aux cabines'} ${list(numbers.map(String))}`;

function reason(why: Reason): string {
  switch (why.kind) {
    case 'wins':
      return 'Gagne la partie.';
    case 'loses':
      return 'Perd la partie.';
    case 'boards':
      return `Embarque ${list(why.tokens.map(one))}.`;
    case 'completes':
      return 'Tout l’équipage nécessaire est alors à bord.';
    case 'saves':
      return why.left === 1
        ? `Tient le Fantôme loin du dernier ${bare(why.token)}.`
        : `Tient le Fantôme loin d’${one(why.token)} : il n’en reste que deux devant vous.`;
    case 'leaves':
      return why.left === 0
        ? `Ne laisse aucun ${bare(why.token)} devant vous.`
        : `Ne laisse qu’un ${bare(why.token)} devant vous.`;
    case 'opens':
      return `Ouvre un conduit vers ${cabins(why.cabins)}.`;
    case 'shuts':
      return `Pour l’instant, plus aucun conduit ne mène ${toCabins(why.cabins)}.`;
    case 'spares':
      return 'Le Phare ne prend rien.';
    case 'gives-up':
      return `Cède ${one(why.token)}.`;
    case 'spends':
      return `Coûte ${count(why.money, 'jeton')} ; il en reste ${why.left}.`;
    case 'saves-money':
      return `Laisse ${count(why.money, 'jeton')} dans la réserve.`;
    case 'rolls-again':
      return why.best ? 'Relancer promet mieux que ces dés.' : 'Relance les dés.';
    case 'slows-phantom':
      return `Le Fantôme reçoit le plus petit dé et il lui reste ${count(why.spaces, 'case')}.`;
    case 'arms':
      return `Vous donne ${count(why.harpoons, 'harpon')} contre ${why.against}.`;
  }
}

/** Sets the spaces French wants unbroken. */
const typeset = (text: string): string => text.replace(/ ([;!?])/g, '\u202f$1').replace(/ :/g, '\u00a0:');

export const mindFr: MindWords<LevelId, Reason> = {
  strengths,
  reason: (why) => typeset(reason(why)),
  levels: {
    stowaway: {
      name: 'Pip, passager clandestin',
      character: 'Prend qui peut monter tout de suite, ne lance aucun sort et n’a pas remarqué le Fantôme.',
    },
    deckhand: {
      name: 'Marlow, maître d’équipage',
      character:
        'Sait quels numéros se font rares et ménage ses jetons, mais ne connaît que le Tourbillon et oublie le Fantôme.',
    },
    helmsman: {
      name: 'Inés, à la barre',
      character: 'Pèse équipage, jetons et Fantôme à vue de nez et lance tous les sorts, mais ne voit que ce tour.',
    },
    navigator: {
      name: 'Okoro, navigateur',
      character:
        'A parcouru ces eaux des milliers de fois et juge ainsi chaque plan, mais ne pense jamais à la Translation.',
    },
    captain: {
      name: 'Capitaine Thétis',
      character: 'Juge chaque plan d’après son expérience et regarde aussi tous les lancers du tour suivant.',
    },
  },
};
