import type { Tell } from './step.ts';
import type { State, Why } from './types.ts';

export function end(state: State, why: Why, tell: Tell): void {
  state.outcome = why;
  state.stack = [];
  if (tell) tell({ kind: 'over', why });
}

/** T11, T11a: the Nautilion is at the Abyss. What a win needs: the crew, the mages (E1.2), no card left (E5.4). */
export function arrive(state: State, tell: Tell): void {
  end(state, outcomeAtAbyss(state), tell);
}

export function outcomeAtAbyss(state: State): Why {
  for (let crew = 1; crew <= 9; crew++) if (state.cabins[crew] !== crew) return 'abyss-without-crew';
  if (state.charter.mages) {
    for (let mage = 0; mage < 3; mage++) if (state.mages[mage] === 0) return 'abyss-without-mages';
  }
  return state.revealed.length > 0 ? 'heroic-left' : 'won';
}
