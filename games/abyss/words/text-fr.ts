import { typesetAll } from '@fathom/words';
import type { TextWords } from './text-en.ts';

/** What only the game in words says. */
export const textFr: TextWords = typesetAll({
  court: 'Cour',
  hand: 'Votre main',
  you: 'Vous',
  lords: 'Vos seigneurs',
  locations: 'Vos lieux',
  allies: 'Vos alliés fédérés',
  actions: 'Actions',
  powers: 'Pouvoirs',
  faceUp: 'Lieux visibles',
  lordsOf: (said: readonly string[]): string =>
    said.length === 0 ? 'Aucun seigneur' : `Seigneurs : ${said.join(' ; ')}`,
  locationsOf: (said: readonly string[]): string => (said.length === 0 ? 'Aucun lieu' : `Lieux : ${said.join(' ; ')}`),
  cards: (said: readonly string[]): string =>
    said.length === 0 ? 'Aucune carte en main' : `En main : ${said.join(', ')}`,
});
