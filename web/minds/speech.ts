import { de, formats, typesetAll } from '@fathom/words';
import type { Language } from '../shell/settings.ts';
import { shown } from '../words/words.ts';

/** What moved a chance, in points of a hundred. */
interface Parts {
  readonly luck: number;
  readonly others: number;
  readonly light: number;
  readonly given: number;
}

/** Of a hundred; all or nothing is only what is decided. */
const ofHundred = (chance: number): number =>
  chance <= 0 || chance >= 1 ? Math.round(100 * chance) : Math.min(99, Math.max(1, Math.round(100 * chance)));
/** Written here and not by `Intl`, which takes a phone fifty milliseconds to make ready. */
const percent = (chance: number, sign: string): string => `${ofHundred(chance)}${sign}`;
const points = (value: number, comma: string): string => value.toFixed(1).replace('.', comma).replace('-', '−');
const signed = (value: number, comma: string): string =>
  Math.abs(value) < 0.05 ? '0' : `${value < 0 ? '−' : '+'}${points(Math.abs(value), comma)}`;

/** A sentence of several steps: only the first begins with a capital. */
const lower = (step: string): string => step.charAt(0).toLowerCase() + step.slice(1);
const steps = (row: readonly string[], joint: string): string =>
  row.map((step, at) => (at === 0 ? step : lower(step))).join(joint);

const en = {
  percent: (chance: number): string => percent(chance, '%'),
  points: (value: number): string => points(value, '.'),
  signed: (value: number): string => signed(value, '.'),
  inOrder: (row: readonly string[]): string => steps(row, ', then '),
  chance: 'Chance to win',
  stoodIn: (name: string): string => `${name} could not decide in time, so the least experienced bot played this move.`,
  crew: {
    who: (seat: number): string => `Player ${seat + 1} is`,
    person: 'a person at this screen',
    bot: (name: string): string => `${name} (bot)`,
    like: (name: string, other: string): string => `${name}, who plays like ${other}.`,
    level: (level: number, of: number): string => `Level ${level} of ${of}`,
    names: (most: number): string => `A name has at most ${most} letters.`,
  },
  needle: {
    label: 'Needle showing your chance to win',
    on: 'Beside the board',
    off: 'Off',
    note: 'Only in games a bot can evaluate. Never on the daily sea.',
  },
  hints: {
    title: 'Best moves',
    intro: 'What our strongest bot would play, seeing only what you see. Choose a line to see it on the board.',
    thinking: 'Thinking…',
    refining: 'Still thinking…',
    done: '',
    none: 'No suggestion just now. Close this and ask again.',
    play: 'Play it',
    preview: 'The board shows the result.',
    keep: 'Keep the needle beside the board',
  },
  analysis: {
    title: 'Analysis',
    whose: 'Which player?',
    working: 'Evaluating the game, from its end to its beginning',
    progress: (judged: number, of: number): string => `${judged} of ${formats.en.count(of, 'position', 'positions')}`,
    stop: 'Stop',
    stopped: 'Stopped before the end.',
    again: 'Start again',
    failed: (error: string): string => `The analysis could not be finished. (${error})`,
    noMind: 'No bot can evaluate this game yet.',
    notOver: 'This game is not over yet. It can be analysed once it is.',
    toBoard: 'See the board',
    toEnd: 'Result',
    curve: 'Your chance to win, turn by turn',
    curveOf: (name: string): string => `${name}’s chance to win, turn by turn`,
    start: 'start',
    sea: 'luck',
    others: 'other players',
    given: 'mistakes',
    atEnd: 'Chance after it',
    table: 'The same in numbers',
    luckAndSkill: 'Luck and mistakes',
    from: (start: string, payoff: string): string => `How a ${start} chance became ${payoff}`,
    rows: { start: 'Start', sea: 'Luck', others: 'Other players', given: 'Mistakes', result: 'Result' },
    /** `name`: of somebody else than the one person, who is spoken to. */
    sentence: ({ luck, others, light, given }: Parts, alone: boolean, name: string | null): string => {
      const sea =
        Math.abs(luck) < 0.05
          ? 'Luck was even'
          : `Luck ${luck > 0 ? 'gave' : 'cost'} ${name ?? 'you'} ${en.points(Math.abs(luck))} percentage points`;
      const rest = others < 0.05 ? 'the others made no mistakes' : `the others’ mistakes gave ${en.points(others)}`;
      const unknown =
        Math.abs(light) < 0.05
          ? []
          : [`what was hidden until the end ${light > 0 ? 'gave' : 'cost'} ${en.points(Math.abs(light))}`];
      const own =
        given < 0.05 ? 'there were no mistakes' : `${name ? `${name}’s` : 'your'} mistakes cost ${en.points(given)}`;
      return `${[sea, ...(alone ? [] : [rest, ...unknown])].join(', ')}, and ${own}.`;
    },
    identityNote: (alone: boolean): string =>
      `result − start = luck${alone ? '' : ' + others’ mistakes + hidden until the end'} − mistakes, in percentage points`,
    costliest: 'The three costliest mistakes',
    costliestFew: 'Costliest mistakes',
    costliestNote: 'in percentage points of the chance to win',
    nothingGiven: 'Our bot sees no mistakes.',
    played: (row: string): string => `Played: ${row}.`,
    better: (row: string): string => `Better: ${row}.`,
    stand: 'Replay from here',
    standAt: (turn: string): string => `Replay from here, ${turn}`,
    note: 'Our strongest bot judges every turn by what could be known at the time. Luck is what dice and draws led to, up to the end; what stayed hidden until the end has a line of its own.',
  },
};

