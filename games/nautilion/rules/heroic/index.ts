import { cardNumber, heroicCard, putIn, tokenOf } from '../kinds.ts';
import { allSaid, SACRIFICE } from '../said.ts';
import { decision, type MoveOf } from '../step.ts';
import type { CrewNumber, HeroicCard, HouseEffect, State } from '../types.ts';
import type { HeroicRules } from './card.ts';
import { h1 } from './h1.ts';
import { h2 } from './h2.ts';
import { h3 } from './h3.ts';
import { h4 } from './h4.ts';
import { h5, leaveGame } from './h5.ts';
import { h6 } from './h6.ts';
import { h7 } from './h7.ts';
import { h8, salvaging } from './h8.ts';
import { h9 } from './h9.ts';
import { h10 } from './h10.ts';
import { h11 } from './h11.ts';
import { h12 } from './h12.ts';

/** By the number in their corner less one. */
export const HEROIC_CARDS: readonly HeroicRules[] = [h1, h2, h3, h4, h5, h6, h7, h8, h9, h10, h11, h12];

/** What H2, H3 and H8 may do instead of ours, by the options. */
const HOUSE_RULES: { readonly [effect in HouseEffect]: HeroicRules } = {
  'hold-phantom': h2,
  'turn-dice': h3,
  'salvage-1': salvaging(1),
  'salvage-2': h8,
  'salvage-3': salvaging(3),
  calm: h1,
  'reverse-phantom': h4,
  sweep: h9,
};

function rulesOf(state: State, card: number): HeroicRules {
  const { houseCards } = state.charter;
  if (card === 2) return HOUSE_RULES[houseCards.H2];
  if (card === 3) return HOUSE_RULES[houseCards.H3];
  if (card === 8) return HOUSE_RULES[houseCards.H8];
  return HEROIC_CARDS[card - 1] ?? noSuchCard(card);
}

function noSuchCard(card: number): never {
  throw new RangeError(`no Heroic card has the number ${card}`);
}

/** E5.2: the crew (no mercenary, E2.3) that may pay for a card. */
export function payers(state: State, card: HeroicCard): CrewNumber[] {
  const rules = rulesOf(state, cardNumber(card));
  const crew: CrewNumber[] = [];
  for (let number = 1; number <= 9; number++) {
    if (state.cabins[number] === number && rules.mayPay(state, number)) crew.push(number);
  }
  return crew;
}

/** E5.2, E5.2a: a revealed card may be played whenever somebody may pay for it. */
export function mayPlay(state: State, card: number): boolean {
  const rules = rulesOf(state, card);
  for (let number = 1; number <= 9; number++) {
    if (state.cabins[number] === number && rules.mayPay(state, number)) return true;
  }
  return false;
}

export function startPlaying(state: State, card: number): void {
  state.stack.push({ at: 'sacrifice', card: heroicCard(card) });
}

/** E5.2, E5.3: the crew is discarded, the card leaves the game, and its effect holds. */
export const sacrifice = decision('sacrifice', {
  moves: (state, { card }) => allSaid(SACRIFICE, payers(state, card)),
  play(state, { card }, move, tell) {
    state.stack.pop();
    const { crew } = move as MoveOf<'sacrifice'>;
    const rules = rulesOf(state, cardNumber(card));
    state.cabins[crew] = 0;
    putIn(state.discard, crew);
    leaveGame(state, cardNumber(card));
    if (tell) {
      const shifts = [
        { piece: tokenOf(crew), from: `cabin:${crew}`, to: 'discard' },
        { piece: card, from: 'revealed', to: 'gone' },
      ];
      tell({ kind: 'card-played', card, crew, idle: !rules.acts(state, crew), shifts });
    }
    rules.effect(state, crew, tell);
  },
});
