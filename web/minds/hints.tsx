import type { Json } from '@fathom/kernel';
import type { AnyThought } from '@fathom/mind/desk';
import { createEffect, createMemo, createSignal, type JSX, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import type { Session, Snapshot } from '../session/session.ts';
import type { SpokenWords } from '../shelf/catalogue.ts';
import { createAdvice } from './advice.ts';
import ChanceDial from './chance-dial.tsx';
import { HintSheet } from './hint-sheet.tsx';
import { createRowWords } from './rows.ts';
import { createMindWords } from './words.ts';

/** The advice of a table: a sheet with the best few rows when it is open, and the needle where the board keeps a place for it. */
export default function Hints(props: {
  readonly session: Session;
  readonly now: Snapshot;
  readonly words: SpokenWords;
  readonly name: (seat: number) => string;
  readonly open: boolean;
  /** Where the needle stands; `null` for nowhere. */
  readonly needle: Element | null;
  readonly shown: readonly Json[] | null;
  readonly onShow: (row: readonly Json[] | null) => void;
  readonly onPlay: (row: readonly Json[]) => void;
  readonly onClose: () => void;
}): JSX.Element {
  const advice = createAdvice(
    props.session,
    () => props.now,
    () => props.open || props.needle !== null,
  );
  const minds = createMindWords(props.session.game.id);
  const [under, setUnder] = createSignal<number | null>(null);
  const written = (row: readonly Json[]) => row.map((move) => props.session.game.write(move)).join(' ');
  const isShown = (row: readonly Json[]) => props.shown !== null && written(row) === written(props.shown);
  /** The best few. While one of them is pointed at or on show only their numbers change, so that nothing moves away under a finger. */
  const ideas = createMemo<AnyThought['ideas']>((before) => {
    const best = advice.thought()?.ideas ?? [];
    const isHeld = under() !== null || before.some(({ moves }) => isShown(moves));
    if (!isHeld || best.length === 0 || before.length === 0) return best;
    return before.map((idea) => {
      const anew = best.find(({ moves }) => written(moves) === written(idea.moves));
      return anew ? { ...idea, chance: anew.chance } : idea;
    });
  }, []);
  // A sheet that closes under the pointer does not say that the pointer has left.
  createEffect(() => props.open || setUnder(null));
  const rowWords = createRowWords(props.session.game.id, () => props.words);
  const chance = () => {
    const pointed = under() === null ? undefined : ideas()[under() ?? 0];
    return (pointed ?? ideas().find(({ moves }) => isShown(moves)) ?? ideas()[0])?.chance ?? null;
  };
  return (
    <>
      <Show when={props.needle}>
        {(place) => (
          <Portal mount={place()}>
            <ChanceDial chance={chance()} />
          </Portal>
        )}
      </Show>
      <Show when={props.open}>
        <HintSheet
          ideas={ideas()}
          state={advice.state()}
          chance={chance()}
          said={(row) => rowWords(row, props.now.view)}
          minds={minds()}
          name={props.name}
          isShown={isShown}
          onPoint={setUnder}
          onShow={props.onShow}
          onPlay={props.onPlay}
          onClose={props.onClose}
        />
      </Show>
    </>
  );
}
