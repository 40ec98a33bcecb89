import { type Guide, type TurnStep, trailAt } from '@fathom/board';
import { at, type GameEvent, type Json } from '@fathom/kernel';
import type { Event, Frame, Options, SeatMove, View } from '@fathom/nautilion/rules';
import type { Language } from '@fathom/words';
import { fetchPresets, OptionsForm } from './options-form.tsx';
import { standings } from './standings.ts';
import { FinalSubmarine } from './submarine-picture.tsx';
import { fetchWords, words } from './words.ts';

export function aboard(view: View): number {
  return view.cabins.filter((kind, cabin) => cabin > 0 && kind === cabin).length;
}

/** Tokens still on the path between the two figures. */
export function between(view: View): number {
  let count = 0;
  for (let place = view.nautilion + 1; place < view.phantom; place++) if (at(view.path, place) > 0) count++;
  return count;
}

const phases = ['currents', 'plan', 'darkhouse', 'phantom', 'nautilion'] as const;
type Phase = (typeof phases)[number];

/** The phase a pending decision belongs to. */
function phaseOf(view: View): Phase | null {
  const frame: Frame | undefined = view.stack.at(-1);
  switch (frame?.at) {
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

function trail(view: View, language: Language): readonly TurnStep[] {
  const at = phaseOf(view);
  if (!at || view.outcome) return [];
  return trailAt(
    phases.map((phase) => words(language).phases[phase]),
    phases.indexOf(at),
  );
}

const isRoll = (frame: Frame | undefined): boolean =>
  frame?.at === 'roll' || frame?.at === 'reef-roll' || frame?.at === 'darkhouse-roll';

/** Whoever decides this has asked for the dice by it. */
const asksForRoll = (move: SeatMove): boolean =>
  move.do === 'whirlwind' || move.do === 'pay' || move.do === 'reroll' || move.do === 'name' || move.do === 'start';

const guide: Guide = {
  Options: OptionsForm,
  turn: (view) => Math.max(1, (view as View).turn),
  waits: (view, move) => isRoll((view as View).stack.at(-1)) && !asksForRoll(move as unknown as SeatMove),
  turnOf: (event: GameEvent) => {
    const said = event as Event;
    return said.kind === 'turn' ? said.turn : null;
  },
  moverOf: (event: GameEvent) => {
    const said = event as Event;
    return said.kind === 'turn' ? said.seat : null;
  },
  ends: ({ kind }) => kind === 'collision' || kind === 'over',
  signs: async () => (await import('./signs.ts')).signs,
  explain: async (language) => (await import('./explain.tsx')).explainIn(language),
  primer: async (language) => (await import('./primer.tsx')).primerIn(language),
  progress: (seen) => {
    const view = seen as View;
    return Math.min(1, view.nautilion / Math.max(1, view.path.length - 1));
  },
  standing: (seen, language) => {
    const view = seen as View;
    const { way, going } = standings[language];
    return view.outcome
      ? way(aboard(view), view.path.length - 1 - view.nautilion, view.phantom)
      : going(aboard(view), between(view));
  },
  about: (options: Json, language) => {
    const said = words(language);
    const { expansions, board, reserve, submarine } = options as unknown as Options;
    const names = expansions.map((expansion) => said.expansions[expansion].name);
    const ship = submarine ? said.ownSubmarine : said.submarine(board);
    return [names.join(', '), ship, reserve === 4 ? '' : said.inReserve(reserve)].filter(Boolean).join(' · ');
  },
  several: (language) => words(language).several,
  formParts: fetchPresets,
  odds: async (options, seats, language) => (await import('./odds.ts')).oddsOf(options, seats, language),
  medal: async (options, seats, language) => (await import('./odds.ts')).medalOf(options, seats, language),
  trail: (view, language) => trail(view as View, language),
  chart: async () => (await import('./chart.ts')).chart,
  Souvenir: (props) => <FinalSubmarine view={props.view as View} />,
  finale: async () => (await import('./finale.tsx')).Finale,
  typed: async (language) => (await import('./typed.tsx')).typedIn(language),
  coach: async () => (await import('./coach.ts')).coach,
};

/** What the pages know of Nautilion, once they can say it in this language. */
export async function guideIn(language: Language): Promise<Guide> {
  await fetchWords(language);
  return guide;
}
