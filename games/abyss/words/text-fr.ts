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
  theirLords: 'Seigneurs',
  noLords: 'Aucun seigneur',
  theirLocations: 'Lieux',
  noLocations: 'Aucun lieu',
  theirHand: 'En main',
  noCards: 'Aucune carte en main',
});
