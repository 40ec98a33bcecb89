import type { Library } from '@fathom/mind/desk';
import { entryOf } from './index.ts';

const mindsOf = (game: string) => {
  const entry = entryOf(game);
  if (!entry) throw new Error(`there is no game ${game}`);
  return entry.mind;
};

/** The minds of the games on our shelf. */
export const library: Library = {
  mindFor: async (game, options) => mindsOf(game).mindFor(options),
  fetchAll: async (game) => mindsOf(game).fetchAll(),
};
