import { type AnyPlayable, quickRandom, type Seat, type Watcher } from '@fathom/kernel';
import type { AnyThought } from '@fathom/mind/desk';
import type { Asked } from '@fathom/mind/host';
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import type { Facts } from '../session/session.ts';
import { host } from './host.ts';

export type BestMove =
  | { readonly kind: 'thinking'; readonly seat: Seat }
  | { readonly kind: 'found'; readonly seat: Seat; readonly ideas: AnyThought['ideas'] }
  | { readonly kind: 'none' }
  | { readonly kind: 'nobody' };

/** Whoever must decide when these eyes see this, if it is a seat. */
export function deciderOf(game: AnyPlayable, view: unknown, eyes: Watcher): Seat | null {
  const actor = game.actor(game.imagine(view, eyes, quickRandom('imagined')));
  return typeof actor === 'number' ? actor : null;
}

/** What the strongest bot would do at a moment looked back on, seeing what whoever decides there saw. */
export interface BestMoves {
  readonly found: Accessor<BestMove | null>;
  ask(seat: Seat | null, view: unknown, seed: string): Promise<void>;
  forget(): void;
}

export function createBestMoves(game: AnyPlayable, { options }: Facts): BestMoves {
  const [found, setFound] = createSignal<BestMove | null>(null);
  let asked: Asked<AnyThought> | null = null;
  const letGo = () => {
    const last = asked;
    asked = null;
    last?.cancel();
  };
  onCleanup(letGo);
  return {
    found,
    async ask(seat, view, seed) {
      letGo();
      if (seat === null) return void setFound({ kind: 'nobody' });
      setFound({ kind: 'thinking', seat });
      const show = ({ ideas }: AnyThought) => setFound({ kind: 'found', seat, ideas: ideas.slice(0, 3) });
      const question = host.hint({ game: game.id, options, view, seat, seed }, (thought) => {
        if (question === asked) show(thought);
      });
      asked = question;
      const outcome = await question.outcome;
      if (question !== asked) return;
      if (outcome.ok) show(outcome.value);
      else setFound({ kind: 'none' });
    },
    forget() {
      letGo();
      setFound(null);
    },
  };
}
