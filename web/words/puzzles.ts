import { formats, typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from './words.ts';

/** What is said of puzzles: positions with one clearly best turn. */
const en = {
  title: 'Puzzles',
  line: 'Real positions with one clearly best turn. Take your time: everything can be undone until you press “That’s my turn”.',
  today: 'Today',
  all: 'All puzzles',
  allOf: (game: string) => `All puzzles of ${game}`,
  grade: { easy: 'Gentle', tricky: 'Normal', deep: 'Hard' },
  gradeNote:
    'Measured: how often the middle level finds it when it misjudges every turn a little, as people do. Gentle: at least 60 times in 100. Hard: fewer than 20.',
  puzzle: (number: number) => `Puzzle ${number}`,
  solve: 'Solve',
  again: 'Try again',
  state: { found: 'Found', nearly: 'Nearly', no: 'Not found', open: 'Not tried' },
  streak: 'Streak',
  longest: 'Longest',
  found: 'Found',
  of: (found: number, answered: number) => `${found} of ${answered}`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  streakNote: 'A day counts if you find one on your first try.',
  none: 'There is no such puzzle.',
  task: 'Find the best turn.',
  decide: 'Now choose on the board.',
  whole: (row: string) => `Your turn: ${row}.`,
  answer: 'That’s my turn',
  notYet: 'Finish your turn on the board first',
  judging: 'Evaluating…',
  verdict: { found: 'Found!', nearly: 'Nearly!', no: 'Not this one' },
  costs: (points: number) =>
    `Your turn lowers your chance to win by ${points === 1 ? '1 percentage point' : `${points} percentage points`}.`,
  unjudged: 'This is not the turn we were looking for.',
  yours: 'Your turn',
  best: 'Best turn',
  position: 'Position',
  show: 'On the board',
  promises: (best: string, next: string) => `Chance to win: ${best}. With the best of the other turns: ${next}.`,
  finds: (name: string, tries: number, of: number) =>
    tries === 0
      ? `${name}, the middle level, never finds it.`
      : tries === of
        ? `${name}, the middle level, always finds it.`
        : `${name}, the middle level, finds it in ${tries} of ${of} tries.`,
  next: 'Next puzzle',
  done: 'Back to the puzzles',
  hide: 'See the board',
  unhide: 'See the answer',
  dayDone: 'All done for today. Come back tomorrow for new ones.',
};

const fr: typeof en = typesetAll({
  title: 'Énigmes',
  line: 'De vraies positions où un tour est nettement le meilleur. Prenez votre temps : vous pouvez tout annuler tant que vous n’avez pas validé.',
  today: 'Aujourd’hui',
  all: 'Toutes les énigmes',
  allOf: (game) => `Toutes les énigmes : ${game}`,
  grade: { easy: 'Découverte', tricky: 'Normal', deep: 'Difficile' },
  gradeNote:
    'Mesuré : combien de fois le niveau moyen la trouve s’il se trompe un peu à chaque tour, comme tout le monde. Découverte : au moins 60 fois sur 100. Difficile : moins de 20.',
  puzzle: (number) => `Énigme ${number}`,
  solve: 'Résoudre',
  again: 'Réessayer',
  state: { found: 'Trouvée', nearly: 'Presque', no: 'Pas trouvée', open: 'Pas tentée' },
  streak: 'Série',
  longest: 'Record',
  found: 'Trouvées',
  of: (found, answered) => `${found} sur ${answered}`,
  days: (count) => formats.fr.count(count, 'jour', 'jours'),
  streakNote: 'Un jour compte si vous en trouvez une du premier coup.',
  none: 'Cette énigme n’existe pas.',
  task: 'Trouvez le meilleur tour.',
  decide: 'Choisissez sur le plateau.',
  whole: (row) => `Votre tour : ${row}.`,
  answer: 'Valider mon tour',
  notYet: 'Terminez d’abord votre tour sur le plateau',
  judging: 'Évaluation…',
  verdict: { found: 'Trouvé !', nearly: 'Presque !', no: 'Pas cette fois' },
  costs: (points) =>
    `Votre tour fait baisser vos chances de gagner de ${formats.fr.count(points, 'point', 'points')} de pourcentage.`,
  unjudged: 'Ce n’est pas le tour attendu.',
  yours: 'Votre tour',
  best: 'Meilleur tour',
  position: 'Position',
  show: 'Sur le plateau',
  promises: (best, next) => `Chances de gagner : ${best}. Avec le meilleur des autres tours : ${next}.`,
  finds: (name, tries, of) =>
    tries === 0
      ? `${name}, le niveau moyen, ne le trouve jamais.`
      : tries === of
        ? `${name}, le niveau moyen, le trouve toujours.`
        : `${name}, le niveau moyen, le trouve ${tries} fois sur ${of}.`,
  next: 'Énigme suivante',
  done: 'Retour aux énigmes',
  hide: 'Voir le plateau',
  unhide: 'Voir la réponse',
  dayDone: 'Terminé pour aujourd’hui. De nouvelles énigmes demain.',
});

export const puzzleTexts: { readonly [language in Language]: typeof en } = { en, fr };

/** The same in the language shown. */
export const puzzleWords = (): typeof en => puzzleTexts[shown()];
