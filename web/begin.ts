import type { AnyGame, Json } from '@fathom/kernel';
import type { Guide, Listing } from './catalogue.ts';
import { isKnownSea } from './results.ts';
import { newSaveId, type Save, saves, store } from './saves.ts';
import { newSeaName } from './sea-names.ts';
import { Session } from './session.ts';

export interface Wish {
  readonly seats: number;
  readonly options: Json;
  readonly names?: readonly string[];
  readonly sea?: string;
  readonly known?: boolean;
  readonly daily?: string;
  readonly taught?: boolean;
}

/** Begins a game, keeps it, and answers its save. */
export function begin(listing: Listing, rules: AnyGame, guide: Guide, wish: Wish): Save {
  const sea = wish.sea ?? newSeaName();
  const session = Session.begin(
    rules,
    {
      seats: wish.seats,
      options: wish.options,
      sea: { kind: 'named', name: sea },
      names: wish.names ?? Array.from({ length: wish.seats }, () => ''),
    },
    listing.secrets,
  );
  const now = Date.now();
  const save: Save = {
    id: newSaveId(),
    game: listing.id,
    began: now,
    touched: now,
    over: false,
    known: wish.known ?? (wish.sea !== undefined && isKnownSea(listing.id, sea, seasOf(listing.id))),
    ...(wish.daily ? { daily: wish.daily } : {}),
    ...(wish.taught ? { taught: true } : {}),
    standing: standingOf(session, guide),
    ...session.keep(),
  };
  store(save);
  return save;
}

export function standingOf(session: Session, guide: Guide): Save['standing'] {
  const { view } = session.now;
  return { turn: guide.turn(view), line: { en: guide.standing(view, 'en'), fr: guide.standing(view, 'fr') } };
}

function seasOf(game: string): readonly string[] {
  return saves()
    .filter((save) => save.game === game)
    .map((save) => seaOf(save.logbook));
}

/** The name of a logbook's sea, without reading the whole book. */
export function seaOf(logbook: string): string {
  try {
    const sea: unknown = JSON.parse(/^sea: (.*)$/m.exec(logbook)?.[1] ?? 'null');
    return typeof sea === 'object' && sea !== null && 'name' in sea && typeof sea.name === 'string' ? sea.name : '';
  } catch {
    return '';
  }
}
