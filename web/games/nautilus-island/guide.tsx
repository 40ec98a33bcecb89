import type { GameEvent, Json } from '@fathom/kernel';
import { type Event, type Options, scoreNow, type View } from '@fathom/nautilus-island/rules';
import type { Guide, Series, Step } from '../../catalogue.ts';
import type { Session } from '../../session.ts';
import { OptionsForm } from './options-form.tsx';
import { Podium } from './podium.tsx';
import { isleWords, iw } from './words.ts';

const steps = ['column', 'action', 'close'] as const;
const phases: readonly string[] = steps;

function trail(view: View): readonly Step[] {
  const phase = view.phase === 'more' ? 'action' : view.phase;
  const here = phases.indexOf(phase);
  if (here < 0) return [];
  return steps.map((step, i) => ({
    label: iw().steps[step],
    state: i < here ? 'done' : i === here ? 'now' : 'next',
  }));
}

const pointsOf = (view: View, seat: number): number =>
  Object.values(scoreNow(view, seat)).reduce((sum, points) => sum + points, 0);

const tones = ['brass', 'sky', 'coral', 'leaf'] as const;

/** Everybody's points round by round, as far as they were in sight, the winner first, each in its castaway's colour. */
function run(session: Session): readonly Series[] {
  const ends: View[] = [];
  let last: View | null = null;
  for (const seen of session.run()) {
    const view = seen as View;
    if (last && view.round !== last.round && last.round > 0) ends.push(view);
    last = view;
  }
  if (!last) return [];
  ends.push(last);
  const ranks = session.now.result?.ranks ?? [];
  const seats = ranks.map((_, seat) => seat).sort((a, b) => ranks[a] - ranks[b]);
  const drawn = seats.map((seat) => ({
    label: iw().chart(session.names[seat] || iw().seat(seat)),
    values: [0, ...ends.map((view) => pointsOf(view, seat))],
    tone: tones[seat],
  }));
  const top = Math.max(1, ...drawn.flatMap(({ values }) => values));
  return drawn.map((line) => ({ ...line, top }));
}

export const guide: Guide = {
  Options: OptionsForm,
  turn: (view) => Math.max(1, (view as View).round),
  turnOf: (event: GameEvent) => {
    const said = event as Event;
    return said.kind === 'round' ? said.round : null;
  },
  progress: (seen) => {
    const view = seen as View;
    return view.ending === 'now' ? 1 : 1 - Math.min(...view.heights) / 8;
  },
  standing: (seen, language) => {
    const view = seen as View;
    const words = isleWords[language];
    return view.phase === 'over'
      ? words.over(view.castaways.map((_, seat) => pointsOf(view, seat)))
      : words.standing(Math.max(1, view.round), Math.min(...view.heights));
  },
  about: (options: Json) => iw().about((options as unknown as Options | null)?.house !== null),
  trail: (view) => trail(view as View),
  run,
  Souvenir: (props) => <Podium view={props.view as View} />,
  lesson: () => null,
};
