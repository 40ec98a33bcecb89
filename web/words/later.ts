import { formats, kernelEn, kernelFr, typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from './words.ts';

/** Games of a file that was imported. */
interface Counts {
  readonly added: number;
  readonly present: number;
  readonly refused: number;
  readonly full: boolean;
}

/** What is said by pages and sheets that no first visit begins with: it comes along with them. */
const en = {
  whyNot: {
    kernel: kernelEn,
    title: 'Not now',
    understood: 'Understood',
    rule: (id: string) => `Rule ${id} in full`,
    house: 'house rule',
  },
  table: {
    practiceTitle: 'Take back more than your own move?',
    practiceText:
      'Dice were rolled, cards drawn or other moves made since. All of that will happen anew, and the game becomes practice.',
    practiceGo: 'Take back, as practice',
    momentTitle: (count: number, of: number) => `Replay: step ${count} of ${of}`,
    momentEarlier: 'Previous',
    momentLater: 'Next',
    momentNow: 'Back to now',
    download: 'Save the logbook as a file',
    copyLink: 'Copy a link to this game',
    copied: 'Copied. Whoever opens the link sees this game as it stands.',
    give: {
      question: 'This game is still going on, and players have secrets. What may the other person learn?',
      mine: 'Only what I know',
      mineNote:
        'Your own secrets and what everybody can see. What you do not know is dealt anew, and earlier moves are left out.',
      everything: 'Everything',
      everythingNote:
        'The secrets of all players, every move so far, and the name of the sea, from which all that is to come can be worked out.',
    },
    copyFailed: 'The browser would not copy it. Here is the link:',
    logHint: 'Choose a line to see the board at that point.',
  },
  lesson: {
    play: 'Play a real game',
    again: 'The lesson again',
    home: 'All games',
  },
  end: {
    won: 'You won',
    lost: 'You lost',
    wonTogether: 'You won together',
    lostTogether: 'You lost together',
    theyWon: 'They won together',
    theyLost: 'They lost together',
    winner: (names: string) => `${names} won`,
    chart: (turn: string, scored: boolean) =>
      `${scored ? 'Points, ' : ''}${scored ? turn.toLowerCase() : turn} by ${turn.toLowerCase()}`,
    again: 'Play again',
    sameSea: 'Replay this deal',
    share: 'Share',
    logbook: 'Logbook',
    board: 'See the board',
    home: 'Home',
    practised: 'Practice game: counted separately.',
    known: 'Known sea: counted separately.',
    shared: 'Shared game: not counted in your statistics.',
    score: 'Score',
    total: 'Total',
  },
  rules: {
    title: (game: string) => `Rules of ${game}`,
    search: 'Search the rules',
    none: (text: string) => `No rule mentions “${text}”.`,
    found: (count: number) => (count === 1 ? 'One rule' : `${count} rules`),
    house: 'house rule',
    contents: 'Chapters',
    noRule: (id: string) => `There is no rule ${id}; here are all of them.`,
    back: 'Back to the game',
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    speed: 'Animation speed',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'Off' },
    motion: 'Reduced motion',
    motions: { auto: 'As the system says', reduced: 'Always', full: 'Never' },
    sound: 'Sound',
    sounds: { on: 'On', off: 'Off' },
    text: 'Text size',
    texts: { normal: 'Normal', large: 'Large', larger: 'Larger' },
    saved: 'Kept in this browser only.',
    first: 'Play the tutorial again',
  },
  statistics: {
    title: 'Statistics',
    empty: 'No finished game yet.',
    games: 'Games',
    won: 'Won',
    rate: 'Win rate',
    last: (count: number) => `last ${count}`,
    all: 'all',
    fresh: 'New seas',
    known: 'Known seas, practice, hints',
    config: 'Setup',
    note: 'Games on a sea you knew, practice games and games with hints are counted separately.',
  },
  history: {
    title: 'History',
    count: (count: number) =>
      count === 0
        ? 'No finished game yet. Every game you finish is kept here, in this browser only.'
        : `${count === 1 ? 'One finished game' : `${count} finished games`}, kept in this browser only.`,
    filter: 'Which game?',
    all: 'All games',
    open: 'Still open',
    begun: 'Begun',
    more: 'Show more',
    alone: 'Alone',
    against: (names: readonly string[]) => `Against ${formats.en.and(names)}`,
    beside: (names: readonly string[]) => `With ${formats.en.and(names)}`,
    table: (names: readonly string[]) => formats.en.and(names),
    marks: {
      daily: 'daily sea',
      known: 'known sea',
      practised: 'practice',
      advised: 'with hints',
      shared: 'opened from a link or file',
      taught: 'tutorial',
      salvaged: 'saved from a damaged game',
      bare: 'only the result is kept',
    },
    delete: 'Delete',
    deleteSure: 'Delete this game for good? It leaves your statistics, too.',
    deleteOpenSure: 'Delete this unfinished game for good?',
    deleteAll: 'Delete all finished games shown here',
    deleteAllSure: (count: number) =>
      `Delete ${count === 1 ? 'this finished game' : `all ${count} finished games`} for good? They leave your statistics, too. Export them first if you may want them back.`,
    deleted: (count: number) => (count === 1 ? 'One game deleted.' : `${count} games deleted.`),
    damaged: 'Damaged',
    damagedNote:
      'These games could not be read to the end. What could be saved goes on as a copy; they stay as they are until you delete them.',
    nameless: 'A game that can no longer be read',
    deleteDamagedSure: 'Delete this damaged game for good?',
    everything: 'All games in one file',
    archiveNote:
      'Take your games to another browser, or keep them safe. Importing adds what is missing here and overwrites nothing.',
    used: (size: string) => `They take up about ${size}.`,
    export: 'Export all games',
    import: 'Import a file',
    imported: ({ added, present, refused, full }: Counts) =>
      [
        added === 1 ? 'One game added.' : `${added} games added.`,
        present > 0 && (present === 1 ? 'One was here already.' : `${present} were here already.`),
        refused > 0 &&
          (refused === 1
            ? 'One could not be read and was left out.'
            : `${refused} could not be read and were left out.`),
        full && 'There is no room for the rest: delete old games, then import the file again.',
      ]
        .filter(Boolean)
        .join(' '),
    noArchive: {
      'too-long': 'This file is too large to be a file of games.',
      'not-json': 'This file cannot be read: it is damaged, or not a file of games.',
      'not-ours': 'This is not a file of games exported from Fathom.',
      newer: 'This file was made by a newer Fathom. Reload this page, then try once more.',
    },
  },
  open: {
    title: 'Open a logbook',
    text: 'Choose a logbook file, or paste its text.',
    file: 'Choose a file',
    paste: 'Text of the logbook',
    go: 'Open',
    broken: 'This link or file cannot be opened.',
    line: (line: number) => `This is not a whole logbook: line ${line} cannot be read.`,
    unknownGame: (game: string) => `This is a logbook of “${game}”, a game we do not know.`,
    impossible: 'No game can begin the way this logbook says.',
  },
};

