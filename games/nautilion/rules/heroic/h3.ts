import { at } from '@fathom/kernel';
import { TURN } from '../said.ts';
import { turnDie } from '../spells.ts';
import { decision, type MoveOf } from '../step.ts';
import { heroic } from './card.ts';

/** H3 (house card): each die not yet given is turned to any face, one after the other. */
export const h3 = heroic('H3', (state) => {
  state.stack.push({ at: 'turn', dice: [...state.dice] });
});

export const turn = decision('turn', {
  moves(state, { dice }) {
    const turns = at(TURN, dice[0] ?? 0);
    return state.charter.faces.map((face) => at(turns, face));
  },
  play(state, { dice }, move, tell) {
    state.stack.pop();
    const { die, to } = move as MoveOf<'turn'>;
    turnDie(state, die, to);
    if (tell) tell({ kind: 'die-turned', die, to });
    if (dice.length > 1) state.stack.push({ at: 'turn', dice: dice.slice(1) });
  },
});
