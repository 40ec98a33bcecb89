import type { Json, Leaving } from '@fathom/kernel';
import type { Analysis } from '@fathom/mind';
import { formats, typesetAll } from '@fathom/words';

/** What `fathom print` and `fathom analyse` say besides what the games say. */
interface Words {
  readonly analysis: AnalysisWords;
  player(number: number): string;
  undone(name: string, entry: number): string;
  leaving(name: string, what: Leaving): string;
  rank(rank: number, name: string, score: number | undefined, items: readonly string[]): string;
}

interface AnalysisWords {
  readonly costliest: string;
  progress(done: number, of: number): string;
  percent(chance: number): string;
  signed(change: number): string;
  better(row: string): string;
  whole(analysis: Analysis<Json>): string;
}

const percent = (chance: number) => `${(100 * chance).toFixed(1).padStart(5)} %`;
const signed = (change: number) => `${change < 0 ? '−' : '+'}${Math.abs(100 * change).toFixed(1)}`.padStart(6);

const details = (items: readonly string[]) => (items.length > 0 ? ` (${items.join(', ')})` : '');

const en: Words = {
  analysis: {
    percent,
    signed,
    progress: (done, of) => `${done} of ${formats.en.count(of, 'move', 'moves')} judged`,
    better: (row) => ` (best: ${row})`,
    costliest: 'Costliest mistakes:',
    whole: ({ start, payoff, luck, others, light, given }) =>
      `From ${percent(start).trim()} at the start to ${percent(payoff).trim()}: luck ${signed(luck).trim()}, others’ mistakes ${signed(others).trim()}, hidden until the end ${signed(light).trim()}, mistakes ${(100 * given).toFixed(1)}.`,
  },
  player: (number) => `Player ${number}`,
  undone: (name, entry) => `${name} goes back to before entry ${entry}.`,
  leaving: (name, what) =>
    ({
      resigned: `${name} resigns.`,
      'timed-out': `${name} runs out of time.`,
      left: `${name} leaves.`,
      returned: `${name} is back.`,
    })[what],
  rank: (rank, name, score, items) =>
    `${rank}. ${name}${score === undefined ? '' : `: ${formats.en.count(score, 'point', 'points')}`}${details(items)}`,
};

const fr: Words = typesetAll({
  analysis: {
    percent: (chance) => percent(chance).replace('.', ','),
    signed: (change) => signed(change).replace('.', ','),
    progress: (done, of) => `${formats.fr.count(done, 'coup jugé', 'coups jugés')} sur ${of}`,
    better: (row) => ` (mieux : ${row})`,
    costliest: 'Les erreurs les plus coûteuses :',
    whole: ({ start, payoff, luck, others, light, given }) =>
      `De ${percent(start).trim()} au départ à ${percent(payoff).trim()} : chance ${signed(luck).trim()}, erreurs des autres ${signed(others).trim()}, caché jusqu’à la fin ${signed(light).trim()}, erreurs ${(100 * given).toFixed(1)}.`.replace(
        /(\d)\.(\d)/g,
        '$1,$2',
      ),
  },
  player: (number) => `Joueur ${number}`,
  undone: (name, entry) => `${name} revient avant l’entrée ${entry}.`,
  leaving: (name, what) =>
    ({
      resigned: `${name} abandonne.`,
      'timed-out': `${name} n’a plus de temps.`,
      left: `${name} s’en va.`,
      returned: `${name} est de retour.`,
    })[what],
  rank: (rank, name, score, items) =>
    `${rank}. ${name}${score === undefined ? '' : ` : ${formats.fr.count(score, 'point', 'points')}`}${details(items)}`,
});

export const words = { en, fr };
