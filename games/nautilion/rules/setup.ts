import { charterOf } from './charter.ts';
import { DEAL_ADMIRALS, LAY_PATH, LAY_REEF, LAY_ROW, REVEAL_CARD, TURN_BEGINS } from './frames.ts';
import { BLANK, MAGE_A, MERCENARY, noTokens, REEF_3 } from './kinds.ts';
import type { Frame, Options, Pile, State } from './types.ts';

const REVEALED_AT_START = 3;
const BLANKS = 8;

/** Everything still in its bag: chance lays the path, the reefs, the Admirals and the cards, one draw at a time. */
export function setup(seats: number, options: Options): State {
  const charter = charterOf(options);
  const reserve = noTokens();
  reserve[BLANK] = options.reserve + (seats === 2 ? 2 : 0);
  const stack: Frame[] = [TURN_BEGINS];
  if (charter.heroic) for (let card = 0; card < REVEALED_AT_START; card++) stack.push(REVEAL_CARD);
  if (charter.darkhouse) stack.push(LAY_ROW);
  if (seats === 2) stack.push(DEAL_ADMIRALS);
  if (charter.reefs) stack.push(LAY_REEF);
  stack.push(LAY_PATH);
  return {
    charter,
    seats,
    turn: 0,
    active: 0,
    stack,
    outcome: null,
    path: [0],
    reefs: [],
    spots: [0],
    nautilion: 0,
    phantom: 0,
    bag: bagOf(charter, BLANKS - reserve[BLANK]),
    reserve,
    discard: noTokens(),
    cabins: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    mages: [0, 0, 0, 0, 0, 0],
    hold: [],
    collided: false,
    dice: [],
    rolling: 0,
    given: [0, 0, 0],
    named: -1,
    stuck: false,
    round: 1,
    pairsUsed: 0,
    row: [],
    card: -1,
    recalled: false,
    deck: charter.heroic ? heroicDeck(charter) : [],
    revealed: [],
    gone: [],
    calm: 0,
    still: false,
    reversed: false,
    sweeping: false,
    lowAdmiral: -1,
  };
}

/** C1, C2: 36 crew; 9 mages, 9 mercenaries and 18 reefs with their expansions; the blanks not in the reserve stay in here. */
function bagOf(charter: State['charter'], blanks: number): Pile {
  const bag = noTokens();
  for (let crew = 1; crew <= 9; crew++) bag[crew] = 4;
  if (charter.mages) for (let mage = 0; mage < 3; mage++) bag[MAGE_A + mage] = 3;
  if (charter.mercenaries) bag[MERCENARY] = 9;
  if (charter.reefs) for (let reef = 0; reef < 3; reef++) bag[REEF_3 + reef] = 6;
  bag[BLANK] = blanks;
  return bag;
}

/** E5.1: H1 to H9, and H10 to H12 with their expansions. */
function heroicDeck(charter: State['charter']): number[] {
  const deck = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  if (charter.mages) deck.push(10);
  if (charter.mercenaries) deck.push(11);
  if (charter.reefs) deck.push(12);
  return deck;
}
