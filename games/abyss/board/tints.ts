import type { Guild } from '@fathom/abyss/rules';

/** What has a sign of its own: five races, krakens, and the two guilds without a race. */
export type Sign = 'jellyfish' | 'crab' | 'seahorse' | 'shellfish' | 'squid' | 'kraken' | 'ambassadors' | 'smugglers';

/** By the number of the race; krakens come last. */
export const RACE_SIGNS: readonly Sign[] = ['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid', 'kraken'];

export const GUILD_SIGN: { readonly [guild in Guild]: Sign } = {
  mages: 'jellyfish',
  soldiers: 'crab',
  farmers: 'seahorse',
  merchants: 'shellfish',
  politicians: 'squid',
  ambassadors: 'ambassadors',
  smugglers: 'smugglers',
};

export const TINT: { readonly [sign in Sign]: string } = {
  jellyfish: '#BBA3F5',
  crab: '#FF8A6B',
  seahorse: '#F2CE6B',
  shellfish: '#84DBA6',
  squid: '#86C5F7',
  kraken: '#6BF0D8',
  ambassadors: '#F0F3EA',
  smugglers: '#AEBBC2',
};

export const SHADE: { readonly [sign in Sign]: string } = {
  jellyfish: '#3A2F74',
  crab: '#7A2A1B',
  seahorse: '#6B4E12',
  shellfish: '#1B5B3D',
  squid: '#1D4A75',
  kraken: '#0B4F4E',
  ambassadors: '#3F4A57',
  smugglers: '#2B353C',
};
