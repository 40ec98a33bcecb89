import { typesetAll } from '@fathom/words';
import type { TextWords } from './text-en.ts';

/** What only the game in words says. */
export const textFr: TextWords = typesetAll({
  order: 'Ordre de jeu',
  goTo: (column: string, what: string): string => `${column} : ${what}`,
  storeOnly: (places: number): string => `rien à ramasser, ranger jusqu’à ${places}`,
  columns: 'Colonnes',
  nobody: 'Aucun naufragé ici.',
  rounds: { far: 'La dernière manche est encore loin', near: 'La dernière manche est proche' },
});
