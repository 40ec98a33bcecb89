import type { Actor, GameEvent, Json, Seat, Tell, Watcher } from './contract.ts';

/** An event as it was told, with who may see it. */
export interface Told {
  readonly event: GameEvent;
  readonly audience: readonly Seat[] | undefined;
  readonly veiled: GameEvent | undefined;
}

/** A listener and what it has heard. */
export function listener(): { readonly told: Told[]; readonly tell: Tell<GameEvent> } {
  const told: Told[] = [];
  return { told, tell: (event, audience, veiled) => void told.push({ event, audience, veiled }) };
}

function knows(watcher: Watcher, { audience }: Told): boolean {
  return audience === undefined || (watcher !== null && audience.includes(watcher));
}

/** The events as one watcher sees them: the only place that decides who sees what. */
export function seen(told: readonly Told[], watcher: Watcher): readonly GameEvent[] {
  const events: GameEvent[] = [];
  for (const one of told) {
    const event = knows(watcher, one) ? one.event : one.veiled;
    if (event) events.push(event);
  }
  return events;
}

/** Whether the watcher knows the move itself: its own, or one of which nothing was kept from it. */
export function isOpen(told: readonly Told[], by: Actor, watcher: Watcher): boolean {
  return by === watcher || told.every((one) => knows(watcher, one));
}

/** Whether something was told that not everybody may see: a secret that somebody now knows. */
export function isSecret(told: readonly Told[]): boolean {
  return told.some(({ audience }) => audience !== undefined);
}

/** All a watcher learns of one move. */
export function veil(told: readonly Told[], by: Actor, move: Json, watcher: Watcher): Json {
  return { by, move: isOpen(told, by, watcher) ? move : null, events: seen(told, watcher) as unknown as Json };
}
