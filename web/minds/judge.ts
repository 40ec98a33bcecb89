import type { Json, Seat } from '@fathom/kernel';
import type { Analysis } from '@fathom/mind';
import type { Asked } from '@fathom/mind/host';
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import type { Session } from '../session/session.ts';
import { host } from './host.ts';

/** About what will be found, where that takes long: the chance before each move and at the end. */
type Outline = readonly number[] | null;

export type Judging =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'working';
      readonly judged: number;
      readonly of: number;
      readonly outline: Outline;
    }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'done'; readonly analysis: Analysis<Json> };

/** Has a finished game judged for one seat after the other. */
export interface Judge {
  readonly state: Accessor<Judging>;
  begin(seat: Seat): Promise<void>;
  stop(): void;
}

/** What has been judged while this page is open: going away and coming back costs nothing. */
const known = new Map<string, Analysis<Json>>();

export function createJudge(session: Session, save: string): Judge {
  const [state, setState] = createSignal<Judging>({ kind: 'idle' });
  let asked: Asked<Analysis<Json>> | null = null;
  const letGo = () => {
    const last = asked;
    asked = null;
    last?.cancel();
  };
  onCleanup(letGo);
  return {
    state,
    async begin(seat) {
      letGo();
      const key = `${save} ${session.now.at} ${seat}`;
      const found = known.get(key);
      if (found) return void setState({ kind: 'done', analysis: found });
      const course = session.course();
      if (!course) return;
      let working = { kind: 'working' as const, judged: 0, of: course.steps.length + 1, outline: null as Outline };
      const goOn = (news: Partial<typeof working>) => {
        working = { ...working, ...news };
        setState(working);
      };
      goOn({});
      const question = host.analyse(
        { game: session.game.id, options: session.facts.options, ...course, seat },
        (judged, of) => question === asked && goOn({ judged, of }),
        (outline) => question === asked && goOn({ outline }),
      );
      asked = question;
      const outcome = await question.outcome;
      if (question !== asked) return;
      if (outcome.ok) {
        known.set(key, outcome.value);
        setState({ kind: 'done', analysis: outcome.value });
      } else if (outcome.why === 'cancelled') setState({ kind: 'stopped' });
      else setState({ kind: 'failed', error: outcome.error });
    },
    stop: () => asked?.cancel(),
  };
}
