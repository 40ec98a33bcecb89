/** What the cards of Abyss are called and do, in our own words. `brief` fits the face of a card: 24 characters at most. */
export interface LordText {
  readonly name: string;
  readonly brief: string;
  /** The whole power in a sentence or two; empty for the lords that have none. */
  readonly power: string;
}

export interface LocationText {
  readonly name: string;
  readonly brief: string;
  readonly scores: string;
}

const sentinel = (name: string): LordText => ({
  name,
  brief: 'A sentinel, 1 nebulis',
  power: 'Take this lord’s sentinel and reserve something with it at once. You also receive 1 nebulis.',
});

const sanctuary = (name: string): LocationText => ({
  name,
  brief: 'The loot you find here',
  scores: 'A sanctuary. Search the loot deck when you take it; it is worth the loot that stays on it.',
});

const plain = (name: string): LordText => ({ name, brief: 'Influence alone', power: '' });

export const lords = {
  recruiter: {
    name: 'Recruiter',
    brief: 'Rivals’ lords cost +2',
    power: 'Lords cost your opponents 2 more.',
  },
  jailer: {
    name: 'Jailer',
    brief: 'Rivals discard an ally',
    power: 'Each opponent picks an ally in hand and discards it.',
  },
  seeker: {
    name: 'Seeker',
    brief: 'Rivals lose 2 pearls',
    power: 'Each opponent loses 2 pearls to the supply, or all they have.',
  },
  assassin: {
    name: 'Assassin',
    brief: 'Disable rivals’ lords',
    power: 'Choose a free lord of each opponent. It loses its power and its key but keeps its influence.',
  },
  commander: {
    name: 'Commander',
    brief: 'Rivals hold 6 at most',
    power: 'Your opponents may hold no more than 6 allies: they discard the rest now and whenever hands are counted.',
  },
  tamer: {
    name: 'Tamer',
    brief: 'Rivals’ rewards drop 1',
    power: 'When an opponent fights a monster, the reward is that of the space below, but never less than the first.',
  },
  hunter: {
    name: 'Hunter',
    brief: 'Steal a monster token',
    power: 'Choose an opponent and take one of their monster tokens at random.',
  },
  'ship-master': {
    name: 'Ship Master',
    brief: 'Pearls for council races',
    power: 'When your exploration ends, earn 1 pearl for each different race you send to the council.',
  },
  trader: { name: 'Trader', brief: 'Earn 3 pearls', power: 'You earn 3 pearls.' },
  peddler: { name: 'Peddler', brief: 'Earn 2 pearls', power: 'You earn 2 pearls.' },
  landlord: {
    name: 'Landlord',
    brief: '1 pearl every turn',
    power: 'You earn 1 pearl on arrival, and another whenever one of your turns starts.',
  },
  slaver: {
    name: 'Slaver',
    brief: 'Sell an ally: 2 pearls',
    power: 'Once a turn you may give up an ally from your hand and earn 2 pearls.',
  },
  shopkeeper: { name: 'Shopkeeper', brief: 'Earn 1 pearl', power: 'You earn 1 pearl.' },
  shaman: {
    name: 'Shaman',
    brief: 'Safe from soldiers',
    power: 'The soldiers of your opponents cannot touch you.',
  },
  invoker: {
    name: 'Invoker',
    brief: 'An extra turn',
    power: 'When this turn is over, you play another one.',
  },
  apprentice: {
    name: 'Apprentice',
    brief: 'Take a council stack',
    power: 'Take a whole stack of the council into your hand.',
  },
  oracle: {
    name: 'Oracle',
    brief: 'Discard a council stack',
    power: 'Once a turn you may discard a whole stack of the council.',
  },
  alchemist: {
    name: 'Alchemist',
    brief: 'Council gives 2 stacks',
    power: 'When you consult the council, you take two stacks.',
  },
  illusionist: {
    name: 'Illusionist',
    brief: 'Swap a location',
    power: 'You may put back one of your locations and take a face-up one for it. The lords underneath move along.',
  },
  'master-of-magic': {
    name: 'Master of Magic',
    brief: 'Affiliate any spent ally',
    power: 'From your next recruitment on, you choose freely which of the allies you spent is affiliated.',
  },
  opportunist: {
    name: 'Opportunist',
    brief: 'Replace a court lord',
    power: 'Once a turn you may discard a lord at court and put the top lord of the deck in its place.',
  },
  corruptor: {
    name: 'Corruptor',
    brief: 'Court lord for 5 pearls',
    power: 'You may recruit another lord from the court at once, for 5 pearls and no allies.',
  },
  traitor: {
    name: 'Traitor',
    brief: 'Trade for a court lord',
    power: 'You may discard another of your free lords to take any lord from the court for nothing.',
  },
  diplomat: {
    name: 'Diplomat',
    brief: 'No named race for you',
    power: 'When you recruit, you need not show the named race, only the right number of races.',
  },
  treasurer: {
    name: 'Treasurer',
    brief: 'Your lords cost −2',
    power: 'Lords cost you 2 less.',
  },
  schemer: {
    name: 'Schemer',
    brief: 'Trade for the top lord',
    power: 'You may discard another of your free lords to take the top lord of the deck for nothing.',
  },
  keeper: plain('Keeper'),
  reaper: plain('Reaper'),
  shepherd: plain('Shepherd'),
  miller: plain('Miller'),
  aquaculturalist: plain('Aquaculturalist'),
  landowner: plain('Landowner'),
  sage: {
    name: 'Sage',
    brief: 'Draw 2 locations, keep 1',
    power: 'Draw 2 locations. Take one; the other is laid out face up. This lord goes under it.',
  },
  hermit: {
    name: 'Hermit',
    brief: 'Draw 1 location, keep it',
    power: 'Draw a location and take it. This lord goes under it.',
  },
  elder: {
    name: 'Elder',
    brief: 'Draw 3 locations, keep 1',
    power: 'Draw 3 locations. Take one; the others are laid out face up. This lord goes under it.',
  },
  ferryman: {
    name: 'Ferryman',
    brief: 'A nebulis into a pearl',
    power: 'Once a turn you may change one of your nebulis into a pearl.',
  },
  outlaw: {
    name: 'Outlaw',
    brief: 'Pay with 2 nebulis',
    power: 'Each of your payments may include two nebulis.',
  },
  counterfeiter: {
    name: 'Counterfeiter',
    brief: 'Nebulis before pearls',
    power: 'You may pay with a nebulis without spending all your pearls.',
  },
  fence: {
    name: 'Fence',
    brief: 'Give rivals your nebulis',
    power: 'Pass one of your nebulis to each opponent. If you have too few, choose who gets them.',
  },
  cleaner: {
    name: 'Cleaner',
    brief: 'Krakens in hand are free',
    power: 'At the end, krakens still in your hand bring you no nebulis.',
  },
  watcher: sentinel('Watcher'),
  vigil: sentinel('Vigil'),
  lookout: sentinel('Lookout'),
  shareholder: {
    name: 'Shareholder',
    brief: '1 pearl per rival lord',
    power: 'Whenever an opponent recruits a lord, you earn 1 pearl.',
  },
  inheritor: { name: 'Inheritor', brief: 'Earn 5 pearls', power: 'You earn 5 pearls.' },
  hypnotist: {
    name: 'Hypnotist',
    brief: 'Buy 2 allies a turn',
    power: 'In each opponent’s turn you may buy two allies.',
  },
  healer: {
    name: 'Healer',
    brief: 'An ally from the discard',
    power: 'Take an ally of your choice from the exploration discard into your hand.',
  },
  highwayman: {
    name: 'Highwayman',
    brief: 'A cut of rivals’ pearls',
    power: 'When an opponent gains two pearls or more at once, one of them goes to you.',
  },
  executioner: {
    name: 'Executioner',
    brief: 'Rivals lose affiliates',
    power: 'Name a race. Each opponent discards one affiliated ally of that race, of their own choosing.',
  },
  recipient: {
    name: 'Recipient',
    brief: 'A free lord at court',
    power: 'Once a turn you may bring the top lord of the deck to a free place at court without paying.',
  },
  liberator: {
    name: 'Liberator',
    brief: 'Free one of your lords',
    power: 'Take one of your lords from under a location: it is free again, and you keep the location.',
  },
  grower: plain('Grower'),
  'oyster-farmer': plain('Oyster Farmer'),
} satisfies { readonly [key: string]: LordText };

