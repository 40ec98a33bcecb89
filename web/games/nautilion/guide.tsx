import type { GameEvent, Json } from '@fathom/kernel';
import type { Event, Frame, Move, Options, View } from '@fathom/nautilion/rules';
import type { Guide, Step } from '../../catalogue.ts';
import type { Session } from '../../session.ts';
import { w } from '../../words.ts';
import { OptionsForm } from './options-form.tsx';
import { standings } from './standings.ts';
import { FinalSubmarine } from './submarine-picture.tsx';

const words = () => w().nautilion;

export function aboard(view: View): number {
  return view.cabins.filter((kind, cabin) => cabin > 0 && kind === cabin).length;
}

/** Tokens still on the path between the two figures. */
export function between(view: View): number {
  let count = 0;
  for (let place = view.nautilion + 1; place < view.phantom; place++) if (view.path[place] > 0) count++;
  return count;
}

const phases = ['currents', 'plan', 'darkhouse', 'phantom', 'nautilion'] as const;
type Phase = (typeof phases)[number];

/** The phase a pending decision belongs to. */
function phaseOf(view: View): Phase | null {
  const frame: Frame | undefined = view.frames.at(-1);
  switch (frame?.step) {
    case undefined:
    case 'lay':
    case 'reef':
    case 'admirals':
    case 'row':
      return null;
    case 'plan':
      return 'plan';
    case 'currents':
      return view.given.some((die) => die > 0) ? 'plan' : 'currents';
    case 'lose':
      return frame.cause === 'darkhouse' ? 'darkhouse' : 'phantom';
    case 'darkhouse-roll':
      return 'darkhouse';
    case 'place':
      return frame.from.startsWith('path') ? 'nautilion' : 'currents';
    case 'spoils':
    case 'keep':
      return 'nautilion';
    default:
      return 'currents';
  }
}

function trail(view: View): readonly Step[] {
  const at = phaseOf(view);
  if (!at || view.outcome) return [];
  const here = phases.indexOf(at);
  return phases.map((phase, i) => ({
    label: words().phases[phase],
    state: i < here ? 'done' : i === here ? 'now' : 'next',
  }));
}

/** One value for every turn that ended: what stood on the table as the next one began, or as the game ended. */
function run(session: Session) {
  const crew: number[] = [];
  const gap: number[] = [];
  let last: View | null = null;
  for (const seen of session.run()) {
    const view = seen as View;
    if (last && view.turn !== last.turn && last.turn >= 0) {
      crew.push(aboard(view));
      gap.push(between(view));
    }
    last = view;
  }
  if (last) {
    crew.push(aboard(last));
    gap.push(between(last));
  }
  return [
    { label: words().chart.aboard, values: crew, top: 9, tone: 'lum' as const },
    { label: words().chart.between, values: gap, top: Math.max(1, ...gap), tone: 'coral' as const },
  ];
}

/** What a newcomer is told: always about the decision in front of them, so that any sensible move keeps the lesson going. */
function lesson(view: View, moves: readonly Move[]) {
  if (view.outcome || moves.length === 0) return null;
  const id = lessonId(view, moves);
  return id ? { id, text: words().lessons[id] } : null;
}

type LessonId = 'first' | 'second' | 'third' | 'place-first' | 'place' | 'lose' | 'turn-two' | 'spells' | 'race';

function lessonId(view: View, moves: readonly Move[]): LessonId | null {
  const given = view.given.filter((die) => die > 0).length;
  if (moves.some((move) => move.do === 'place')) return aboard(view) === 0 ? 'place-first' : 'place';
  if (moves.some((move) => move.do === 'lose')) return 'lose';
  if (!moves.some((move) => move.do === 'give')) return null;
  if (view.turn === 1) return given === 0 ? 'first' : given === 1 ? 'second' : 'third';
  if (given > 0) return null;
  if (view.turn === 2) return 'turn-two';
  if (view.turn === 3) return 'spells';
  return view.turn === 5 ? 'race' : null;
}

export const guide: Guide = {
  Options: OptionsForm,
  turn: (view) => Math.max(1, (view as View).turn),
  turnOf: (event: GameEvent) => {
    const said = event as Event;
    return said.kind === 'turn' ? said.turn : null;
  },
  progress: (seen) => {
    const view = seen as View;
    return Math.min(1, view.nautilion / Math.max(1, view.path.length - 1));
  },
  standing: (view, language) => standings[language](aboard(view as View), between(view as View)),
  about: (options: Json) => {
    const { expansions, board, reserve, submarine } = options as unknown as Options;
    const names = expansions.map((expansion) => words().expansions[expansion].name);
    const ship = submarine ? words().ownSubmarine : words().submarine(board);
    return [names.join(', '), ship, reserve === 4 ? '' : words().reserves[reserve]?.name].filter(Boolean).join(' · ');
  },
  odds: async (options, seats, language) => (await import('./odds.ts')).oddsOf(options, seats, language),
  trail: (view) => trail(view as View),
  run,
  Souvenir: (props) => <FinalSubmarine view={props.view as View} />,
  lesson: (view, moves) => lesson(view as View, moves as unknown as readonly Move[]),
};
