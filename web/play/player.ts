import type { GameEvent } from '@fathom/kernel';
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import type { ReplayStep } from '../session/story.ts';

/** What the board is given. A new `take` is a board drawn anew: what was still moving is of the old one. */
export interface Frame {
  readonly take: number;
  readonly view: unknown;
  readonly happening: { readonly serial: number; readonly events: readonly GameEvent[] };
}

/** A game played back on a board: one step after the other, or any of them at once. */
export interface Player {
  /** The step that is on show, or on its way there. */
  readonly at: Accessor<number>;
  readonly frame: Accessor<Frame | null>;
  readonly playing: Accessor<boolean>;
  /** Shows how things stood after a step. */
  seek(step: number): void;
  /** Shows the next step happening. */
  forward(): void;
  /** Step after step up to this one, else to the last. */
  play(until?: number): void;
  pause(): void;
  /** The board has shown a batch. */
  settled(serial: number): void;
}

export function createPlayer(parts: {
  readonly steps: () => readonly ReplayStep[];
  readonly view: (count: number) => Promise<unknown>;
  /** Milliseconds between the end of one step and the beginning of the next. */
  readonly rest: () => number;
  readonly start: number;
}): Player {
  const { steps, view } = parts;
  const [at, setAt] = createSignal(parts.start);
  const [frame, setFrame] = createSignal<Frame | null>(null);
  const [playing, setPlaying] = createSignal(false);
  let asked = 0;
  let take = 1;
  let serial = 0;
  let isSettled = true;
  let until = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const last = () => steps().length - 1;
  const within = (step: number) => Math.max(0, Math.min(step, last()));

  /** Fetches what a step leads to; nothing comes of it if something else was asked for since. */
  const show = async (step: number, isNext: boolean) => {
    const mine = ++asked;
    const wanted = steps()[step];
    if (!wanted) return;
    setAt(step);
    const seen = await view(wanted.to);
    if (mine !== asked || seen === null || seen === undefined) return;
    if (!isSettled) take++;
    isSettled = false;
    const events = isNext ? wanted.beats.map(({ event }) => event) : [];
    setFrame({ take, view: seen, happening: { serial: ++serial, events } });
  };

  const stop = () => {
    clearTimeout(timer);
    setPlaying(false);
  };
  const onward = () => {
    if (!playing()) return;
    if (at() >= until) return stop();
    timer = setTimeout(() => void show(at() + 1, true), parts.rest());
  };

  onCleanup(() => {
    asked++;
    clearTimeout(timer);
  });
  void show(within(parts.start), false);
  return {
    at,
    frame,
    playing,
    seek(step) {
      stop();
      void show(within(step), false);
    },
    forward() {
      stop();
      if (at() < last()) void show(at() + 1, isSettled);
    },
    play(to = last()) {
      clearTimeout(timer);
      until = within(to);
      setPlaying(true);
      const isAtEnd = at() >= until;
      if (isAtEnd) void show(0, false);
      else void show(at() + 1, isSettled);
    },
    pause: stop,
    settled(shown) {
      if (shown !== serial || isSettled) return;
      isSettled = true;
      onward();
    },
  };
}
