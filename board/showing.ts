import type { GameEvent } from '@fathom/kernel';
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { BoardProps } from './contract.ts';
import { kept } from './kept.ts';
import type { Motion } from './motion.ts';

export interface Showing<View> {
  /** What is on show: the view, or what it looked like on the way there. */
  readonly view: Accessor<View>;
  show(view: View): void;
  /** Whether everything has been shown and it is for this person to act. */
  readonly live: Accessor<boolean>;
}

export function createShowing<View, Move, Event extends GameEvent>(
  props: BoardProps<View, Move, Event>,
  motion: Motion,
): Showing<View> {
  const [view, setView] = createSignal(props.view);
  const [serial, setSerial] = createSignal(props.happening.serial);
  return {
    view,
    show(next) {
      setView((shown) => kept(shown, next));
      setSerial(props.happening.serial);
    },
    live: createMemo(() => !motion.busy() && serial() === props.happening.serial && props.moves.length > 0),
  };
}

/** What is new is performed from the view on show; anything else (going back, looking at another moment) is simply shown. */
export function followNews<View, Move, Event extends GameEvent>(
  props: BoardProps<View, Move, Event>,
  { motion, show }: { readonly motion: Motion; show(view: View): void },
  perform: (events: readonly Event[]) => Promise<void> | undefined,
): void {
  let newest = props.happening.serial;
  props.settled(newest);
  createEffect(
    on(
      [() => props.happening.serial, () => props.view],
      async ([serial]) => {
        if (serial === newest) {
          if (!motion.busy()) show(props.view);
          return;
        }
        newest = serial;
        const performance = perform(props.happening.events);
        if (performance) await performance;
        if (newest !== serial) return;
        show(props.view);
        props.settled(serial);
      },
      { defer: true },
    ),
  );
}
