import { type Guide, type Run, raceOf, type Series, scoresBy, type TurnStep, trailAt } from '@fathom/board';
import { at, type GameEvent, type Json } from '@fathom/kernel';
import { asked, type Event, type Options, scoreNow, type View } from '@fathom/nautilus-island/rules';
import type { Language } from '@fathom/words';
import { OptionsForm } from './options-form.tsx';
import { Podium } from './podium.tsx';
import { words } from './words.ts';

const steps = ['column', 'action', 'close'] as const;
const phases: readonly string[] = steps;

function trail(view: View, language: Language): readonly TurnStep[] {
  const phase = asked(view) === 'more' ? 'action' : asked(view);
  const here = phases.indexOf(phase);
  if (here < 0) return [];
  return trailAt(
    steps.map((step) => words[language].steps[step]),
    here,
  );
}

const pointsOf = (view: View, seat: number): number =>
  Object.values(scoreNow(view, seat)).reduce((sum, points) => sum + points, 0);

const tones = ['brass', 'sky', 'coral', 'leaf'] as const;

/** Everybody's points round by round, as far as they were in sight, the winner first, each in its castaway's colour. */
function run(run: Run, language: Language): readonly Series[] {
  const ends: View[] = [];
  let last: View | null = null;
  for (const seen of run.views) {
    const view = seen as View;
    if (last && view.round !== last.round && last.round > 0) ends.push(view);
    last = view;
  }
  if (!last) return [];
  ends.push(last);
  return raceOf(run, tones, (seat) => ({
    label: words[language].chart(run.name(seat)),
    values: [0, ...ends.map((view) => pointsOf(view, seat))],
  }));
}

export const guide: Guide = {
  Options: OptionsForm,
  turn: (view) => Math.max(1, (view as View).round),
  turnOf: (event: GameEvent) => {
    const said = event as Event;
    return said.kind === 'round' ? said.round : null;
  },
  moverOf: (event: GameEvent) => {
    const said = event as Event;
    return said.kind === 'moved' ? said.seat : null;
  },
  signs: async () => (await import('./signs.ts')).signs,
  explain: async (language) => (await import('./explain.tsx')).explainIn(language),
  primer: async (language) => (await import('./primer.tsx')).primerIn(language),
  progress: (seen) => {
    const view = seen as View;
    return view.ending === 'now' ? 1 : 1 - Math.min(...view.heights) / 8;
  },
  standing: (seen, language, name) => {
    const view = seen as View;
    const said = words[language];
    return asked(view) === 'over'
      ? said.over(
          scoresBy(
            view.castaways.map((_, seat) => pointsOf(view, seat)),
            name && ((seat, score) => said.scored(name(seat), score)),
          ),
        )
      : said.standing(Math.max(1, view.round), Math.min(...view.heights));
  },
  about: (options: Json, language) => words[language].about((options as unknown as Options | null)?.house !== null),
  shared: (_, language) => words[language].shared,
  trail: (view, language) => trail(view as View, language),
  open: (seen) => {
    const views = seen as readonly View[];
    return { ...at(views, 0), hidden: views.map(({ hidden }, seat) => hidden[seat] ?? null) };
  },
  chart: async () => run,
  counts: true,
  Souvenir: (props) => <Podium view={props.view as View} name={props.name} />,
  tableau: async (language) => (await import('./tableau.tsx')).tableauIn(language),
  coach: async () => (await import('./coach.ts')).coach,
};
