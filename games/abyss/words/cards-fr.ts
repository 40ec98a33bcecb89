import type { GuildKey, LocationKey, LocationText, LordKey, LordText, RaceKey } from './cards-en.ts';

const sentinel = (name: string): LordText => ({
  name,
  brief: 'Sentinelle et 1 nébulis',
  power:
    'Prenez la sentinelle de ce seigneur et réservez aussitôt quelque chose avec elle. Vous recevez aussi 1 nébulis.',
});

const sanctuary = (name: string): LocationText => ({
  name,
  brief: 'Le butin trouvé ici',
  scores: 'Un sanctuaire. Fouillez la pioche de butin en le prenant ; il vaut le butin qui y reste.',
});

const plain = (name: string): LordText => ({ name, brief: 'Influence seule', power: '' });

/** Les cartes d’Abyss dans nos propres mots. `brief` tient sur la carte : 24 caractères au plus. */
export const lords: { readonly [key in LordKey]: LordText } = {
  recruiter: {
    name: 'Recruteur',
    brief: 'Rivaux : seigneurs +2',
    power: 'Les seigneurs coûtent 2 de plus à vos adversaires.',
  },
  jailer: {
    name: 'Geôlier',
    brief: 'Rivaux : −1 allié',
    power: 'Chaque adversaire choisit un allié de sa main et le défausse.',
  },
  seeker: {
    name: 'Traqueur',
    brief: 'Rivaux : −2 perles',
    power: 'Chaque adversaire rend 2 perles au stock, ou toutes celles qu’il a.',
  },
  assassin: {
    name: 'Assassin',
    brief: 'Désactive des seigneurs',
    power: 'Choisissez un seigneur libre de chaque adversaire. Il perd son pouvoir et sa clé mais garde son influence.',
  },
  commander: {
    name: 'Commandant',
    brief: 'Rivaux : 6 au plus',
    power:
      'Vos adversaires ne peuvent avoir plus de 6 alliés en main : ils défaussent le surplus maintenant et chaque fois qu’on compte les mains.',
  },
  tamer: {
    name: 'Dompteur',
    brief: 'Leur récompense : −1',
    power:
      'Quand un adversaire combat un monstre, la récompense est celle de la case d’en dessous, jamais moins que la première.',
  },
  hunter: {
    name: 'Chasseur',
    brief: 'Vole un jeton Monstre',
    power: 'Choisissez un adversaire et prenez-lui un jeton Monstre au hasard.',
  },
  'ship-master': {
    name: 'Armateur',
    brief: 'Perles par race laissée',
    power: 'À la fin de votre exploration, gagnez 1 perle par race différente que vous envoyez au Conseil.',
  },
  trader: { name: 'Négociant', brief: '3 perles', power: 'Vous gagnez 3 perles.' },
  peddler: { name: 'Colporteur', brief: '2 perles', power: 'Vous gagnez 2 perles.' },
  landlord: {
    name: 'Bailleur',
    brief: '1 perle à chaque tour',
    power: 'Vous gagnez 1 perle à son arrivée, puis une autre au début de chacun de vos tours.',
  },
  slaver: {
    name: 'Esclavagiste',
    brief: 'Un allié pour 2 perles',
    power: 'Une fois par tour, vous pouvez défausser un allié de votre main pour gagner 2 perles.',
  },
  shopkeeper: { name: 'Boutiquier', brief: '1 perle', power: 'Vous gagnez 1 perle.' },
  shaman: {
    name: 'Chaman',
    brief: 'À l’abri des soldats',
    power: 'Les soldats de vos adversaires ne peuvent rien contre vous.',
  },
  invoker: {
    name: 'Invocateur',
    brief: 'Un tour de plus',
    power: 'Ce tour terminé, vous en jouez un autre.',
  },
  apprentice: {
    name: 'Apprenti',
    brief: 'Une pile du Conseil',
    power: 'Prenez en main une pile entière du Conseil.',
  },
  oracle: {
    name: 'Oracle',
    brief: 'Défausse une pile',
    power: 'Une fois par tour, vous pouvez défausser une pile entière du Conseil.',
  },
  alchemist: {
    name: 'Alchimiste',
    brief: 'Conseil : deux piles',
    power: 'Quand vous consultez le Conseil, vous prenez deux piles.',
  },
  illusionist: {
    name: 'Illusionniste',
    brief: 'Échange un lieu',
    power:
      'Vous pouvez rendre l’un de vos lieux et en prendre un face visible à la place. Les seigneurs placés dessous suivent.',
  },
  'master-of-magic': {
    name: 'Archimage',
    brief: 'Fédère l’allié voulu',
    power: 'À partir de votre recrutement suivant, vous choisissez librement lequel des alliés dépensés est fédéré.',
  },
  opportunist: {
    name: 'Opportuniste',
    brief: 'Remplace à la Cour',
    power:
      'Une fois par tour, vous pouvez défausser un seigneur de la Cour et le remplacer par le premier de la pioche.',
  },
  corruptor: {
    name: 'Corrupteur',
    brief: 'Seigneur pour 5 perles',
    power: 'Vous pouvez recruter aussitôt un autre seigneur de la Cour, pour 5 perles et sans alliés.',
  },
  traitor: {
    name: 'Traître',
    brief: 'Troque avec la Cour',
    power: 'Vous pouvez défausser un autre de vos seigneurs libres pour prendre sans payer un seigneur de la Cour.',
  },
  diplomat: {
    name: 'Diplomate',
    brief: 'Pas de race imposée',
    power: 'Quand vous recrutez, la race imposée ne compte plus, seulement le bon nombre de races.',
  },
  treasurer: {
    name: 'Trésorier',
    brief: 'Vos seigneurs : −2',
    power: 'Les seigneurs vous coûtent 2 de moins.',
  },
  schemer: {
    name: 'Intrigant',
    brief: 'Troque avec la pioche',
    power:
      'Vous pouvez défausser un autre de vos seigneurs libres pour prendre sans payer le premier seigneur de la pioche.',
  },
  keeper: plain('Gardien'),
  reaper: plain('Moissonneur'),
  shepherd: plain('Berger'),
  miller: plain('Meunier'),
  aquaculturalist: plain('Aquaculteur'),
  landowner: plain('Propriétaire'),
  sage: {
    name: 'Sage',
    brief: 'Pioche 2 lieux, garde 1',
    power: 'Piochez 2 lieux. Prenez-en un ; l’autre est étalé face visible. Ce seigneur va dessous.',
  },
  hermit: {
    name: 'Ermite',
    brief: 'Pioche 1 lieu, le garde',
    power: 'Piochez un lieu et prenez-le. Ce seigneur va dessous.',
  },
  elder: {
    name: 'Ancien',
    brief: 'Pioche 3 lieux, garde 1',
    power: 'Piochez 3 lieux. Prenez-en un ; les autres sont étalés face visible. Ce seigneur va dessous.',
  },
  ferryman: {
    name: 'Passeur',
    brief: 'Un nébulis en perle',
    power: 'Une fois par tour, vous pouvez changer l’un de vos nébulis en perle.',
  },
  outlaw: {
    name: 'Hors-la-loi',
    brief: 'Deux nébulis pour payer',
    power: 'Chacun de vos paiements peut comporter deux nébulis.',
  },
  counterfeiter: {
    name: 'Faux-monnayeur',
    brief: 'Nébulis avant perles',
    power: 'Vous pouvez payer avec un nébulis sans dépenser toutes vos perles.',
  },
  fence: {
    name: 'Receleur',
    brief: 'Refile vos nébulis',
    power: 'Donnez l’un de vos nébulis à chaque adversaire. Si vous en avez trop peu, choisissez qui en reçoit.',
  },
  cleaner: {
    name: 'Nettoyeur',
    brief: 'Krakens en main : rien',
    power: 'À la fin, les krakens encore dans votre main ne vous apportent aucun nébulis.',
  },
  watcher: sentinel('Guetteur'),
  vigil: sentinel('Vigie'),
  lookout: sentinel('Éclaireur'),
  shareholder: {
    name: 'Actionnaire',
    brief: '1 perle par recrue',
    power: 'Chaque fois qu’un adversaire recrute un seigneur, vous gagnez 1 perle.',
  },
  inheritor: { name: 'Héritier', brief: '5 perles', power: 'Vous gagnez 5 perles.' },
  hypnotist: {
    name: 'Hypnotiseur',
    brief: 'Deux achats par tour',
    power: 'Pendant le tour de chaque adversaire, vous pouvez acheter deux alliés.',
  },
  healer: {
    name: 'Guérisseur',
    brief: 'Un allié défaussé',
    power: 'Prenez en main l’allié de votre choix dans la défausse Exploration.',
  },
  highwayman: {
    name: 'Détrousseur',
    brief: 'Prélève leurs perles',
    power: 'Quand un adversaire gagne deux perles ou plus d’un coup, l’une d’elles vous revient.',
  },
  executioner: {
    name: 'Bourreau',
    brief: 'Rivaux : −1 fédéré',
    power: 'Nommez une race. Chaque adversaire défausse un allié fédéré de cette race, à son choix.',
  },
  recipient: {
    name: 'Destinataire',
    brief: 'Complot gratuit',
    power:
      'Une fois par tour, vous pouvez faire venir sans payer le premier seigneur de la pioche sur une place libre de la Cour.',
  },
  liberator: {
    name: 'Libérateur',
    brief: 'Libère un seigneur',
    power: 'Reprenez l’un de vos seigneurs sous un lieu : il est de nouveau libre, et le lieu reste à vous.',
  },
  grower: plain('Cultivateur'),
  'oyster-farmer': plain('Ostréiculteur'),
};

