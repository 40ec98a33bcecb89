import { TURN } from '../said.ts';
import { turnDie } from '../spells.ts';
import { decision, type MoveOf } from '../step.ts';
import { heroic } from './card.ts';

/** H3 (house card): each die not yet given is turned to any face, one after the other. */
export const h3 = heroic('H3', (state) => {
  state.frames.push({ step: 'turn', dice: [...state.dice] });
});

export const turn = decision('turn', {
  moves(state, { dice }) {
    const turns = TURN[dice[0]];
    return state.charter.faces.map((face) => turns[face]);
  },
  play(state, move, { dice }, tell) {
    state.frames.pop();
    const { die, to } = move as MoveOf<'turn'>;
    turnDie(state, die, to);
    if (tell) tell({ kind: 'die-turned', die, to });
    if (dice.length > 1) state.frames.push({ step: 'turn', dice: dice.slice(1) });
  },
});
