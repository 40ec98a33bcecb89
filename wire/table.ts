import type { Json, Seat } from '@fathom/kernel';
import type { Pace } from './pace.ts';

/** Who sits in a seat, as everybody with the link may know. */
export type Place =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      /** Has the table open somewhere. */
      readonly present: boolean;
      /** The bot that plays for them until they take the seat back; `null` while they play themselves. */
      readonly bot: string | null;
    };

/**
 * `gathering`: seats are being taken. `sealing`: everybody adds to the dice. `playing`. `over`.
 */
export type Stage = 'gathering' | 'sealing' | 'playing' | 'over';

/** `played`: to the end. `stopped`: all agreed. `abandoned`: nobody came back. `called-off`: before it began. `outdated`: the rules
 * have changed since, and do not go along with what was played. */
export type Ending = 'played' | 'stopped' | 'abandoned' | 'called-off' | 'outdated';

/** What anybody with the link may know of a table. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: Json;
  /** The person who made it, and may start it, switch the chat off and give an absent player's seat to a bot. */
  readonly host: { readonly person: string; readonly name: string };
  readonly places: readonly Place[];
  readonly pace: Pace;
  /** Shown in the lobby; else only whoever has the link finds it. */
  readonly listed: boolean;
  /** People without a seat may look on. */
  readonly watchable: boolean;
  readonly chat: boolean;
  readonly stage: Stage;
  readonly ending: Ending | null;
  /** The seat that must decide; `null` before the start and after the end. */
  readonly turn: Seat | null;
  /** How many look on without a seat. */
  readonly watchers: number;
  /** Anybody with the link may read the whole book of a finished game. */
  readonly open: boolean;
  /** The table this one goes on at, once somebody asked for a rematch. */
  readonly next: string | null;
  /** Milliseconds since 1970. */
  readonly made: number;
  readonly touched: number;
}
