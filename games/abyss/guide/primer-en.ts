import type { Line } from '@fathom/board/primer';

export const primerEn = {
  turn: {
    plot: ['Plot, if you like', 'A pearl brings a new lord to court. As often as you can pay.'],
    explore: [
      'Then explore',
      'Turn up cards one by one. Rivals may buy each ally from you; take the one you want, and you stop. Monsters: fight, or leave them and the threat grows.',
    ],
    council: ['… or consult the council', 'Take a whole stack of one race into your hand.'],
    recruit: [
      '… or recruit a lord',
      'Pay with allies of as many races as it asks for; pearls make up the rest of the sum. The lowest ally you spend stays in front of you and scores.',
    ],
    location: [
      'Three keys: a location',
      'You must take one. The lords whose keys you used lie under it and lose their power.',
    ],
  } satisfies { readonly [step: string]: Line },
  symbols: {
    cost: [
      'What a lord costs',
      'The sum to reach, and the races to show: the one drawn must be among them, a ring is any other.',
    ],
    influence: ['Influence', 'A lord’s points at the end.'],
    key: ['Key', 'Three open a location.'],
    pearl: ['Pearl', 'Pays for allies, lords and plots.'],
    token: ['Monster token', '2, 3 or 4 points; only you see which.'],
    unit: ['Pearl or token', 'A fight pays one or the other, as you choose.'],
  } satisfies { readonly [symbol: string]: Line },
  powers: 'When a lord’s power works',
  kraken: 'With Kraken',
  more: {
    ally: ['Krakens', 'Stand for any race when you recruit, and bring nebulis.'],
    nebulis: ['Nebulis', 'A black pearl: pays like a pearl, costs a point at the end.'],
    figure: ['Kraken (−5)', 'Goes to the player with the most nebulis.'],
    sentinel: ['Sentinel', 'Only its owner may take what it guards.'],
  } satisfies { readonly [symbol: string]: Line },
  end: {
    last: [
      'The last turns',
      'Somebody has seven lords, or the court can no longer be filled. Everybody else has one more turn.',
    ],
    points: [
      'Points',
      'Lords, locations, your best affiliated ally of each race, monster tokens; nebulis and the Kraken count against you.',
    ],
  } satisfies { readonly [end: string]: Line },
  pieces: {
    ally: 'Spend it to recruit lords: its race and its value count. The lowest one you spend is affiliated: it stays in front of you, and your best of each race scores.',
    kraken: (nebulis: number) =>
      `Stands for any race when you recruit, and then brings you ${nebulis} nebulis. It is never affiliated.`,
    monster: [
      'Monster',
      'Not for sale. Fight it for the reward of the threat track, or leave it: the threat rises.',
    ] as Line,
    deck: ['Exploration deck', 'Allies and monsters, turned up one by one when you explore.'] as Line,
    'lord-deck': ['Lords', 'They come to court when it is refilled, or when somebody plots.'] as Line,
    threat: [
      'Threat',
      'What a fight earns now. It rises with every monster left lying and returns to 1 after a fight.',
    ] as Line,
    stack: (race: string) => `Council: ${race}`,
  },
  price: (cost: number) => `costs ${cost}`,
  keys: [
    ['1 to 9', 'choose an answer by its place'],
    ['c k e', 'then a digit: a lord of the court, a stack of the council, an explored card'],
    ['m', 'then a digit: a card of your hand, also to pay with; beyond nine, two digits: 07 or 12'],
    ['o p r', 'then a digit: a lord of yours, a location, something of a rival’s'],
  ] as readonly Line[],
};

export type PrimerWords = typeof primerEn;
