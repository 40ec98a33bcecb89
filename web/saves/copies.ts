import { type Entry, type Json, type Player, same } from '@fathom/kernel';
import type { SaveHead, settingOf } from './save.ts';
import type { Saves } from './saves.ts';

/** A finished game, from a link or a file. */
interface Finished {
  readonly setting: ReturnType<typeof settingOf>;
  readonly players: readonly Player[];
  readonly log: readonly Entry[];
}

/** The very same finished game, opened here before and not played since: whoever follows a link twice finds what the first time brought. */
export async function copyOfFinished(saves: Saves, { setting, players, log }: Finished): Promise<SaveHead | null> {
  const crew = Array.from({ length: setting.seats }, (_, seat) => players[seat] ?? { name: '', bot: null });
  for (const head of saves.heads()) {
    const { shared, over, began, touched, length } = head;
    if (!shared || !over || began !== touched || length !== log.length) continue;
    const { game, version, seats, options, sea, from } = head;
    const there = [{ game, version, seats, options, sea, ...(from ? { from } : {}) }, head.players];
    if (!same(asJson([setting, crew]), asJson(there))) continue;
    const entries = (await saves.read(head.id))?.save?.entries;
    if (entries && same(asJson(entries), asJson(log))) return head;
  }
  return null;
}

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));
