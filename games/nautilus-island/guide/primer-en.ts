import type { Line } from '@fathom/board/primer';

export const primerEn = {
  turn: {
    cross: [
      'Cross over',
      'Go to the other side of the submarine: any column but yours, and none that is taken on that side.',
    ],
    collect: ['Collect', 'Take the top card of every stack in your column. Only you see the face-down ones.'],
    store: [
      'Or store',
      'Lay down cards of one colour, at most one for each stack of your column. They join your set of that colour.',
    ],
    bonus: ['Take the bonus', 'After storing, take that colour’s bonus token from the camp. It stays on the set.'],
    close: [
      'Close the set',
      'A porthole of exactly its size closes it, if one is left. A closed set takes no more cards.',
    ],
  } satisfies { readonly [step: string]: Line },
  symbols: {
    castaway: ['Castaway', 'Your figure. The castaway nearest to the tail plays first next round.'],
    back: ['Face-down stack', 'Only its height is known.'],
    treasure: ['Treasures', 'They cannot be stored: kept in hand they are worth 1 to 4 points.'],
    porthole: ['Porthole', 'Its points for a set of that size. The first one taken pays most.'],
  } satisfies { readonly [symbol: string]: Line },
  bonuses: 'Bonus tokens',
  tokens: {
    two: ['2 points', 'Whatever the set.'],
    three: ['3 points', 'Whatever the set.'],
    each: ['A point per card', 'As many points as the set has cards.'],
    odd: ['Odd', '4 points if the set has an odd number of cards.'],
    pair: ['Pair', '5 points for two cards of the same object.'],
    double: ['Double', 'The porthole of the set once more.'],
  } satisfies { readonly [token: string]: Line },
  end: {
    last: ['The last round', 'When a column is empty, finish the round and play one more.'],
    points: [
      'Points',
      'Bonus tokens, portholes and treasures in hand. Other cards in hand are worth nothing. Most points win.',
    ],
  } satisfies { readonly [end: string]: Line },
  pieces: {
    card: 'Store it in your set of that colour. In hand it is worth nothing at the end.',
    column: [
      'Column',
      'Stand here to collect the top card of each of its stacks, or to store as many cards as it has stacks.',
    ] as Line,
  },
  keys: [
    ['1 to 6', 'choose a column, or an answer by its place'],
    ['m, then 1 to 9', 'pick a card of your hand'],
  ] satisfies readonly Line[],
};

export type PrimerWords = typeof primerEn;
