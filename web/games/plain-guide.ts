import type { Guide } from '../catalogue.ts';

/** For a game the pages know nothing particular about. */
export const guide: Guide = {
  Options: () => null,
  turn: () => 1,
  turnOf: () => null,
  progress: () => 0,
  standing: () => '',
  about: () => '',
  trail: () => [],
  run: () => [],
  lesson: () => null,
};
