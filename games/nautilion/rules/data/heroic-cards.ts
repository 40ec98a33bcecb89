import type { HouseCards } from '../types.ts';

/** H2, H3 and H8, house data: the originals are lost, and these are the effects we gave them. */
export const HOUSE_CARDS: HouseCards = { H2: 'hold-phantom', H3: 'turn-dice', H8: 'salvage-2' };
