import type { Deed, FrameAt } from '@fathom/abyss/rules';

/** When something may be done. */
const moment: { readonly [deed in Deed]?: string } = {
  plot: 'You plot before your action.',
  explore: 'Exploring is the action of your turn.',
  council: 'Consulting the council is the action of your turn.',
  recruit: 'Recruiting a lord is the action of your turn.',
  guard: 'You place a sentinel before your action.',
  control: 'You take a location after your action.',
  draw: 'You draw locations after your action.',
};

/** What is being asked. */
const asked: { readonly [at in FrameAt]?: string } = {
  action: 'Choose your action first.',
  end: 'Your action is done.',
  offer: 'Answer the offer first.',
  ally: 'Take the ally or go on exploring first.',
  monster: 'Fight the monster or leave it first.',
  'kraken-left': 'Choose a stack for the kraken first.',
  units: 'Choose your reward first.',
  stack: 'Take a stack first.',
  pay: 'Pay for the lord first.',
  bribe: 'Pay for the lord first.',
  affiliate: 'Choose the ally you affiliate first.',
  location: 'Take a location first.',
  keep: 'Choose the location you keep first.',
  'pay-keys': 'Choose the keys that pay first.',
  search: 'Search again or stop first.',
  figure: 'Give the Kraken (−5) to somebody first.',
  guard: 'Place the sentinel first.',
  jailer: 'Discard an ally first.',
  trim: 'Discard first.',
  limit: 'Discard or pay first.',
};

/** That it is not the moment for something, and what the moment is for. */
export const notNow = (deed: Deed, at: FrameAt): string =>
  `${moment[deed] ?? 'Not now.'} ${asked[at] ?? 'Answer the question at hand first.'}`;
