import type { Language } from '../settings.ts';
import { shown } from '../words.ts';

/** What moved a chance, in points of a hundred. */
interface Parts {
  readonly luck: number;
  readonly others: number;
  readonly given: number;
}

const percentEn = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
const percentFr = new Intl.NumberFormat('fr', { style: 'percent', maximumFractionDigits: 0 });
const pointsEn = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const pointsFr = new Intl.NumberFormat('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const signed = (format: Intl.NumberFormat, points: number): string =>
  `${points < 0 ? '−' : '+'}${format.format(Math.abs(points))}`;

/** A sentence of several steps: only the first begins with a capital. */
const lower = (step: string): string => step.charAt(0).toLowerCase() + step.slice(1);
const steps = (row: readonly string[], joint: string): string =>
  row.map((step, at) => (at === 0 ? step : lower(step))).join(joint);

const en = {
  percent: (chance: number): string => percentEn.format(chance),
  points: (points: number): string => pointsEn.format(points).replace('-', '−'),
  signed: (points: number): string => signed(pointsEn, points),
  inOrder: (row: readonly string[]): string => steps(row, ', then '),
  chance: 'Chance to win',
  stoodIn: (name: string): string => `${name} could not decide in time, so the least experienced bot played this move.`,
  crew: {
    who: (seat: number): string => `Player ${seat + 1} is`,
    person: 'a person at this screen',
    bot: (name: string): string => `${name} (bot)`,
    level: (level: number, of: number): string => `Level ${level} of ${of}`,
  },
  needle: {
    label: 'Needle with your chance to win',
    on: 'Beside the board',
    off: 'Off',
    note: 'In games somebody has learned to judge. Never on the daily sea.',
  },
  advised: 'With advice: you looked at a hint, so this run counts apart.',
  withBots: (names: readonly string[]): string => `with ${names.join(' and ')}`,
  hints: {
    title: 'What would you do?',
    intro: 'The strongest bot, from what your seat can see. Choose a line to see it on the board.',
    thinking: 'Looking around…',
    refining: 'Still looking closer…',
    done: 'That is its last word.',
    none: 'Nobody has an idea now. Close this and ask again.',
    play: 'Play it',
    preview: 'The board shows how it would be.',
    keep: 'Keep the needle on the table',
  },
  analysis: {
    title: 'Analysis',
    whose: 'Whose play?',
    working: 'Judging the game, from its end to its beginning',
    progress: (judged: number, of: number): string => `${judged} of ${of} positions`,
    stop: 'Stop',
    stopped: 'Stopped before the end.',
    again: 'Begin again',
    failed: (error: string): string => `The analysis could not be finished. (${error})`,
    noMind: 'Nobody has learned to judge this game yet.',
    notOver: 'This game is not over yet: there is nothing to look back on.',
    toBoard: 'See the board',
    toEnd: 'How it ended',
    curve: 'Your chance to win, turn by turn',
    curveOf: (name: string): string => `The chance of ${name} to win, turn by turn`,
    start: 'start',
    sea: 'the sea gave or took',
    others: 'others gave or took',
    given: 'own choices gave away',
    atEnd: 'Chance after it',
    table: 'The same in numbers',
    luckAndSkill: 'Luck and skill',
    from: (start: string, payoff: string): string => `How a chance of ${start} became ${payoff}`,
    rows: { start: 'Start', sea: 'The sea', others: 'The others', given: 'Your choices', result: 'Result' },
    /** `name`: of somebody else than the one person, who is spoken to. */
    sentence: ({ luck, others, given }: Parts, alone: boolean, name: string | null): string => {
      const sea =
        Math.abs(luck) < 0.05
          ? 'The sea was even-handed'
          : `The sea ${luck > 0 ? 'gave' : 'took from'} ${name ?? 'you'} ${en.points(Math.abs(luck))} points of the chance to win`;
      const rest =
        Math.abs(others) < 0.05
          ? 'the others changed nothing'
          : `the others ${others > 0 ? 'gave' : 'took'} ${en.points(Math.abs(others))}`;
      const whose = name === null ? 'your' : 'own';
      const own = given < 0.05 ? `${whose} choices cost nothing` : `${whose} choices gave away ${en.points(given)}`;
      return `${[sea, ...(alone ? [] : [rest])].join(', ')}, and ${own}.`;
    },
    identityNote: (alone: boolean): string =>
      `result − start = the sea${alone ? '' : ' + the others'} − given away, in points of a hundred`,
    costliest: 'Three costliest decisions',
    costliestFew: 'Costliest decisions',
    costliestNote: 'in points of your chance to win',
    nothingGiven: 'You gave nothing away that this bot can see.',
    played: (row: string): string => `Played: ${row}.`,
    better: (row: string): string => `Better: ${row}.`,
    stand: 'Stand there again',
    standAt: (turn: string): string => `Stand there again, ${turn}`,
    note: 'Judged by the strongest bot: choices by what could be known at the time, luck with every card open. Where it errs, luck and skill are off by as much.',
  },
};

const fr: typeof en = {
  percent: (chance) => percentFr.format(chance),
  points: (points) => pointsFr.format(points).replace('-', '−'),
  signed: (points) => signed(pointsFr, points),
  inOrder: (row) => steps(row, ', puis '),
  chance: 'Chances de gagner',
  stoodIn: (name) => `${name} n’a pas pu se décider à temps : le robot le moins expérimenté a joué ce coup.`,
  crew: {
    who: (seat) => `Le joueur ${seat + 1} est`,
    person: 'une personne à cet écran',
    bot: (name) => `${name} (robot)`,
    level: (level, of) => `Niveau ${level} sur ${of}`,
  },
  needle: {
    label: 'Aiguille de vos chances de gagner',
    on: 'Près du plateau',
    off: 'Non',
    note: 'Dans les jeux que quelqu’un a appris à juger. Jamais sur la mer du jour.',
  },
  advised: 'Avec indice : vous avez regardé un indice, la partie compte à part.',
  withBots: (names) => `avec ${names.join(' et ')}`,
  hints: {
    title: 'Que feriez-vous ?',
    intro: 'Le robot le plus fort, d’après ce que voit votre place. Choisissez une ligne pour la voir sur le plateau.',
    thinking: 'Un coup d’œil autour…',
    refining: 'Il regarde encore de plus près…',
    done: 'C’est son dernier mot.',
    none: 'Personne n’a d’idée pour l’instant. Fermez et redemandez.',
    play: 'Jouer ce coup',
    preview: 'Le plateau montre ce que cela donnerait.',
    keep: 'Garder l’aiguille sur la table',
  },
  analysis: {
    title: 'Analyse',
    whose: 'Le jeu de qui ?',
    working: 'La partie est jugée, de la fin au début',
    progress: (judged, of) => `${judged} positions sur ${of}`,
    stop: 'Arrêter',
    stopped: 'Arrêtée avant la fin.',
    again: 'Recommencer',
    failed: (error) => `L’analyse n’a pas pu aller à son terme. (${error})`,
    noMind: 'Personne n’a encore appris à juger ce jeu.',
    notOver: 'Cette partie n’est pas finie : il n’y a rien à revoir.',
    toBoard: 'Voir le plateau',
    toEnd: 'Comment elle a fini',
    curve: 'Vos chances de gagner, tour par tour',
    curveOf: (name) => `Les chances de ${name} de gagner, tour par tour`,
    start: 'départ',
    sea: 'la mer a donné ou pris',
    others: 'les autres ont donné ou pris',
    given: 'propres choix ont cédé',
    atEnd: 'Chances ensuite',
    table: 'La même chose en chiffres',
    luckAndSkill: 'Chance et talent',
    from: (start, payoff) => `Comment ${start} de chances sont devenus ${payoff}`,
    rows: { start: 'Départ', sea: 'La mer', others: 'Les autres', given: 'Vos choix', result: 'Résultat' },
    sentence: ({ luck, others, given }, alone, name) => {
      const points = (value: number) => fr.points(Math.abs(value));
      const deed = luck > 0 ? 'donné' : 'pris';
      const sea =
        Math.abs(luck) < 0.05
          ? 'La mer a été équitable'
          : name === null
            ? `La mer vous a ${deed} ${points(luck)} points de chances de gagner`
            : `La mer a ${deed} à ${name} ${points(luck)} points de chances de gagner`;
      const rest =
        Math.abs(others) < 0.05
          ? 'les autres n’ont rien changé'
          : `les autres en ont ${others > 0 ? 'donné' : 'pris'} ${points(others)}`;
      const whose = name === null ? 'vos' : 'ses propres';
      const own = given < 0.05 ? `${whose} choix n’ont rien coûté` : `${whose} choix en ont cédé ${points(given)}`;
      return `${[sea, ...(alone ? [] : [rest])].join(', ')}, et ${own}.`;
    },
    identityNote: (alone) => `résultat − départ = la mer${alone ? '' : ' + les autres'} − cédé, en points sur cent`,
    costliest: 'Les trois décisions les plus coûteuses',
    costliestFew: 'Les décisions les plus coûteuses',
    costliestNote: 'en points de vos chances de gagner',
    nothingGiven: 'Vous n’avez rien cédé que ce robot puisse voir.',
    played: (row) => `Joué : ${row}.`,
    better: (row) => `Mieux : ${row}.`,
    stand: 'Revenir à ce moment',
    standAt: (turn) => `Revenir à ce moment, ${turn}`,
    note: 'Jugé par le robot le plus fort : les choix d’après ce qu’on pouvait savoir alors, la chance à cartes ouvertes. Là où il se trompe, chance et talent sont faux d’autant.',
  },
};

const speech: { readonly [language in Language]: typeof en } = { en, fr };

/** What hints and analysis say, in the language shown. */
export const mw = (): typeof en => speech[shown()];