const fr: typeof en = typesetAll({
  percent: (chance) => percent(chance, '\u00a0%'),
  points: (value) => points(value, ','),
  signed: (value) => signed(value, ','),
  inOrder: (row) => steps(row, ', puis '),
  chance: 'Chances de gagner',
  stoodIn: (name) => `${name} n’a pas pu se décider à temps : le robot le moins expérimenté a joué ce coup.`,
  crew: {
    who: (seat) => `Le joueur ${seat + 1} est`,
    person: 'une personne à cet écran',
    bot: (name) => `${name} (robot)`,
    like: (name, other) => `${name}, qui joue comme ${other}.`,
    level: (level, of) => `Niveau ${level} sur ${of}`,
    names: (most) => `Un nom compte au plus ${most} caractères.`,
  },
  needle: {
    label: 'Aiguille de vos chances de gagner',
    on: 'Près du plateau',
    off: 'Non',
    note: 'Seulement dans les jeux qu’un robot sait évaluer. Jamais sur la mer du jour.',
  },
  hints: {
    title: 'Meilleurs coups',
    intro:
      'Ce que jouerait notre robot le plus fort, avec les seules informations dont vous disposez. Choisissez une ligne pour la voir sur le plateau.',
    thinking: 'Réflexion…',
    refining: 'Réflexion en cours…',
    done: '',
    none: 'Pas de suggestion pour l’instant. Fermez et redemandez.',
    play: 'Jouer ce coup',
    preview: 'Le plateau montre le résultat.',
    keep: 'Garder l’aiguille près du plateau',
  },
  analysis: {
    title: 'Analyse',
    whose: 'Quel joueur ?',
    working: 'La partie est évaluée, de la fin au début',
    progress: (judged, of) => `${formats.fr.count(judged, 'position', 'positions')} sur ${of}`,
    stop: 'Arrêter',
    stopped: 'Arrêtée avant la fin.',
    again: 'Recommencer',
    failed: (error) => `L’analyse n’a pas pu être terminée. (${error})`,
    noMind: 'Aucun robot ne sait encore évaluer ce jeu.',
    notOver: 'Cette partie n’est pas finie : l’analyse viendra après.',
    toBoard: 'Voir le plateau',
    toEnd: 'Résultat',
    curve: 'Vos chances de gagner, tour par tour',
    curveOf: (name) => `Les chances de gagner ${de(name)}, tour par tour`,
    start: 'départ',
    sea: 'chance',
    others: 'autres joueurs',
    given: 'erreurs',
    atEnd: 'Chances de gagner ensuite',
    table: 'La même chose en chiffres',
    luckAndSkill: 'Chance et erreurs',
    from: (start, payoff) => `Comment ${start} de chances sont devenus ${payoff}`,
    rows: { start: 'Départ', sea: 'Chance', others: 'Autres joueurs', given: 'Erreurs', result: 'Résultat' },
    sentence: ({ luck, others, light, given }, alone, name) => {
      const points = (value: number) => fr.points(Math.abs(value));
      const deed = luck > 0 ? 'donné' : 'coûté';
      const sea =
        Math.abs(luck) < 0.05
          ? 'La chance a été neutre'
          : name === null
            ? `La chance vous a ${deed} ${points(luck)} points de pourcentage`
            : `La chance a ${deed} à ${name} ${points(luck)} points de pourcentage`;
      const rest =
        others < 0.05 ? 'les autres n’ont pas fait d’erreur' : `les erreurs des autres en ont donné ${points(others)}`;
      const unknown =
        Math.abs(light) < 0.05
          ? []
          : [`ce qui est resté caché jusqu’à la fin en a ${light > 0 ? 'donné' : 'coûté'} ${points(light)}`];
      const own =
        given < 0.05 ? 'il n’y a pas eu d’erreur' : `${name ? 'ses' : 'vos'} erreurs en ont coûté ${points(given)}`;
      return `${[sea, ...(alone ? [] : [rest, ...unknown])].join(', ')}, et ${own}.`;
    },
    identityNote: (alone) =>
      `résultat − départ = chance${alone ? '' : ' + erreurs des autres + caché jusqu’à la fin'} − erreurs, en points de pourcentage`,
    costliest: 'Les trois erreurs les plus coûteuses',
    costliestFew: 'Les erreurs les plus coûteuses',
    costliestNote: 'en points de pourcentage des chances de gagner',
    nothingGiven: 'Notre robot ne voit aucune erreur.',
    played: (row) => `Joué : ${row}.`,
    better: (row) => `Mieux : ${row}.`,
    stand: 'Rejouer à partir d’ici',
    standAt: (turn) => `Rejouer à partir d’ici, ${turn}`,
    note: 'Notre robot le plus fort juge chaque tour d’après ce qu’on pouvait savoir alors. La chance, c’est ce que les dés et les pioches ont amené, jusqu’à la fin ; ce qui est resté caché jusqu’à la fin a sa propre ligne.',
  },
});

export const speech: { readonly [language in Language]: typeof en } = { en, fr };

/** What hints and analysis say, in the language shown. */
export const mindWords = (): typeof en => speech[shown()];
