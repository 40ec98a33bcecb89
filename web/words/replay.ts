import { de, formats, typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from './words.ts';

/** What is said of a game that is followed or looked back on: the recap, the log, the replay and the analysis in it. */
const en = {
  recap: {
    title: 'Since your turn',
  },
  log: {
    setup: 'Setup',
    empty: 'Nothing has happened yet.',
    head: (turn: string, name: string) => (name ? `${turn} · ${name}` : turn),
  },
  bar: {
    title: 'Replay',
    scrub: 'Moment of the game',
    at: (turn: string, step: number, of: number) => `${turn}, step ${step} of ${of}`,
    into: (turn: string, next: number) => `${turn} → ${next}`,
    play: 'Play',
    pause: 'Pause',
    earlier: 'Previous step',
    later: 'Next step',
    turnEarlier: 'Previous turn',
    turnLater: 'Next turn',
    pointEarlier: 'Previous turning point',
    pointLater: 'Next turning point',
    speed: 'Speed',
    eyes: 'Seen by',
    open: 'Everything open',
    close: 'Close the replay',
    begin: 'The table is set up.',
    quiet: 'Nothing to see at this step.',
  },
  branch: {
    go: 'Play on from here',
    note: 'Opens a practice game against bots. This game stays as it is.',
    sorry: 'You cannot play on from here.',
  },
  best: {
    ask: 'Best move here',
    title: (name: string) => `What the strongest bot would play for ${name}, seeing only what ${name} sees`,
    own: 'What the strongest bot would play here, seeing only what you see',
    thinking: 'Thinking…',
    none: 'The bot has no answer for this moment.',
    nobody: 'There is nothing to decide at this moment.',
    hide: 'Hide',
    chance: (percent: string) => `${percent} to win`,
  },
  analysis: {
    title: 'Analysis',
    hide: 'Hide the analysis',
    luck: 'Luck',
    others: 'Others’ mistakes',
    light: 'Hidden until the end',
    mistakes: 'Mistakes',
    costliest: 'Costliest turns',
    none: 'No mistake this bot can see.',
    played: 'Played',
    better: 'Better',
    numbers: 'In numbers',
    points: 'Turning points',
  },
  end: {
    wonBy: (names: readonly string[], turns: string) =>
      `${names.length === 0 ? 'This sea was won' : `${formats.en.and(names)} won this sea`} in ${turns}. Can you?`,
    lostBy: (names: readonly string[], turns: string) =>
      `${names.length === 0 ? 'This sea was lost' : `${formats.en.and(names)} lost this sea`} after ${turns}. Can you do better?`,
    beat: (name: string | null, score: number) =>
      `${name === null ? 'This game was won' : `${name} won`} with ${formats.en.count(score, 'point', 'points')}. Can you do better?`,
    beaten: (name: string | null, score: number, winner: string, best: number) =>
      name === null
        ? `${winner} won, ${formats.en.number(best)} to ${formats.en.number(score)}. Can you do better?`
        : `${name} lost to ${winner}, ${formats.en.number(score)} to ${formats.en.number(best)}. Can you do better?`,
    points: (score: number) => formats.en.count(score, 'point', 'points'),
    turns: (turn: string, count: number) => `${count} ${count === 1 ? turn.toLowerCase() : `${turn.toLowerCase()}s`}`,
    playIt: 'Play it',
    replay: 'Watch the replay',
    film: 'Film, 15 seconds',
    sideBySide: 'Same deal, side by side',
    you: 'You',
    them: 'The shared game',
    won: 'won',
    lost: 'lost',
  },
  bots: {
    label: 'Bot speed',
    paces: { same: 'Same as animations', slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'At once' },
    note: 'At once: bots play without pause; what they did stands above the board until you act.',
  },
};

const fr: typeof en = typesetAll({
  recap: {
    title: 'Depuis votre tour',
  },
  log: {
    setup: 'Mise en place',
    empty: 'Il ne s’est encore rien passé.',
    head: (turn, name) => (name ? `${turn} · ${name}` : turn),
  },
  bar: {
    title: 'Relecture',
    scrub: 'Moment de la partie',
    at: (turn, step, of) => `${turn}, étape ${step} sur ${of}`,
    into: (turn, next) => `${turn} → ${next}`,
    play: 'Lecture',
    pause: 'Pause',
    earlier: 'Étape précédente',
    later: 'Étape suivante',
    turnEarlier: 'Tour précédent',
    turnLater: 'Tour suivant',
    pointEarlier: 'Tournant précédent',
    pointLater: 'Tournant suivant',
    speed: 'Vitesse',
    eyes: 'Vu par',
    open: 'Tout à découvert',
    close: 'Fermer la relecture',
    begin: 'La table est mise en place.',
    quiet: 'Rien à voir à cette étape.',
  },
  branch: {
    go: 'Reprendre d’ici',
    note: 'Ouvre une partie d’entraînement contre des robots. Celle-ci reste telle quelle.',
    sorry: 'On ne peut pas reprendre d’ici.',
  },
  best: {
    ask: 'Meilleur coup ici',
    title: (name) => `Ce que jouerait le robot le plus fort pour ${name}, avec les seules informations ${de(name)}`,
    own: 'Ce que jouerait ici le robot le plus fort, avec les seules informations dont vous disposez',
    thinking: 'Réflexion…',
    none: 'Le robot n’a pas de réponse pour ce moment.',
    nobody: 'Il n’y a rien à décider à ce moment.',
    hide: 'Masquer',
    chance: (percent) => `${percent} de chances de gagner`,
  },
  analysis: {
    title: 'Analyse',
    hide: 'Masquer l’analyse',
    luck: 'Chance',
    others: 'Erreurs des autres',
    light: 'Caché jusqu’à la fin',
    mistakes: 'Erreurs',
    costliest: 'Les tours les plus coûteux',
    none: 'Aucune erreur que ce robot puisse voir.',
    played: 'Joué',
    better: 'Mieux',
    numbers: 'En chiffres',
    points: 'Tournants',
  },
  end: {
    wonBy: (names, turns) =>
      names.length === 0
        ? `Cette mer a été gagnée en ${turns}. Et vous ?`
        : `${formats.fr.and(names)} ${names.length === 1 ? 'a' : 'ont'} gagné cette mer en ${turns}. Et vous ?`,
    lostBy: (names, turns) =>
      names.length === 0
        ? `Cette mer a été perdue après ${turns}. Ferez-vous mieux ?`
        : `${formats.fr.and(names)} ${names.length === 1 ? 'a' : 'ont'} perdu cette mer après ${turns}. Ferez-vous mieux ?`,
    beat: (name, score) =>
      name === null
        ? `Cette partie a été gagnée avec ${formats.fr.count(score, 'point', 'points')}. Ferez-vous mieux ?`
        : `${name} a gagné avec ${formats.fr.count(score, 'point', 'points')}. Ferez-vous mieux ?`,
    beaten: (name, score, winner, best) =>
      name === null
        ? `${winner} l’a emporté, ${formats.fr.number(best)} à ${formats.fr.number(score)}. Ferez-vous mieux ?`
        : `${name} a perdu contre ${winner}, ${formats.fr.number(score)} à ${formats.fr.number(best)}. Ferez-vous mieux ?`,
    points: (score) => formats.fr.count(score, 'point', 'points'),
    turns: (turn, number) => formats.fr.count(number, turn.toLowerCase(), `${turn.toLowerCase()}s`),
    playIt: 'Jouer cette donne',
    replay: 'Voir la relecture',
    film: 'Film, 15 secondes',
    sideBySide: 'Même donne, côte à côte',
    you: 'Vous',
    them: 'La partie partagée',
    won: 'gagné',
    lost: 'perdu',
  },
  bots: {
    label: 'Vitesse des robots',
    paces: { same: 'Comme les animations', slow: 'Lente', normal: 'Normale', fast: 'Rapide', off: 'Immédiate' },
    note: 'Immédiate : les robots jouent sans attendre ; ce qu’ils ont fait reste au-dessus du plateau jusqu’à votre coup.',
  },
});

export const replayTexts: { readonly [language in Language]: typeof en } = { en, fr };

/** The same in the language shown. */
export const replayWords = (): typeof en => replayTexts[shown()];
