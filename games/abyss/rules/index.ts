import type { Game } from '@fathom/kernel';
import type { Event } from './events.ts';
import type { Move } from './notation.ts';
import type { Options } from './options.ts';
import { playable } from './playable.ts';
import { restore } from './restore.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import { rules, whyNot } from './why-not.ts';

/** Abyss, with Kraken or without: explore, ask the council, recruit lords, control locations. */
export const abyss: Game<State, Move, View, Options, Event> = { ...playable, whyNot, rules, restore };

export * from './box/cards.ts';
export * from './box/locations.ts';
export * from './box/lords.ts';
export * from './box/tracks.ts';
export type { Event, EventKind } from './events.ts';
export type { Frame, FrameAt, JoinedBy } from './frames.ts';
export { BRIBE } from './lords/politicians.ts';
export type { Decoded, Deed, Move } from './notation.ts';
export type { Options } from './options.ts';
export * from './places.ts';
export * from './questions.ts';
export { allyPoints, lootPoints, lordPoints, strongestLord } from './scoring.ts';
export type { Area, Holding, Open, OpenPlayer, Player, Sentinel, State } from './state.ts';
export { LORDS_TO_END } from './turn.ts';
export type { PlayerView, View } from './view.ts';
export { abyss as game };
