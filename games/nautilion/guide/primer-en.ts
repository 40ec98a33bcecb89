import type { Line } from '@fathom/board/primer';

export const primerEn = {
  turn: {
    roll: ['Roll', 'Three dice, each showing 1 to 4. Low numbers come up twice as often.'],
    give: [
      'Give each figure a die',
      'One die for the Darkhouse, one for the Phantom, one for you. Who gets which is up to you.',
    ],
    darkhouse: ['The Darkhouse', 'A 1 or 2 does nothing. A 3 or 4 costs you a token: from the reserve or from aboard.'],
    phantom: ['The Phantom', 'It moves towards the Isles and sinks the token it lands on. Gaps are skipped.'],
    nautilion: [
      'The Nautilion',
      'You move towards the Abyss and take the token you land on: into its cabin if a duct joins it to your crew, or into the reserve.',
    ],
  } satisfies { readonly [step: string]: Line },
  symbols: {
    crew: ['Crew 1 to 9', 'Each has one cabin. The path holds four of every number.'],
    duct: [
      'Ducts',
      'The first crew aboard needs no duct. All others need one to somebody aboard, and nobody who links the others may leave.',
    ],
    reserve: ['Reserve', 'Any token here is money. It pays for spells.'],
    whirlwind: ['Whirlwind, costs 1', 'Roll the dice again.'],
    tide: ['Tide, costs 2', 'Turn one die to any face.'],
    translation: ['Translation, costs 2', 'Swap two tokens on the path. It brings back a number that lies behind you.'],
  } satisfies { readonly [symbol: string]: Line },
  expansions: 'With expansions',
  more: {
    mage: ['Mages', 'A, B and C must be in the mages’ cabin to win. A mage with its crew re-rolls a die each turn.'],
    mercenary: ['Mercenaries', 'Two harpoons each, for you or for the Phantom, until the two figures collide.'],
    reef: ['Reefs', 'Land beside one and you may be held for a turn.'],
    darkhouse: ['Darkhouse cards', 'Every turn the next of five cards changes a rule.'],
    heroic: ['Heroic cards', 'Powerful actions, each paid with one crew. None may be left when you arrive.'],
  } satisfies { readonly [symbol: string]: Line },
  end: {
    win: ['You win', 'The Nautilion reaches the Abyss with all nine crew aboard.'],
    lose: ['You lose', 'You arrive with an empty cabin, or the Phantom reaches the Isles. It moves first.'],
  } satisfies { readonly [end: string]: Line },
  pieces: {
    die: ['Die', 'Faces 1, 1, 2, 2, 3 and 4. Give it to a figure.'],
    blank: ['Blank token', 'Money and nothing else.'],
    cabin: ['Cabin', 'For the crew with its number. It needs a duct to somebody aboard, except for the first.'],
    discard: ['Discard', 'Tokens out of play. Some cards bring them back.'],
    mages: ['Mages’ cabin', 'Needs no ducts. A, B and C must be here to win; a full pair re-rolls a die each turn.'],
    hold: [
      'Phantom’s board',
      'When the figures collide, every mercenary here is two harpoons against you, every crew one.',
    ],
    reroll: ['Free re-roll', 'A full pair in the mages’ cabin rolls one die again, once a turn.'],
    recall: ['Call back', 'Pay two tokens and place one from the discard.'],
  } satisfies { readonly [piece: string]: Line },
  tags: { turn: 'This turn', row: 'While it is in force', spell: 'After the roll', once: 'Once a turn' },
  keys: [
    ['1 2 3', 'choose a die, or an answer by its place'],
    ['d p n', 'give it to the Darkhouse, the Phantom, the Nautilion'],
    ['1 to 55', 'where a space of the path is asked for, go to the one with that number, then Enter'],
    ['w t s', 'cast Whirlwind, Tide, Translation'],
    ['c 1', 'open the first Heroic card you can play'],
    ['r', 'roll the dice, or use the free re-roll of the mages'],
  ] satisfies readonly Line[],
};

export type PrimerWords = typeof primerEn;
