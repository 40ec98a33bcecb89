import type { Seat } from '@fathom/kernel';
import type { MindWords } from '@fathom/mind';
import { cards, colours, tokens } from '@fathom/nautilus-island/words/names-en';
import type { LevelId } from './levels.ts';
import type { Reason } from './reasons.ts';
import { strengths } from './strengths.ts';

const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

function reason(why: Reason, name: (seat: Seat) => string = () => 'a rival'): string {
  switch (why.kind) {
    case 'wins':
      return 'Wins the game.';
    case 'loses':
      return 'Ends the game without a win.';
    case 'ends':
      return 'Ends the game; the hidden cards decide it.';
    case 'closes':
      return `Closes ${colours[why.colour]} at ${count(why.size, 'card')} for ${count(why.points, 'point')}.`;
    case 'denies-porthole':
      return `Takes the ${why.points}-point porthole before ${name(why.rival)} can.`;
    case 'waits':
      return `Leaves the set open for the ${why.points}-point porthole at ${count(why.size, 'card')}.`;
    case 'grows':
      return why.size === 1
        ? `Begins a set of ${colours[why.colour]}.`
        : `Brings ${colours[why.colour]} to ${count(why.size, 'card')}.`;
    case 'bonus':
      return `Takes the token “${tokens[why.token]}”, worth ${count(why.points, 'point')} now.`;
    case 'bonus-later':
      return `Takes the token “${tokens[why.token]}” for later.`;
    case 'gathers':
      return `Makes ${count(why.total, 'card')} of ${colours[why.colour]}, hand and set together.`;
    case 'treasure':
      return `Takes a treasure: ${cards[why.card]}, ${count(why.points, 'point')}.`;
    case 'denies-card':
      return `Denies ${name(why.rival)} a card: ${cards[why.card]}.`;
    case 'unseen':
      return `Also brings ${count(why.count, 'card')} nobody has seen.`;
    case 'first-next':
      return 'Plays first next round.';
    case 'ends-soon':
      return 'Empties the column: the next round is the last.';
    case 'last-chance':
      return 'The last chance to store: only treasures still count in hand.';
    case 'passes':
      return 'There is nothing else to do here.';
  }
}

export const mindEn: MindWords<LevelId, Reason> = {
  strengths,
  reason,
  levels: {
    beachcomber: {
      name: 'Lilo, the beachcomber',
      others: ['Zita', 'Momo'],
      character: 'Loves full arms and anything that glitters, and never closes a set: it might still grow.',
    },
    tinker: {
      name: 'Barnaby, the tinker',
      others: ['Jonas', 'Odette'],
      character: 'Builds his own sets with care, looks at nobody else’s, and is surprised every time the game ends.',
    },
    cook: {
      name: 'Rosalind, the cook',
      others: ['Basil', 'Saffron'],
      character: 'Weighs points, chances and the strongest rival by rule of thumb, and sees the last round coming.',
    },
    mate: {
      name: 'Tamsin, first mate',
      others: ['Gwen', 'Piran'],
      character: 'Has searched this wreck thousands of times and judges every turn by it, but never thinks beyond it.',
    },
    keeper: {
      name: 'Ondine, keeper of the light',
      others: ['Melusine', 'Isolde'],
      character:
        'Judges by long experience, imagines what is hidden, and follows the best turns through the next ones.',
    },
  },
};
