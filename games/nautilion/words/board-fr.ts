import type { Token } from '@fathom/nautilion/rules';
import { de, typeset } from '@fathom/words';
import type { BoardWords } from './board-en.ts';
import { capital, cards, list, one, plain, the } from './names-fr.ts';

const count = (n: number, single: string, several = `${single}s`): string => `${n} ${n < 2 ? single : several}`;
const small = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];
const inWords = (n: number): string => small[n] ?? String(n);
const isCrew = (token: Token): boolean => /^[1-9]$/.test(token);
const rank = (n: number): string => (n === 1 ? '1re' : `${n}e`);
const isYou = (name: string): boolean => name === 'Vous';
export const boardFr: BoardWords = {
  capital,
  one,
  plain,
  list,
  cards,
  figure: { darkhouse: 'Phare', phantom: 'Fantôme', nautilion: 'Nautilion' },
  figureKeys: { darkhouse: 'p', phantom: 'f', nautilion: 'n' },
  isles: 'Îles Bienheureuses',
  abyss: 'Les Abysses',
  round: (n) => `Manche ${n} sur 2`,

  prompts: {
    starter: typeset('Qui commence ?'),
    name: typeset('À qui destinez-vous le premier dé ?'),
    currents: 'Donnez un dé à chaque figurine',
    plan: 'Donnez un dé à chaque figurine',
    pay: typeset('Avec quel jeton payez-vous ?'),
    swap: typeset('Translation : choisissez un jeton du parcours'),
    'swap-with': 'Puis celui qui prendra sa place',
    sacrifice: typeset('Quel équipier paie la carte ?'),
    turn: 'Tournez ce dé sur la face voulue',
    dismiss: typeset('Quelle carte s’en va ?'),
    'pick-path': 'Prenez un équipier du parcours',
    'pick-discard': 'Prenez un équipier de la défausse',
    salvage: 'Prenez un jeton de la défausse',
    smuggle: typeset('Quel jeton revient dans le parcours ?'),
    insert: typeset('Où se glisse-t-il ?'),
    recover: 'Prenez un jeton de la défausse',
    recall: typeset('Quel jeton revient ?'),
    lose: 'Vous devez céder un jeton',
    place: typeset('Où va-t-il ?'),
    spoils: 'Ramenez un jeton',
    keep: typeset('Quel groupe reste à bord ?'),
  },
  hints: {
    starter: 'Vous gagnez ou perdez ensemble. Le premier joue tout le premier tour.',
    currents: 'Dé, puis figurine · 1 2 3, P F N',
    plan: 'Dé, puis figurine · 1 2 3, P F N',
  },
  placeTitle: (token) =>
    typeset(`Où va ${isCrew(token) ? `le ${token}` : token === 'mercenary' ? 'le mercenaire' : the(token)} ?`),
  loseTitle: (left) => (left > 1 ? `Vous devez céder ${inWords(left)} jetons` : 'Vous devez céder un jeton'),
  insertTitle: (token) => typeset(`Où se glisse ${isCrew(token) ? `le ${token}` : the(token)} ?`),
  turnTitle: (die) => `Tournez le ${die} sur la face voulue`,
  salvageTitle: (left) =>
    left > 1 ? 'Prenez jusqu’à deux jetons dans la défausse' : 'Prenez-en encore un, si vous voulez',

  rollTitles: {
    roll: 'Lancez les dés',
    'reef-roll': 'Lancez pour quitter l’écueil',
    'darkhouse-roll': 'Lancez pour le Phare',
  },
  rollHint: 'Vous pouvez encore annuler',
  rolling: 'Les dés roulent…',
  waiting: (name) => (isYou(name) ? 'À vous de décider' : `À ${name} de décider`),
  over: 'La partie est finie',
  sailing: 'En mouvement…',
  skip: 'Touchez pour accélérer',

  turnOf: (name) => (isYou(name) ? 'À vous' : `Au tour ${de(name)}`),
  admiral: (low) => (low ? 'Amiral des 1–5' : 'Amiral des 5–9'),
  admiralShort: (low) => (low ? '1–5' : '5–9'),

  grimoire: 'Grimoire',
  grimoireLine: (held) => typeset(`Réserve : ${count(held, 'jeton')}`),
  grimoireShort: (held) => `Grimoire · ${held}`,
  spell: { whirlwind: 'Tourbillon', tide: 'Marée', translation: 'Translation' },
  spellText: (spell, dice) =>
    spell === 'whirlwind'
      ? dice === 1
        ? 'Relancer le dé'
        : 'Relancer les dés'
      : spell === 'tide'
        ? 'Tourner un dé'
        : 'Échanger deux jetons',
  costs: (n) => `coûte ${count(n, 'jeton')}`,
  reroll: 'Relance gratuite',
  rerollText: (pairs) => `Un dé, avec le duo ${list(pairs)}`,
  rerollNone: 'Il faut un duo complet',
  recall: 'Rappel',
  recallText: 'Placer un jeton défaussé',
  whichDie: typeset('Quel dé relancer ?'),
  whichTide: typeset('Quel dé, et sur quelle face ?'),
  dieAgain: (die) => `Relancer le ${die}`,
  back: 'Retour',
  close: 'Fermer',

  needed: 'Il manque',
  neededOf: (token, ahead, aboard) =>
    typeset(aboard ? `${capital(plain(token))} : à bord` : `${capital(plain(token))} : ${ahead} devant vous`),

  aboard: 'À bord du Nautilion',
  aboardLine: (n) => `${n} équipier${n < 2 ? '' : 's'} sur 9 · cabines éclairées accessibles`,
  submarine: 'Sous-marin',
  mages: 'Cabine des mages',
  magesLine: 'A, B et C pour gagner. Un duo donne une relance.',
  reserve: 'Réserve',
  reserveLine: (n) => `${count(n, 'jeton')} à dépenser`,
  discard: 'Défausse',
  discardLine: (n) => `${n} hors jeu`,
  hold: 'Plateau du Fantôme',
  harpoons: 'Harpons',
  harpoonsLine: (yours, its) => typeset(`Harpons : vous ${yours}, Fantôme ${its}`),
  harpoonsShort: (yours, its) => typeset(`${yours} : ${its}`),
  row: 'Phare',
  heroic: 'Actions héroïques',
  heroicShort: (n) => `Actions · ${n}`,
  heroicLine: (deck) => `Aucune ne doit rester à l’arrivée · ${deck} en pioche`,
  heroicDone: 'Toutes jouées',
  path: 'Parcours',
  strip: 'Le parcours agrandi',
  stripTags: {
    taken: 'à vous',
    sunk: 'coulé',
    armed: 'enrôlé',
    yours: 'à vous',
    theirs: 'au Fantôme',
    home: 'perdu',
    wins: 'gagné',
    collision: 'abordage',
    none: 's’arrête ici',
  },
  between: (n) => (n === 1 ? 'encore un' : `encore ${n}`),
  overview: 'Voir une autre partie du parcours',
  toFigures: 'Retour aux figurines',
  earlier: 'Vers les Îles',
  later: 'Vers les Abysses',
  allMoves: 'Tous les coups en liste',

  heldByReef: 'retenu par l’écueil',
  slotIdle: {
    darkhouse: 'un 3 ou un 4 coûte un jeton',
    phantom: 'coule le jeton où il s’arrête',
    nautilion: 'prend le jeton où il s’arrête',
  },
  withThe: (die) => `avec le ${die}`,
  has: (die) => `a le ${die}`,
  darkhouseCosts: (n) => (n > 1 ? `Coûte ${inWords(n)} jetons` : 'Coûte un jeton'),
  darkhouseAgain: 'Relance ce dé',
  calm: 'Reste calme',
  sinks: (token) => `Coule ${one(token)}`,
  sinksNothing: 'Ne prend rien',
  arms: (token) => `Enrôle ${one(token)}`,
  yours: (token) => `Vous donne ${one(token)}`,
  takes: (token) => `Prend ${one(token)}`,
  staysPut: 'Ne bouge pas',
  collides: (yours, its) => `Abordage, ${yours} contre ${its}`,
  phantomHome: typeset('Atteint les Îles : vous perdez'),
  win: typeset('Arrive : vous gagnez'),
  loseThere: typeset('Arrive trop tôt : vous perdez'),

  tagTake: (token) => `Vous prenez ${one(token)}`,
  fitsCabin: (cabin) => `pour la cabine ${cabin}`,
  fitsMages: 'pour la Cabine des mages',
  forReserve: 'pour la réserve seulement',
  anyCabin: 'pour une cabine accessible',
  tagSinks: (token) => `Le Fantôme coule ${one(token)}`,
  tagArms: (token) => `Le Fantôme enrôle ${one(token)}`,
  tagYours: (token) => `Vous y gagnez ${one(token)}`,
  tagGives: (token) => `${capital(one(token))} au Fantôme`,
  leftOver: (token, n) =>
    n === 0
      ? `le dernier ${isCrew(token) ? token : plain(token)} devant vous`
      : isCrew(token)
        ? typeset(`il resterait ${inWords(n)} « ${token} »`)
        : `il resterait ${inWords(n)} ${plain(token).replace(/^mage/, n > 1 ? 'mages' : 'mage')}`,
  notNeeded: 'vous n’en avez pas besoin',
  tagHome: 'Le Fantôme atteint les Îles',
  tagLost: 'vous perdez aussitôt',
  tagAbyss: 'Vous atteignez les Abysses',
  tagWin: 'et gagnez',
  tagTooEarly: (missing) => typeset(`il manque ${count(missing, 'équipier')} : vous perdez`),
  tagCollision: 'Les figurines s’abordent',
  tagHarpoons: (yours, its) => `vous avez ${count(yours, 'harpon')} contre ${its}`,
  tagReef: (reef) => `près de l’écueil ${reef}`,
  tagReefSinks: (reef) => `et l’écueil ${reef} avec lui`,
  tagToken: (n) => (n > 1 ? `Le Phare prend ${inWords(n)} jetons` : 'Le Phare prend un jeton'),

  toReserve: 'Réserve',
  giveUpText: 'Il part à la défausse',
  sure: typeset('Confirmez-vous ?'),

  say: {
    die: (face) => `Dé sur ${face}`,
    picked: 'choisi',
    token: (token, nth) => `${capital(plain(token))}, ${rank(nth)} case depuis les Îles`,
    passed: 'derrière le Nautilion',
    lost: 'derrière le Fantôme',
    gone: (nth) => `Trou, ${rank(nth)} case`,
    reef: (reef) => `près de l’écueil ${reef}`,
    gap: (nth) => `Glisser le jeton avant la ${rank(nth)} case`,
    figureAt: (figure, place) =>
      place === 0 ? `${figure} aux Îles Bienheureuses` : `${figure} à la ${rank(place)} case`,
    cabin: (cabin, state, ducts) => `Cabine ${cabin}, ${state}, conduits vers ${list(ducts)}`,
    empty: 'libre',
    reachable: 'accessible',
    unreachable: 'hors d’atteinte',
    mercenary: 'tenue par un mercenaire',
    aboard: 'à bord',
    magesPlace: (place, filled) => `${place}, ${filled ? 'occupée' : 'libre'}`,
    pieces: (token, n) => `${n} × ${plain(token)}`,
  },
};
