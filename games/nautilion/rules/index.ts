import type { Game } from '@fathom/kernel';
import { playable } from './playable.ts';
import { restore } from './restore.ts';
import { RULES } from './rule-ids.ts';
import type { Event, Move, Options, State, View } from './types.ts';
import { whyNot } from './why-not.ts';

export { lostByKeeping } from './collision.ts';
export { COSTLY } from './darkhouse/card.ts';
export { ALL_CABINS, linked, occupied, reachable } from './ducts.ts';
export * from './kinds.ts';
export * from './landing.ts';
export { BOARDS, EXPANSIONS, HOUSE_EFFECTS, LEVELS } from './options.ts';
export { ADMIRALS, onAdmiral } from './placing.ts';
export * from './questions.ts';
export { reefBonus } from './reefs.ts';
export type { Reason } from './refusals/refuse.ts';
export { inReserve } from './reserve.ts';
export type * from './types.ts';

export const nautilion: Game<State, Move, View, Options, Event> = { ...playable, whyNot, rules: RULES, restore };

export { nautilion as game };
