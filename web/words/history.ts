import { formats, typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from './words.ts';

/** Games of a file that was imported. */
interface Counts {
  readonly added: number;
  readonly present: number;
  readonly refused: number;
  readonly full: boolean;
}

/** What is said of finished and open games, and of the file that holds them all. */
const en = {
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
    box: 'with the box',
    salvaged: 'saved from a damaged game',
    bare: 'only the result is kept',
  },
  delete: 'Delete',
  deleteSure: 'Delete this game for good?',
  deleteNote: 'It will also leave your statistics.',
  deleteOpenSure: 'Delete this unfinished game for good?',
  deleteAll: 'Delete all finished games shown here',
  deleteAllSure: (count: number) =>
    count === 1 ? 'Delete this finished game for good?' : `Delete all ${count} finished games for good?`,
  deleteAllNote: (count: number): string =>
    count === 1
      ? 'It will also leave your statistics. Export it first if you may want it back.'
      : 'They will also leave your statistics. Export them first if you may want them back.',
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
        (refused === 1 ? 'One could not be read and was left out.' : `${refused} could not be read and were left out.`),
      full && 'There is no room for the rest: delete old games, then import the file again.',
    ]
      .filter(Boolean)
      .join(' '),
  noArchive: {
    'too-long': 'This file is too large to be a file of games.',
    'not-json': 'This file cannot be read: it is damaged, or not a file of games.',
    'not-ours': 'This is not a file of games exported from Fathom.',
    newer: 'This file was made by a newer version of Fathom. Reload this page, then try again.',
  },
};

const fr: typeof en = typesetAll({
  title: 'Historique',
  count: (count) =>
    count === 0
      ? 'Aucune partie finie pour l’instant. Chaque partie terminée est gardée ici, dans ce navigateur et nulle part ailleurs.'
      : `${count === 1 ? 'Une partie finie, gardée' : `${count} parties finies, gardées`} dans ce navigateur et nulle part ailleurs.`,
  filter: 'Quel jeu ?',
  all: 'Tous les jeux',
  open: 'En cours',
  begun: 'Commencée',
  more: 'Afficher plus',
  alone: 'En solo',
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
    box: 'avec la boîte',
    salvaged: 'sauvée d’une partie abîmée',
    bare: 'seul le résultat est gardé',
  },
  delete: 'Supprimer',
  deleteSure: 'Supprimer définitivement cette partie ?',
  deleteNote: 'Elle disparaîtra aussi de vos statistiques.',
  deleteOpenSure: 'Supprimer définitivement cette partie inachevée ?',
  deleteAll: 'Supprimer toutes les parties finies affichées ici',
  deleteAllSure: (count) =>
    count < 2
      ? 'Supprimer définitivement cette partie finie ?'
      : `Supprimer définitivement les ${count} parties finies ?`,
  deleteAllNote: (count) =>
    count < 2
      ? 'Elle disparaîtra aussi de vos statistiques. Exportez-la d’abord si vous voulez la garder.'
      : 'Elles disparaîtront aussi de vos statistiques. Exportez-les d’abord si vous voulez les garder.',
  deleted: (count) =>
    count === 1 ? 'Une partie supprimée.' : `${formats.fr.count(count, 'partie supprimée', 'parties supprimées')}.`,
  damaged: 'Abîmées',
  damagedNote:
    'Celles-ci n’ont pas pu être relues jusqu’au bout. Ce qui a pu être sauvé continue dans une copie ; elles restent telles quelles tant que vous ne les supprimez pas.',
  nameless: 'Une partie devenue illisible',
  deleteDamagedSure: 'Supprimer définitivement cette partie abîmée ?',
  everything: 'Toutes les parties dans un fichier',
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
});

export const historyTexts: { readonly [language in Language]: typeof en } = { en, fr };

/** The same in the language shown. */
export const historyWords = (): typeof en => historyTexts[shown()];
