import type { MindWords } from '@fathom/mind';
import type { Token } from '@fathom/nautilion/rules';
import type { LevelId } from './levels.ts';
import type { Reason } from './reasons.ts';
import { strengths } from './strengths.ts';

const one = (token: Token): string => {
  if (/^[1-9]$/.test(token)) return `${token === '8' ? 'an' : 'a'} ${token}`;
  if (/^[ABC]$/.test(token)) return `a mage ${token}`;
  if (token.startsWith('reef')) return `a reef ${token.slice(4)}`;
  return token === 'blank' ? 'a blank token' : `a ${token}`;
};
const bare = (token: Token): string => one(token).replace(/^an? /, '');
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

const cabins = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'cabin' : 'cabins'} ${list(numbers.map(String))}`;

function reason(why: Reason): string {
  switch (why.kind) {
    case 'wins':
      return 'Wins the game.';
    case 'loses':
      return 'Loses the game.';
    case 'boards':
      return `Takes ${list(why.tokens.map(one))} aboard.`;
    case 'completes':
      return 'Then everybody you need is aboard.';
    case 'saves':
      return why.left === 1
        ? `Keeps the Phantom away from the last ${bare(why.token)}.`
        : `Keeps the Phantom away from ${one(why.token)}: only two are left ahead.`;
    case 'leaves':
      return why.left === 0 ? `Leaves no ${bare(why.token)} ahead.` : `Leaves only one ${bare(why.token)} ahead.`;
    case 'opens':
      return `Opens a duct to ${cabins(why.cabins)}.`;
    case 'shuts':
      return `For now, no duct leads to ${cabins(why.cabins)} any more.`;
    case 'spares':
      return 'The Darkhouse takes nothing.';
    case 'gives-up':
      return `Gives up ${one(why.token)}.`;
    case 'spends':
      return `Costs ${count(why.money, 'token')}; ${why.left === 0 ? 'none is' : why.left === 1 ? 'one is' : `${why.left} are`} left.`;
    case 'saves-money':
      return `Leaves ${count(why.money, 'token')} in the reserve.`;
    case 'rolls-again':
      return why.best ? 'Rolling again promises more than these dice.' : 'Rolls the dice again.';
    case 'slows-phantom':
      return `The Phantom gets the smallest die and still has ${count(why.spaces, 'space')} to go.`;
    case 'arms':
      return `Brings you to ${count(why.harpoons, 'harpoon')} against ${why.against}.`;
  }
}

export const mindEn: MindWords<LevelId, Reason> = {
  strengths,
  reason,
  levels: {
    stowaway: {
      name: 'Pip, the stowaway',
      character: 'Takes whoever fits right now, casts no spell, and has not noticed the Phantom.',
    },
    deckhand: {
      name: 'Bosun Marlow',
      character:
        'Knows which numbers are getting rare and saves tokens, but casts only Whirlwind and forgets the Phantom.',
    },
    helmsman: {
      name: 'Inés, at the helm',
      character:
        'Weighs crew, tokens and the Phantom by rule of thumb, and casts every spell, but only sees this turn.',
    },
    navigator: {
      name: 'Okoro, the navigator',
      character:
        'Has sailed these waters thousands of times and judges every plan by it, but never thinks of Translation.',
    },
    captain: {
      name: 'Captain Thetis',
      character: 'Judges every plan by long experience and looks at all rolls of the next turn as well.',
    },
  },
};