/** « de Nautilion », « d’Abyss ». */
const of = (name: string) => (/^[aeiouyhéèê]/i.test(name) ? `d’${name}` : `de ${name}`);

const fr: typeof en = typesetAll({
  whyNot: {
    kernel: kernelFr,
    title: 'Pas maintenant',
    understood: 'Compris',
    rule: (id) => `La règle ${id} en entier`,
    house: 'règle maison',
  },
  table: {
    practiceTitle: 'Revenir plus loin que votre propre coup ?',
    practiceText:
      'Des dés ont été lancés, des cartes piochées ou d’autres coups joués depuis. Tout cela se rejouera autrement, et la partie devient un entraînement.',
    practiceGo: 'Revenir et s’entraîner',
    momentTitle: (count, of) => `Relecture : étape ${count} sur ${of}`,
    momentEarlier: 'Précédent',
    momentLater: 'Suivant',
    momentNow: 'Revenir à la partie',
    download: 'Enregistrer le livre de bord',
    copyLink: 'Copier un lien vers cette partie',
    copied: 'Lien copié. La personne qui l’ouvre voit la partie dans son état actuel.',
    give: {
      question: 'Cette partie est en cours, et chacun a ses secrets. Que peut apprendre la personne qui la reçoit ?',
      mine: 'Seulement ce que je sais',
      mineNote:
        'Vos propres secrets et ce que tout le monde voit. Ce que vous ignorez est redistribué au hasard, et les coups joués ne sont pas transmis.',
      everything: 'Tout',
      everythingNote:
        'Les secrets de tous les joueurs, tous les coups joués et le nom de la mer, d’où l’on peut déduire la suite.',
    },
    copyFailed: 'Le navigateur n’a pas voulu copier le lien. Le voici :',
    logHint: 'Choisissez une ligne pour revoir le plateau à ce moment.',
  },
  lesson: {
    play: 'Jouer une vraie partie',
    again: 'Revoir la leçon',
    home: 'Tous les jeux',
  },
  end: {
    won: 'Vous avez gagné',
    lost: 'Vous avez perdu',
    wonTogether: 'Vous avez gagné ensemble',
    lostTogether: 'Vous avez perdu ensemble',
    theyWon: 'Leur équipage a gagné',
    theyLost: 'Leur équipage a perdu',
    winner: (names) => `Victoire : ${names}`,
    chart: (turn, scored) =>
      `${scored ? 'Points, ' : ''}${scored ? turn.toLowerCase() : turn} par ${turn.toLowerCase()}`,
    again: 'Rejouer',
    sameSea: 'Rejouer la même donne',
    share: 'Partager',
    logbook: 'Livre de bord',
    board: 'Voir le plateau',
    home: 'Accueil',
    practised: 'Partie d’entraînement : comptée à part.',
    known: 'Mer connue : comptée à part.',
    shared: 'Partie partagée : elle n’entre dans aucune statistique.',
    score: 'Points',
    total: 'Total',
  },
  rules: {
    title: (game) => `Règles ${of(game)}`,
    search: 'Chercher dans les règles',
    none: (text) => `Aucune règle ne parle de « ${text} ».`,
    found: (count) => (count < 2 ? `${count} règle` : `${count} règles`),
    house: 'règle maison',
    contents: 'Chapitres',
    noRule: (id) => `Il n’y a pas de règle ${id} ; les voici toutes.`,
    back: 'Retour à la partie',
  },
  settings: {
    title: 'Réglages',
    language: 'Langue',
    speed: 'Vitesse des animations',
    speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide', off: 'Immédiate' },
    motion: 'Animations réduites',
    motions: { auto: 'Comme le système', reduced: 'Toujours', full: 'Jamais' },
    sound: 'Sons',
    sounds: { on: 'Oui', off: 'Non' },
    text: 'Taille du texte',
    texts: { normal: 'Normale', large: 'Grande', larger: 'Très grande' },
    saved: 'Gardé dans ce navigateur uniquement.',
    first: 'Refaire le tutoriel',
  },
  statistics: {
    title: 'Statistiques',
    empty: 'Aucune partie finie pour l’instant.',
    games: 'Parties',
    won: 'Gagnées',
    rate: '% de victoires',
    last: (count) => `${count} dernières`,
    all: 'toutes',
    fresh: 'Mers nouvelles',
    known: 'Mers connues, entraînement, indices',
    config: 'Configuration',
    note: 'Les parties sur une mer connue, d’entraînement ou avec indices sont comptées à part.',
  },
  history: {
    title: 'Historique',
    count: (count) =>
      count === 0
        ? 'Aucune partie finie pour l’instant. Chaque partie terminée est gardée ici, dans ce navigateur et nulle part ailleurs.'
        : `${count === 1 ? 'Une partie finie, gardée' : `${count} parties finies, gardées`} dans ce navigateur et nulle part ailleurs.`,
    filter: 'Quel jeu ?',
    all: 'Tous les jeux',
    open: 'En cours',
    begun: 'Commencée',
    more: 'En montrer plus',
    alone: 'En solitaire',
    against: (names) => `Contre ${formats.fr.and(names)}`,
    beside: (names) => `Avec ${formats.fr.and(names)}`,
    table: (names) => formats.fr.and(names),
    marks: {
      daily: 'mer du jour',
      known: 'mer connue',
      practised: 'entraînement',
      advised: 'avec indices',
      shared: 'venue d’un lien ou d’un fichier',
      taught: 'tutoriel',
      salvaged: 'sauvée d’une partie abîmée',
      bare: 'seul le résultat est gardé',
    },
    delete: 'Supprimer',
    deleteSure: 'Supprimer cette partie pour de bon ? Elle quittera aussi vos statistiques.',
    deleteOpenSure: 'Supprimer cette partie inachevée pour de bon ?',
    deleteAll: 'Supprimer toutes les parties finies montrées ici',
    deleteAllSure: (count) =>
      `Supprimer ${count < 2 ? 'cette partie finie' : `les ${count} parties finies`} pour de bon ? Elles quitteront aussi vos statistiques. Exportez-les d’abord si vous pourriez vouloir les retrouver.`,
    deleted: (count) =>
      count === 1 ? 'Une partie supprimée.' : `${formats.fr.count(count, 'partie supprimée', 'parties supprimées')}.`,
    damaged: 'Abîmées',
    damagedNote:
      'Celles-ci n’ont pas pu être relues jusqu’au bout. Ce qui a pu être sauvé continue dans une copie ; elles restent telles quelles tant que vous ne les supprimez pas.',
    nameless: 'Une partie qu’on ne peut plus lire',
    deleteDamagedSure: 'Supprimer cette partie abîmée pour de bon ?',
    everything: 'Toutes les parties en un fichier',
    archiveNote:
      'Emportez vos parties dans un autre navigateur, ou mettez-les à l’abri. L’importation ajoute ce qui manque ici et n’écrase rien.',
    used: (size) => `Elles occupent environ ${size}.`,
    export: 'Exporter toutes les parties',
    import: 'Importer un fichier',
    imported: ({ added, present, refused, full }) =>
      [
        added === 0 ? 'Aucune partie ajoutée.' : added === 1 ? 'Une partie ajoutée.' : `${added} parties ajoutées.`,
        present > 0 && (present === 1 ? 'Une était déjà là.' : `${present} étaient déjà là.`),
        refused > 0 &&
          (refused === 1
            ? 'Une, illisible, a été laissée de côté.'
            : `${refused}, illisibles, ont été laissées de côté.`),
        full &&
          'Il n’y a pas de place pour le reste : supprimez d’anciennes parties, puis importez de nouveau le fichier.',
      ]
        .filter(Boolean)
        .join(' '),
    noArchive: {
      'too-long': 'Ce fichier est trop gros pour être un fichier de parties.',
      'not-json': 'Ce fichier est illisible : il est abîmé, ou ce n’est pas un fichier de parties.',
      'not-ours': 'Ce n’est pas un fichier de parties exporté de Fathom.',
      newer: 'Ce fichier vient d’une version plus récente de Fathom. Rechargez cette page, puis réessayez.',
    },
  },
  open: {
    title: 'Ouvrir un livre de bord',
    text: 'Choisissez un fichier, ou collez le texte du livre de bord.',
    file: 'Choisir un fichier',
    paste: 'Texte du livre de bord',
    go: 'Ouvrir',
    broken: 'Ce lien ou ce fichier ne peut pas être ouvert.',
    line: (line) => `Ce livre de bord n’est pas complet : la ligne ${line} est illisible.`,
    unknownGame: (game) => `C’est une partie de « ${game} », un jeu que nous ne connaissons pas.`,
    impossible: 'Aucune partie ne peut commencer comme le dit ce livre de bord.',
  },
});

export const later: { readonly [language in Language]: typeof en } = { en, fr };

/** The same in the language shown. */
export const laterWords = (): typeof en => later[shown()];
