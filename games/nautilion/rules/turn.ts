import { cardOf, cardStoodOn, inForce } from './darkhouse/index.ts';
import { ROW_LENGTH } from './dealing.ts';
import {
  DARKHOUSE_PHASE,
  NAUTILION_PHASE,
  PHANTOM_PHASE,
  PLAN,
  REEF_CHECK,
  ROLL_FOR_REEF,
  ROUND_ENDS,
  TURN_BEGINS,
  TURN_ENDS,
  WATERS,
} from './frames.ts';
import { darkhouseCard } from './kinds.ts';
import { happening, type Tell } from './step.ts';
import type { State } from './types.ts';

/** A turn: 0 Machinations, the reef roll, 1 Currents, 2 Plan, 3 Darkhouse, 4 Phantom, 5 Nautilion. */
export const turnBegins = happening((state, tell) => {
  state.turn++;
  state.stack.push(TURN_ENDS, ROUND_ENDS, NAUTILION_PHASE, PHANTOM_PHASE, DARKHOUSE_PHASE, WATERS);
  if (tell) tell({ kind: 'turn', turn: state.turn, seat: state.active });
  if (state.charter.reefs) state.stack.push(REEF_CHECK);
  if (state.charter.darkhouse) machinations(state, tell);
});

/** E4.2, phase 0: the Darkhouse steps to the next card, except on turn one. */
function machinations(state: State, tell: Tell): void {
  const before = state.card < 0 ? 'lair' : `row:${state.card}`;
  state.card = (state.card + 1) % ROW_LENGTH;
  const card = cardOf(cardStoodOn(state));
  if (tell) {
    const shifts = [{ piece: 'darkhouse', from: before, to: `row:${state.card}` }];
    tell({ kind: 'machination', card: darkhouseCard(cardStoodOn(state)), index: state.card, shifts });
    if (card.offOnTurnOne && state.turn === 1) tell({ kind: 'idle-card', card: darkhouseCard(cardStoodOn(state)) });
  }
  card.machinate?.(state, tell);
}

/** E3.3, E3.4: a turn that begins beside a reef rolls for it. */
export const reefCheck = happening((state) => {
  if (state.reefs[state.nautilion] !== 0) state.stack.push(ROLL_FOR_REEF);
});

function takeBackDice({ given }: State): void {
  given[0] = 0;
  given[1] = 0;
  given[2] = 0;
}

/** D1: phases 2 to 5 once more, with the same dice. */
export const roundEnds = happening((state) => {
  if (state.round >= inForce(state).rounds) return;
  state.round++;
  for (const die of state.given) if (die !== 0) state.dice.push(die);
  state.dice.sort((a, b) => a - b);
  takeBackDice(state);
  state.stack.push(ROUND_ENDS, NAUTILION_PHASE, PHANTOM_PHASE, DARKHOUSE_PHASE, PLAN);
});

/** Whatever held this turn is over; with two players the other one is next (P2). */
export const turnEnds = happening((state) => {
  if (state.dice.length > 0) state.dice = [];
  takeBackDice(state);
  state.named = -1;
  state.stuck = false;
  state.round = 1;
  state.pairsUsed = 0;
  state.recalled = false;
  if (state.calm > 0) state.calm--;
  state.still = false;
  state.reversed = false;
  state.sweeping = false;
  if (state.seats === 2) state.active = 1 - state.active;
  state.stack.push(TURN_BEGINS);
});