export const locations: { readonly [key in LocationKey]: LocationText } = {
  'sargasso-silos': {
    name: 'Les Silos de sargasses',
    brief: '5, +2 par fermier',
    scores: '5 points, et 2 de plus par fermier que vous avez.',
  },
  'hydrozoa-reserves': {
    name: 'La Réserve d’hydrozoaires',
    brief: '6, +2 par mage',
    scores: '6 points, et 2 de plus par mage que vous avez.',
  },
  sanctuary: {
    name: 'Le Sanctuaire',
    brief: '4, +3 par méduse',
    scores: '4 points, et 3 de plus par méduse que vous avez fédérée.',
  },
  parliament: {
    name: 'Le Parlement',
    brief: '6, +2 par politicien',
    scores: '6 points, et 2 de plus par politicien que vous avez.',
  },
  barracks: {
    name: 'La Caserne',
    brief: '7, +2 par soldat',
    scores: '7 points, et 2 de plus par soldat que vous avez.',
  },
  dockworks: {
    name: 'Les Quais',
    brief: '5, +2 par marchand',
    scores: '5 points, et 2 de plus par marchand que vous avez.',
  },
  'sargasso-fields': {
    name: 'Les Champs de sargasses',
    brief: '3, +3 par hippocampe',
    scores: '3 points, et 3 de plus par hippocampe que vous avez fédéré.',
  },
  abyss: {
    name: 'Les Abysses',
    brief: '2 par guilde',
    scores: '2 points par guilde présente parmi vos seigneurs.',
  },
  'city-of-mirrors': {
    name: 'La Cité des miroirs',
    brief: 'Copie un lieu adverse',
    scores: 'À la fin, elle compte comme un lieu adverse, avec vos propres seigneurs, alliés et nébulis.',
  },
  'black-smokers': {
    name: 'Les Fumeurs noirs',
    brief: 'Choisir dans la pile',
    scores:
      'À l’arrivée, vous pouvez parcourir la pile des lieux et en prendre un à la place. En eux-mêmes ils ne valent rien.',
  },
  'oceanic-senate-assembly': {
    name: 'L’Assemblée du Sénat océanique',
    brief: '4, +3 par poulpe',
    scores: '4 points, et 3 de plus par poulpe que vous avez fédéré.',
  },
  depths: {
    name: 'Les Profondeurs',
    brief: 'Deux fois le plus faible',
    scores: 'Deux fois l’influence de votre seigneur le plus faible.',
  },
  'throne-room': {
    name: 'La Salle du trône',
    brief: 'Votre plus fort seigneur',
    scores: 'L’influence de votre seigneur le plus fort, une fois de plus.',
  },
  jail: {
    name: 'La Prison',
    brief: '15, −1 par seigneur',
    scores: '15 points, moins 1 par seigneur que vous avez.',
  },
  chasm: {
    name: 'Le Gouffre',
    brief: '5, +3 par crabe',
    scores: '5 points, et 3 de plus par crabe que vous avez fédéré.',
  },
  'closed-tower': {
    name: 'La Tour close',
    brief: '3 par seigneur à clé',
    scores: '3 points par seigneur à vous qui porte une clé imprimée.',
  },
  'lost-tower': {
    name: 'La Tour perdue',
    brief: '3 par seigneur sans clé',
    scores: '3 points par seigneur à vous qui ne porte aucune clé imprimée.',
  },
  'chamber-of-allies': {
    name: 'La Chambre des alliés',
    brief: '3, + le moindre par race',
    scores: '3 points, et la valeur du plus faible allié que vous avez fédéré dans chaque race.',
  },
  'nest-of-giant-clams': {
    name: 'Le Nid de bénitiers géants',
    brief: '3, +3 par coquillage',
    scores: '3 points, et 3 de plus par coquillage que vous avez fédéré.',
  },
  'coral-barrier': {
    name: 'La Barrière de corail',
    brief: '20, −1 par allié fédéré',
    scores: '20 points, moins 1 par allié que vous avez fédéré.',
  },
  'gambling-den': {
    name: 'Le Tripot',
    brief: '5, +2 par contrebandier',
    scores: '5 points, et 2 de plus par contrebandier que vous avez.',
  },
  'krakens-lair': {
    name: 'L’Antre du kraken',
    brief: '15, −3 par nébulis',
    scores: '15 points, moins 3 par nébulis qu’il vous reste à la fin.',
  },
  'cetaceous-cemetery': sanctuary('Le Cimetière des cétacés'),
  'abandoned-convoy': sanctuary('Le Convoi abandonné'),
  megalodon: sanctuary('Le Mégalodon'),
  battlefield: sanctuary('Le Champ de bataille'),
};

export const races: { readonly [race in RaceKey]: { readonly one: string; readonly many: string } } = {
  jellyfish: { one: 'méduse', many: 'méduses' },
  crab: { one: 'crabe', many: 'crabes' },
  seahorse: { one: 'hippocampe', many: 'hippocampes' },
  shellfish: { one: 'coquillage', many: 'coquillages' },
  squid: { one: 'poulpe', many: 'poulpes' },
  kraken: { one: 'kraken', many: 'krakens' },
};

export const guilds: { readonly [guild in GuildKey]: { readonly one: string; readonly many: string } } = {
  mages: { one: 'mage', many: 'mages' },
  soldiers: { one: 'soldat', many: 'soldats' },
  farmers: { one: 'fermier', many: 'fermiers' },
  merchants: { one: 'marchand', many: 'marchands' },
  politicians: { one: 'politicien', many: 'politiciens' },
  ambassadors: { one: 'ambassadeur', many: 'ambassadeurs' },
  smugglers: { one: 'contrebandier', many: 'contrebandiers' },
};
