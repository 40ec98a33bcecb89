import { type Event, type Options, runningScore, type View } from '@fathom/abyss/rules';
import type { GameEvent, Json } from '@fathom/kernel';
import type { Guide, Series, Step } from '../../catalogue.ts';
import type { Session } from '../../session.ts';
import { OptionsForm } from './options-form.tsx';
import { Podium, totalOf } from './podium.tsx';
import { abyssWords, aw } from './words.ts';

const lordsOf = ({ lords, locations }: View['players'][number]): number =>
  lords.length + locations.reduce((sum, holding) => sum + holding.lords.length, 0);

const mostLords = (view: View): number => Math.max(...view.players.map(lordsOf));

const steps = ['action', 'locations'] as const;

/** Where the turn stands: at its action, or at the locations after it. */
function trail(view: View): readonly Step[] {
  if (view.over) return [];
  const waiting = view.stack.map(({ at }) => at);
  const here = waiting.includes('location') || waiting.includes('pay-keys') ? 1 : 0;
  return steps.map((step, i) => ({
    label: aw().steps[step],
    state: i < here ? 'done' : i === here ? 'now' : 'next',
  }));
}

const tones = ['brass', 'sky', 'leaf', 'violet'] as const;

/** Everybody's points round by round, as all could see them, the winner first, each in its seat's colour; at the end with the tokens. */
function run(session: Session): readonly Series[] {
  const ends: View[] = [];
  let last: View | null = null;
  for (const seen of session.run()) {
    const view = seen as View;
    if (last && view.round !== last.round) ends.push(last);
    last = view;
  }
  if (!last) return [];
  const end = last;
  const ranks = session.now.result?.ranks ?? [];
  const seats = ranks.map((_, seat) => seat).sort((a, b) => ranks[a] - ranks[b]);
  const drawn = seats.map((seat) => ({
    label: aw().chart(session.names[seat] || aw().seat(seat)),
    values: [0, ...ends.map((view) => runningScore(view, seat).total), totalOf(end, seat)],
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
    return said.kind === 'turn-begins' ? said.round : null;
  },
  progress: (seen) => {
    const view = seen as View;
    return view.over ? 1 : Math.min(1, mostLords(view) / 7);
  },
  standing: (seen, language) => {
    const view = seen as View;
    const words = abyssWords[language];
    if (!view.over) return words.standing(Math.max(1, view.round), mostLords(view));
    const scores = view.players.map((_, seat) => totalOf(view, seat));
    const tied = new Set(scores).size < scores.length;
    return tied ? `${words.over(scores)} · ${words.tie}` : words.over(scores);
  },
  about: (options: Json) => {
    const chosen = options as unknown as Options | null;
    return chosen ? aw().about(chosen.kraken, chosen.openMemory, chosen.handLimit12) : '';
  },
  trail: (view) => trail(view as View),
  run,
  Souvenir: (props) => <Podium view={props.view as View} />,
  lesson: () => null,
};
