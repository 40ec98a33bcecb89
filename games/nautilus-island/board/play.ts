import { type BoardProps, createMotion, createShared, createShowing, type Motion, type Showing } from '@fathom/board';
import type { Json, Seat } from '@fathom/kernel';
import {
  type Card,
  type Event,
  handOf,
  noPlaceLeft,
  placesLeft,
  type SeatMove,
  storeRow,
  type View,
} from '@fathom/nautilus-island/rules';
import type { BoardWords } from '@fathom/nautilus-island/words/board-en';
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import { type Choices, sort } from './choices.ts';
import { colourOfCard } from './pictures.tsx';

export type Props = BoardProps<View, SeatMove, Event>;

export interface Caption {
  readonly text: string;
  readonly tone: 'gain' | 'loss' | 'calm';
}

/** Everything the parts of the board share: what is shown, what may be done, and what the person is considering. */
export interface Play extends Showing<View> {
  readonly props: Props;
  readonly motion: Motion;
  readonly words: Accessor<BoardWords>;
  /** Whose hand lies open on the screen; `null` for somebody who only watches. */
  readonly me: Accessor<Seat | null>;
  readonly choices: Accessor<Choices>;
  /** The column whose consequences are shown: under the pointer, focused, or touched once. */
  readonly aim: Accessor<number | null>;
  consider(column: number | null): void;
  /** Touched once: a second touch goes there. */
  readonly armed: Accessor<number | null>;
  /** Chooses a column, by a finger that has to touch twice or by a pointer that has already seen what it does. */
  choose(column: number, byTouch: boolean): void;
  /** Cards picked to be stored, all of one colour. */
  readonly picked: Accessor<readonly Card[]>;
  pick(card: Card): void;
  putBack(): void;
  /** The moves that store what is picked. */
  readonly row: Accessor<readonly SeatMove[]>;
  /** The view once the picked cards are stored, as far as it is known before chance acts. */
  readonly stored: Accessor<View | null>;
  storePicked(): void;
  act(move: SeatMove): void;
  /** Touches something that may be forbidden: does it, or tells why not. */
  touch(move: SeatMove): void;
  /** The cards a seat took in its last turn on this screen. */
  fresh(seat: Seat): readonly Card[];
  remember(seat: Seat, cards: readonly Card[]): void;
  /** One line about what is happening, while it happens. */
  readonly caption: Accessor<Caption | null>;
  setCaption(caption: Caption | null): void;
  /** How many items of the final score have been counted; `null` while it is not being counted. */
  readonly counted: Accessor<number | null>;
  setCounted(items: number | null): void;
  /** Nothing may move: what happens is told by captions, one state after the other. */
  readonly still: Accessor<boolean>;
  /** Everything in one column: on a phone or a tablet. */
  readonly compact: Accessor<boolean>;
  /** A phone: sets are told by sign and number. */
  readonly brief: Accessor<boolean>;
}

export const [PlayProvider, usePlay] = createShared<Play>();

export function createPlay(
  props: Props,
  words: Accessor<BoardWords>,
  compact: Accessor<boolean>,
  brief: Accessor<boolean>,
): Play {
  /** Read where the app writes it: `pace` alone does not tell a person who wants no motion from one who wants no waiting. */
  const still = () => {
    const { motion, speed } = document.documentElement.dataset;
    return motion === 'reduced' && speed !== 'off';
  };
  const motion = createMotion(() => (still() ? 1 : props.pace));
  const { view, show, live } = createShowing(props, motion);
  const [considered, consider] = createSignal<number | null>(null);
  const [armed, arm] = createSignal<number | null>(null);
  const [picked, setPicked] = createSignal<readonly Card[]>([]);
  const [caption, setCaption] = createSignal<Caption | null>(null);
  const [counted, setCounted] = createSignal<number | null>(null);
  const [taken, setTaken] = createSignal<ReadonlyMap<Seat, readonly Card[]>>(new Map());

  const nothing = sort([]);
  const choices = createMemo(() => (live() ? sort(props.moves) : nothing));

  const letGo = () => {
    consider(null);
    arm(null);
    setPicked([]);
  };
  // Who comes or goes at a table of friends changes nothing of what is being put together.
  const offered = createMemo(() => JSON.stringify(props.moves));
  createEffect(on([() => props.happening.serial, offered], letGo, { defer: true }));

  const aim = createMemo(() => (choices().go.size > 0 ? (armed() ?? considered()) : null));

  const row = createMemo<readonly SeatMove[]>(() =>
    live() && picked().length > 0 ? (storeRow(view(), picked()) as SeatMove[]) : [],
  );
  const stored = createMemo(() => (row().length > 0 ? props.preview(row()) : null));

  const touch = (move: SeatMove) => {
    if (!live() && props.moves.length > 0) return;
    const refusal = props.whyNot(move as unknown as Json);
    if (refusal) props.forbidden(refusal);
    else if (live()) props.send(move);
  };

  const pick = (card: Card) => {
    const me = props.watcher;
    if (me === null) return;
    if (!choices().store.has(card)) {
      touch({ do: 'store', card });
      return;
    }
    const mine = picked();
    const [first] = mine;
    if (first !== undefined && colourOfCard(first) !== colourOfCard(card)) {
      setPicked([card]);
      return;
    }
    const held = handOf(view(), me)
      .colours.flatMap((colour) => colour.cards)
      .find((kind) => kind.card === card);
    const already = mine.filter((one) => one === card).length;
    const places = placesLeft(view());
    if (already < (held?.count ?? 0) && mine.length < places) setPicked([...mine, card]);
    else if (already > 0) setPicked(mine.filter((one) => one !== card));
    else props.forbidden(noPlaceLeft(view()));
  };

  return {
    props,
    motion,
    words,
    view,
    show,
    live,
    me: () => props.watcher,
    choices,
    aim,
    consider,
    armed,
    choose(column, byTouch) {
      const move = choices().go.get(column);
      if (!move) touch({ do: 'go', column });
      else if (byTouch && armed() !== column) arm(column);
      else props.send(move);
    },
    picked,
    pick,
    putBack: letGo,
    row,
    stored,
    storePicked: () => props.send(...row()),
    act: (move) => props.send(move),
    touch,
    fresh: (seat) => taken().get(seat) ?? [],
    remember: (seat, cards) => setTaken(new Map(taken()).set(seat, cards)),
    caption,
    setCaption,
    counted,
    setCounted,
    still,
    compact,
    brief,
  };
}
