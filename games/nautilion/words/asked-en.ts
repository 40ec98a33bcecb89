import type { DarkhouseCard, Figure, FrameAt, HeroicCard, HouseEffect, Token, Why } from '@fathom/nautilion/rules';
import { capital, cards, list, one } from './names-en.ts';

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const inWords = (n: number): string => small[n] ?? String(n);
const isCrew = (token: Token): boolean => /^[1-9]$/.test(token);
const isYou = (name: string): boolean => name === 'You';

const deeds: { readonly [effect in HouseEffect]: string } = {
  'hold-phantom': 'The Phantom stays where it is',
  'turn-dice': 'Turn every die to any face',
  'salvage-1': 'One discarded token to the reserve',
  'salvage-2': 'Two discarded tokens to the reserve',
  'salvage-3': 'Three discarded tokens to the reserve',
  calm: 'The Darkhouse costs nothing, this turn and the next',
  'reverse-phantom': 'The Phantom moves backwards',
  sweep: 'Your token and both its neighbours go to the reserve',
};

/** What the board says once something is asked or happens: nothing of it is needed before the first move. */
export const askedEn = {
  hints: {
    swap: 'Any token may be swapped with a different one',
    'swap-with': 'The two tokens change places',
    sacrifice: 'It leaves the submarine for the discard',
    'pick-path': 'It goes straight to its cabin',
    insert: 'Anywhere between the Nautilion and the Abyss',
    lose: 'The rest of the crew must stay linked',
    keep: 'All others are discarded',
    spoils: 'The collision is over',
  } as { readonly [at in FrameAt]?: string },
  roll: 'Roll',
  /** Two players: the dice that wait are the other one's. */
  handOver: {
    title: 'Is your turn done?',
    hint: (name: string) => `Then ${isYou(name) ? 'you roll' : `${name} rolls`}. Until then you can undo.`,
    go: 'End turn',
  },
  admirals: 'Admirals',
  startWith: (name: string) => (isYou(name) ? 'You start' : `${name} starts`),
  dieTo: (die: number, to: number) => `Turn the ${die} to ${to}`,
  collided: 'The collision is over',
  inForce: 'in force',
  toReserveText: 'Keep it to spend',
  toCabin: (cabin: number) => `Cabin ${cabin}`,
  toCabinText: 'It joins the crew',
  toMages: 'Mages’ cabin',
  toMagesText: (token: Token): string => (isCrew(token) ? 'Helps its mage' : 'Needed to win'),
  noDuct: 'No duct leads there yet',
  cabinTaken: 'It is taken',
  fromReserveText: 'from the reserve',
  fromAboardText: (cabin: number) => `from cabin ${cabin}`,
  fromMagesText: 'from the mages’ cabin',
  giveUp: (token: Token) => `Give up ${isCrew(token) ? `crew ${token}` : one(token)}`,
  surePlay: (card: HeroicCard, crew: number) => `Pay ${cards[card]} with crew ${crew}`,
  sureGive: (die: number, figure: Figure) =>
    `Give the ${{ darkhouse: 'Darkhouse', phantom: 'Phantom', nautilion: 'Nautilion' }[figure]} the ${die}`,
  /** What follows by itself is told, too. */
  losesGame: {
    'phantom-home': 'The Phantom would reach home: you lose',
    'abyss-without-crew': 'You would reach the Abyss without all your crew: you lose',
    'abyss-without-mages': 'You would reach the Abyss without all three mages: you lose',
    'heroic-left': 'You would reach the Abyss with Heroic cards left: you lose',
    harpooned: 'The Phantom’s harpoons would outnumber yours: you lose',
  } as { readonly [why in Exclude<Why, 'won'>]: string },
  losesCrew: (crew: readonly number[]) => `You would lose crew ${list(crew)}`,
  cancel: 'Cancel',
  playCard: 'Play this card',
  heroicPrice: (payers: readonly number[]) =>
    `Price: one of your crew leaves for the discard. ${payers.length === 1 ? `Only crew ${payers[0]} can pay.` : `Crew ${list(payers)} can pay.`}`,
  keepCrew: (crew: readonly number[]) => `Keep ${list(crew)}`,
  keepLoses: (crew: readonly number[]) => (crew.length === 0 ? 'nobody would be lost' : `${list(crew)} would be lost`),
  enough: 'Done',

  cardText: {
    D1: 'Phases 2 to 5 are played twice with the same dice',
    D2: 'Dice are rolled and given one at a time',
    D3: 'First, slide a discarded token back into the path',
    D4: 'A 3 or 4 here costs two tokens',
    D5: 'A 2 here is rolled again',
    D6: 'You get the Phantom’s token, it gets yours',
    D7: 'The Nautilion moves backwards',
    D8: 'Name a figure before its die is rolled',
    D9: 'No roll: the dice are 2, 3 and 4',
    D10: 'Only a 4 costs a token',
    D11: 'First, take a discarded token into the reserve',
    D12: 'Once: pay two, place one token from the discard',
    H1: deeds.calm,
    H4: deeds['reverse-phantom'],
    H5: 'Replace another card',
    H6: 'Take another crew from the path aboard',
    H7: 'Take another crew from the discard aboard',
    H9: deeds.sweep,
    H10: 'Paid with 1, 4 or 7: the other two join the mages',
    H11: 'Paid with 2, 5 or 8: a mercenary leaves the Phantom',
    H12: 'Paid with 3, 6 or 9: reefs of that number vanish',
  } as { readonly [card in DarkhouseCard | Exclude<HeroicCard, 'H2' | 'H3' | 'H8'>]: string },
  /** What H2, H3 and H8 may do: see `cardText`. */
  deeds,

  scene: {
    title: 'Collision',
    you: 'Your harpoons',
    phantom: 'The Phantom’s',
    lost: 'Its harpoons outnumber yours',
    tied: 'A draw: it is disarmed',
    won: 'You win the fight',
    calm: 'The Darkhouse stays calm',
    toll: (n: number) => (n > 1 ? `The Darkhouse demands ${inWords(n)} tokens` : 'The Darkhouse demands a token'),
    spared: 'The Darkhouse is blinded',
    nothingLeft: 'You have nothing the Darkhouse could take',
    reef: (reef: number, total: number, free: boolean) =>
      free ? `Reef ${reef}: rolled ${total}, free` : `Reef ${reef}: rolled ${total}, held this turn`,
    noDuct: (cabin: number) => `No duct leads to cabin ${cabin} yet: it goes to the reserve`,
    notYours: (cabin: number) => `The ${cabin} is not on this Admiral: it goes to the reserve`,
    held: (figure: string) => `${figure} does not move`,
    card: (card: DarkhouseCard) => `${capital(cards[card])}`,
  },
};

export type AskedWords = typeof askedEn;
