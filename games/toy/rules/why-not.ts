import { at, type Json, type Refusal, type Seat } from '@fathom/kernel';
import { isPearl } from './pearls.ts';
import { actor, diver, noDive, type State } from './state.ts';

/** Every rule of the game, in the order of the rulebook. */
export const rules = ['D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8', 'D9', 'D10', 'D11', 'D12'] as const;

export function whyNot(state: State, seat: Seat, move: Json): Refusal | null {
  if (actor(state) !== seat || typeof move !== 'object' || move === null || Array.isArray(move)) return null;
  const { do: deed, ...rest } = move as { readonly [key: string]: Json };
  switch (deed) {
    case 'roll':
      return { rule: 'D2' };
    case 'draw':
      return { rule: 'D4' };
    case 'believe':
    case 'doubt':
      if (Object.keys(rest).length > 0) return null;
      return state.phase === 'answer' ? null : { rule: 'D8', offer: false };
    case 'dive':
      if (Object.keys(rest).length > 0) return null;
      return state.phase === 'answer' ? { rule: 'D8', offer: true } : whyNoDive(state);
    case 'rest':
      if (Object.keys(rest).length > 0) return null;
      return state.phase === 'answer' ? { rule: 'D8', offer: true } : null;
    case 'sell':
      if (!isPearl(rest.pearl) || !isPearl(rest.as) || Object.keys(rest).length !== 2) return null;
      if (state.phase === 'answer') return { rule: 'D8', offer: true };
      return at(state.hands, diver(state))[rest.pearl] > 0 ? null : { rule: 'D7', pearl: rest.pearl };
    default:
      return null;
  }
}

function whyNoDive(state: State): Refusal | null {
  const rule = noDive(state);
  return rule === 'D4' ? { rule, hold: state.options.hold } : rule && { rule };
}