export const locations = {
  'sargasso-silos': {
    name: 'Sargasso Silos',
    brief: '5, +2 per farmer',
    scores: '5 points, and 2 more for each farmer you have.',
  },
  'hydrozoa-reserves': {
    name: 'Hydrozoa Reserves',
    brief: '6, +2 per mage',
    scores: '6 points, and 2 more for each mage you have.',
  },
  sanctuary: {
    name: 'The Sanctuary',
    brief: '4, +3 per jellyfish',
    scores: '4 points, and 3 more for each jellyfish you have affiliated.',
  },
  parliament: {
    name: 'Parliament',
    brief: '6, +2 per politician',
    scores: '6 points, and 2 more for each politician you have.',
  },
  barracks: {
    name: 'The Barracks',
    brief: '7, +2 per soldier',
    scores: '7 points, and 2 more for each soldier you have.',
  },
  dockworks: {
    name: 'The Dockworks',
    brief: '5, +2 per merchant',
    scores: '5 points, and 2 more for each merchant you have.',
  },
  'sargasso-fields': {
    name: 'The Sargasso Fields',
    brief: '3, +3 per seahorse',
    scores: '3 points, and 3 more for each seahorse you have affiliated.',
  },
  abyss: {
    name: 'The Abyss',
    brief: '2 per guild',
    scores: '2 points for each guild among your lords.',
  },
  'city-of-mirrors': {
    name: 'City of Mirrors',
    brief: 'Copies a rival location',
    scores: 'At the end it counts as an opponent’s location, with your own lords, allies and nebulis.',
  },
  'black-smokers': {
    name: 'Black Smokers',
    brief: 'Choose from the pile',
    scores: 'On arrival you may look through the location pile and take one in its place. By itself it scores nothing.',
  },
  'oceanic-senate-assembly': {
    name: 'Oceanic Senate Assembly',
    brief: '4, +3 per squid',
    scores: '4 points, and 3 more for each squid you have affiliated.',
  },
  depths: {
    name: 'The Depths',
    brief: 'Weakest lord twice',
    scores: 'Twice the influence of your weakest lord.',
  },
  'throne-room': {
    name: 'The Throne Room',
    brief: 'Strongest lord again',
    scores: 'The influence of your strongest lord, once more.',
  },
  jail: {
    name: 'The Jail',
    brief: '15, −1 per lord',
    scores: '15 points, less 1 for each lord you have.',
  },
  chasm: {
    name: 'The Chasm',
    brief: '5, +3 per crab',
    scores: '5 points, and 3 more for each crab you have affiliated.',
  },
  'closed-tower': {
    name: 'The Closed Tower',
    brief: '3 per lord with a key',
    scores: '3 points for each of your lords with a key printed on it.',
  },
  'lost-tower': {
    name: 'The Lost Tower',
    brief: '3 per lord without a key',
    scores: '3 points for each of your lords with no key printed on it.',
  },
  'chamber-of-allies': {
    name: 'The Chamber of Allies',
    brief: '3, + lowest of each race',
    scores: '3 points, and the value of the lowest ally you have affiliated in each race.',
  },
  'nest-of-giant-clams': {
    name: 'Nest of Giant Clams',
    brief: '3, +3 per shellfish',
    scores: '3 points, and 3 more for each shellfish you have affiliated.',
  },
  'coral-barrier': {
    name: 'The Coral Barrier',
    brief: '20, −1 per affiliate',
    scores: '20 points, less 1 for each ally you have affiliated.',
  },
  'gambling-den': {
    name: 'The Gambling Den',
    brief: '5, +2 per smuggler',
    scores: '5 points, and 2 more for each smuggler you have.',
  },
  'krakens-lair': {
    name: 'The Kraken’s Lair',
    brief: '15, −3 per nebulis',
    scores: '15 points, less 3 for each nebulis you end up with.',
  },
  'cetaceous-cemetery': sanctuary('Cetaceous Cemetery'),
  'abandoned-convoy': sanctuary('The Abandoned Convoy'),
  megalodon: sanctuary('The Megalodon'),
  battlefield: sanctuary('The Battlefield'),
} satisfies { readonly [key: string]: LocationText };

export type LordKey = keyof typeof lords;
export type LocationKey = keyof typeof locations;

export const races = {
  jellyfish: { one: 'jellyfish', many: 'jellyfish' },
  crab: { one: 'crab', many: 'crabs' },
  seahorse: { one: 'seahorse', many: 'seahorses' },
  shellfish: { one: 'shellfish', many: 'shellfish' },
  squid: { one: 'squid', many: 'squid' },
  kraken: { one: 'kraken', many: 'krakens' },
};
export type RaceKey = keyof typeof races;

export const guilds = {
  mages: { one: 'mage', many: 'mages' },
  soldiers: { one: 'soldier', many: 'soldiers' },
  farmers: { one: 'farmer', many: 'farmers' },
  merchants: { one: 'merchant', many: 'merchants' },
  politicians: { one: 'politician', many: 'politicians' },
  ambassadors: { one: 'ambassador', many: 'ambassadors' },
  smugglers: { one: 'smuggler', many: 'smugglers' },
};
export type GuildKey = keyof typeof guilds;
