import { typesetAll } from '@fathom/words';
import type { TextWords } from './text-en.ts';

/** What only the game in words says. */
export const textFr: TextWords = typesetAll({
  order: 'Ordre de jeu',
  turn: (name: string, state: string): string => `${name}, ${state}`,
  columns: 'Colonnes',
  nobody: 'Aucun naufragé ici.',
  known: (title: string, seen: readonly string[]): string => `${title} : ${seen.join(' ; ')}`,
  rounds: { far: 'La dernière manche est encore loin', near: 'La dernière manche est proche' },
});
