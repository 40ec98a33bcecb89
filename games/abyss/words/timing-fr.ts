import type { Deed, FrameAt } from '@fathom/abyss/rules';

/** When something may be done. */
const moment: { readonly [deed in Deed]?: string } = {
  plot: 'Vous complotez avant votre action.',
  explore: 'Explorer est l’action de votre tour.',
  council: 'Consulter le Conseil est l’action de votre tour.',
  recruit: 'Recruter un seigneur est l’action de votre tour.',
  guard: 'Vous placez une sentinelle avant votre action.',
  control: 'Vous prenez un lieu après votre action.',
  draw: 'Vous piochez des lieux après votre action.',
};

/** What is being asked. */
const asked: { readonly [at in FrameAt]?: string } = {
  action: 'Choisissez d’abord votre action.',
  end: 'Votre action est faite.',
  offer: 'Répondez d’abord à l’offre.',
  ally: 'Prenez d’abord l’allié ou continuez d’explorer.',
  monster: 'Combattez d’abord le monstre ou laissez-le.',
  'kraken-left': 'Choisissez d’abord une pile pour le kraken.',
  units: 'Choisissez d’abord votre récompense.',
  stack: 'Prenez d’abord une pile.',
  pay: 'Payez d’abord le seigneur.',
  bribe: 'Payez d’abord le seigneur.',
  affiliate: 'Choisissez d’abord l’allié que vous fédérez.',
  location: 'Prenez d’abord un lieu.',
  keep: 'Choisissez d’abord le lieu que vous gardez.',
  'pay-keys': 'Choisissez d’abord les clés qui paient.',
  search: 'Fouillez encore ou arrêtez d’abord.',
  figure: 'Donnez d’abord le Kraken (−5).',
  guard: 'Placez d’abord la sentinelle.',
  jailer: 'Défaussez d’abord un allié.',
  trim: 'Défaussez d’abord.',
  limit: 'Défaussez ou payez d’abord.',
};

/** That it is not the moment for something, and what the moment is for. */
export const notNow = (deed: Deed, at: FrameAt): string =>
  `${moment[deed] ?? 'Pas maintenant.'} ${asked[at] ?? 'Répondez d’abord à la question posée.'}`;
