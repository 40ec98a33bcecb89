import type { AnyThought } from '@fathom/mind/desk';
import type { Asked } from '@fathom/mind/host';
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { Session, Snapshot } from '../session/session.ts';
import { host } from './host.ts';

export interface Advice {
  /** For the position now on show; `null` before the first answer. */
  readonly thought: Accessor<AnyThought | null>;
  readonly state: Accessor<'idle' | 'thinking' | 'refining' | 'done' | 'failed'>;
}

/** Better numbers are shown at most so often, so that the eye can follow. */
const CALM = 450;

/** Asks what to do whenever it is wanted and the watcher is to decide; lets go of the question as soon as the position changes. */
export function createAdvice(session: Session, now: Accessor<Snapshot>, wanted: Accessor<boolean>): Advice {
  const [thought, setThought] = createSignal<AnyThought | null>(null);
  const [state, setState] = createSignal<ReturnType<Advice['state']>>('idle');
  const { options, sea } = session.facts;
  let asked: Asked<AnyThought> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const letGo = () => {
    asked?.cancel();
    asked = null;
    clearTimeout(timer);
  };
  onCleanup(letGo);

  /** Rows may differ only in what others do after them; to the person asking they are one. */
  const distinct = (ideas: AnyThought['ideas']) => {
    const written = new Set<string>();
    return ideas.filter(({ moves }) => {
      const row = moves.map((move) => session.game.write(move)).join(' ');
      return !written.has(row) && written.add(row);
    });
  };

  const ask = (view: unknown, seat: number, serial: number) => {
    let shownAt = Number.NEGATIVE_INFINITY;
    const show = (next: AnyThought) => {
      clearTimeout(timer);
      const wait = shownAt + CALM - performance.now();
      if (wait > 0) timer = setTimeout(() => show(next), wait);
      else {
        shownAt = performance.now();
        setThought({ ...next, ideas: distinct(next.ideas) });
      }
    };
    setState('thinking');
    const question = host.hint(
      {
        game: session.game.id,
        options,
        view,
        seat,
        seed: `${sea} ${now().at} ${serial} hint`,
      },
      (next) => {
        if (question !== asked) return;
        setState('refining');
        show(next);
      },
    );
    asked = question;
    void question.outcome.then((outcome) => {
      if (question !== asked) return;
      if (outcome.ok) show(outcome.value);
      setState(outcome.ok ? 'done' : 'failed');
    });
  };

  createEffect(
    on([now, wanted], ([{ settled, handover, moves, view, watcher, happening }, isWanted], before) => {
      const isSame = before?.[0].happening.serial === happening.serial && before[0].settled === settled;
      if (isSame && before?.[1] === isWanted) return;
      letGo();
      const canAsk = settled && handover === null && moves.length > 0 && watcher !== null;
      if (!isSame) setThought(null);
      setState('idle');
      if (isWanted && canAsk) ask(view, watcher, happening.serial);
    }),
  );
  return { thought, state };
}
