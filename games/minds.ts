import type { Library } from '@fathom/mind/desk';
import { entryOf } from './index.ts';

const mindsOf = (game: string) => {
  const minds = entryOf(game)?.mind;
  if (!minds) throw new Error(`nobody has learned to play ${game}`);
  return minds;
};

/** The minds of the games on our shelf. */
export const library: Library = {
  mindFor: async (game, options) => mindsOf(game).mindFor(options),
  fetchAll: async (game) => mindsOf(game).fetchAll(),
};
