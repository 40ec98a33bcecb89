import {
  type Event,
  type FrameAt,
  knownScore,
  LORDS_TO_END,
  type Options,
  runningScore,
  type View,
} from '@fathom/abyss/rules';
import { type Guide, type Run, raceOf, type Series, scoresBy, type TurnStep, trailAt } from '@fathom/board';
import { at, type GameEvent, type Json } from '@fathom/kernel';
import type { Language } from '@fathom/words';
import { joined } from './joined.ts';
import { OptionsForm } from './options-form.tsx';
import { Podium } from './podium.tsx';
import { words } from './words.ts';

const lordsOf = ({ lords, locations }: View['players'][number]): number =>
  lords.length + locations.reduce((sum, holding) => sum + holding.lords.length, 0);

const mostLords = (view: View): number => Math.max(...view.players.map(lordsOf));

const steps = ['action', 'locations'] as const;

/** What is decided or done while a location is taken: choosing, drawing, paying, searching. */
const AT_LOCATIONS: ReadonlySet<FrameAt> = new Set<FrameAt>([
  'location',
  'drawn',
  'keep',
  'pay-keys',
  'smokers',
  'search',
  'loot',
  'loot-laid',
]);

/** Where the turn stands: at its action, or at the locations after it. */
function trail(view: View, language: Language): readonly TurnStep[] {
  if (view.over) return [];
  const here = view.stack.some(({ at }) => AT_LOCATIONS.has(at)) ? 1 : 0;
  return trailAt(
    steps.map((step) => words[language].steps[step]),
    here,
  );
}

const tones = ['brass', 'sky', 'leaf', 'violet'] as const;

/** Everybody's points round by round, as all could see them, the winner first, each in its seat's colour; at the end with the tokens. */
function run(run: Run, language: Language): readonly Series[] {
  const ends: View[] = [];
  let last: View | null = null;
  for (const seen of run.views) {
    const view = seen as View;
    if (last && view.round !== last.round) ends.push(last);
    last = view;
  }
  if (!last) return [];
  const end = last;
  return raceOf(run, tones, (seat) => ({
    label: words[language].chart(run.name(seat)),
    values: [0, ...ends.map((view) => runningScore(view, seat).total), knownScore(end, seat).total],
  }));
}

export const guide: Guide = {
  Options: OptionsForm,
  turn: (view) => Math.max(1, (view as View).round),
  turnOwner: (view) => (view as View).turn,
  turnOf: (event: GameEvent) => {
    const said = event as Event;
    return said.kind === 'turn-begins' ? said.round : null;
  },
  moverOf: (event: GameEvent) => {
    const said = event as Event;
    return said.kind === 'turn-begins' ? said.seat : null;
  },
  joined,
  signs: async () => (await import('./signs.ts')).signs,
  explain: async (language) => (await import('./explain.tsx')).explainIn(language),
  primer: async (language) => (await import('./primer.tsx')).primerIn(language),
  progress: (seen) => {
    const view = seen as View;
    return view.over ? 1 : Math.min(1, mostLords(view) / LORDS_TO_END);
  },
  standing: (seen, language, name) => {
    const view = seen as View;
    const said = words[language];
    if (!view.over) return said.standing(Math.max(1, view.round), mostLords(view));
    const scores = view.players.map((_, seat) => knownScore(view, seat).total);
    const tied = new Set(scores).size < scores.length;
    const told = said.over(scoresBy(scores, name && ((seat, score) => said.scored(name(seat), score))));
    return tied ? `${told} · ${said.tie}` : told;
  },
  firstOptions: { kraken: false },
  about: (options: Json, language) => {
    const chosen = options as unknown as Options | null;
    return chosen ? words[language].about(chosen.kraken, chosen.openMemory, chosen.handLimit12) : '';
  },
  shared: (options, language) => words[language].shared((options as unknown as Options).openMemory),
  trail: (view, language) => trail(view as View, language),
  open: (seen) => {
    const views = seen as readonly View[];
    return { ...at(views, 0), players: views.map(({ players }, seat) => at(players, seat)) };
  },
  chart: async () => run,
  Souvenir: (props) => <Podium view={props.view as View} name={props.name} />,
  tableau: async () => (await import('./tableau.tsx')).Tableau,
  coach: async () => (await import('./coach.ts')).coach,
};
