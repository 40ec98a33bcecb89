import {
  asked,
  courtFor,
  type Decoded,
  type Event,
  type Frame,
  type Lord,
  type LordFor,
  type Move,
  offerNow,
  type View,
} from '@fathom/abyss/rules';
import type { BoardWords } from '@fathom/abyss/words/board-en';
import type { DarkWords } from '@fathom/abyss/words/dark-en';
import { type BoardProps, createMotion, createShared, createShowing, type Motion, type Showing } from '@fathom/board';
import type { Seat } from '@fathom/kernel';
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { type Choices, type Mode, type PieceKind, pieceKey, sort } from './choices.ts';
import { meant } from './meant.ts';
import { answerBy, createOrders, type Order, turnOf } from './orders.ts';
import { sentenceFor } from './sentences.ts';

export type Props = BoardProps<View, Move, Event>;

/** What a person looks at more closely. */
export type Reading =
  | { readonly kind: 'lord'; readonly lord: Lord; readonly where: 'court' | 'own' | 'rival' }
  | { readonly kind: 'location'; readonly location: number }
  | { readonly kind: 'rival'; readonly seat: Seat }
  | { readonly kind: 'you' | 'places' | 'council' | 'legend' | 'orders' };

/** Everything the parts of the board share: what is shown, what may be done, and what the person is considering. */
export interface Play extends Showing<View> {
  readonly props: Props;
  readonly motion: Motion;
  readonly words: Accessor<BoardWords>;
  readonly compact: Accessor<boolean>;
  /** Narrow, but with room for one's own side and the locations. */
  readonly roomy: Accessor<boolean>;
  /** A phone: narrow and without that room. */
  readonly phone: Accessor<boolean>;
  /** Whose side of the table is the near one. */
  readonly me: Accessor<Seat>;
  /** Whether this seat is the person's own: of those who only look on, none is. */
  isMe(seat: Seat): boolean;
  /** Whether this seat is spoken to as "you": through another's eyes, nobody is. */
  isYou(seat: Seat): boolean;
  readonly rivals: Accessor<readonly Seat[]>;
  readonly frame: Accessor<Frame | undefined>;
  readonly choices: Accessor<Choices>;
  readonly mode: Accessor<Mode>;
  setMode(mode: Mode): void;
  /** The move that touching this piece sends. */
  moveOf(kind: PieceKind, what: number): Decoded | undefined;
  /** Every lord of the court as it stands for this person; none once the game is over, and none for somebody who only looks on. */
  readonly court: Accessor<ReadonlyMap<Lord, LordFor>>;
  readonly offer: Accessor<ReturnType<typeof offerNow>>;
  readonly order: Accessor<Order>;
  give(order: Order): void;
  readonly reading: Accessor<Reading | null>;
  read(reading: Reading | null): void;
  /** One line about what is happening, while it happens. */
  readonly caption: Accessor<string>;
  setCaption(caption: string): void;
  readonly peeking: Accessor<boolean>;
  peek(on: boolean): void;
  /** Plays one decision, or several made as one. */
  act(...row: readonly Move[]): void;
  /** Touches something forbidden: the app says why not. */
  ask(move: Move): void;
  /** The move that touching this piece would make, were it allowed. */
  meant(kind: PieceKind, what: number): Move | null;
  /** Why this piece is not lit, in a sentence; empty if there is nothing to say. */
  why(kind: PieceKind, what: number): string;
  readonly dark: Accessor<DarkWords>;
  name(seat: Seat): string;
  /** What a move is called on a button. */
  moveName(move: Decoded): string;
  eventText(event: Event): string | null;
}

export const [PlayProvider, usePlay] = createShared<Play>();

export interface Spoken {
  readonly board: BoardWords;
  readonly dark: DarkWords;
  readonly move: (move: Move) => string;
  readonly event: (event: Event, name: (seat: Seat) => string) => string | null;
}

export function createPlay(
  props: Props,
  spoken: Accessor<Spoken>,
  compact: Accessor<boolean>,
  roomy: Accessor<boolean>,
): Play {
  const motion = createMotion(() => props.pace);
  const { view, show, live } = createShowing(props, motion);
  const [mode, setMode] = createSignal<Mode>(null);
  const [reading, read] = createSignal<Reading | null>(null);
  const [caption, setCaption] = createSignal('');
  const [peeking, peek] = createSignal(false);
  const orders = createOrders();

  const me = createMemo(() => props.watcher ?? view().turn);
  const rivals = createMemo(() => {
    const { seats } = view();
    return Array.from({ length: seats - 1 }, (_, i) => (me() + 1 + i) % seats);
  });
  const frame = createMemo(() => (live() ? view().stack.at(-1) : undefined));
  const nothing = sort([], null, false);
  const choices = createMemo(() => (live() ? sort(props.moves, mode(), frame()?.at === 'guard') : nothing));
  const court = createMemo<ReadonlyMap<Lord, LordFor>>((before) => {
    // Payments are many: they are looked up once everything has been shown.
    if (motion.busy()) return before;
    if (view().over || props.watcher === null) return new Map();
    return new Map(courtFor(view(), me()).map((one) => [one.lord, one]));
  }, new Map());
  const offer = createMemo(() => (live() ? offerNow(view()) : null));

  createEffect(
    on(
      [() => props.happening.serial, () => props.moves, () => props.watcher],
      () => {
        setMode(null);
        peek(false);
        const now = reading();
        if (now?.kind === 'lord' && now.where === 'court') read(null);
      },
      { defer: true },
    ),
  );

  const act = (...row: readonly Move[]) => {
    if (live()) props.send(...row);
  };
  const order = () => orders.of(me());
  const ordered = () => (live() ? answerBy(order(), view(), props.moves, props.watcher) : null);
  createEffect(() => props.standing(ordered()));
  onCleanup(() => props.standing(null));
  createEffect(
    on(
      () => props.happening.serial,
      () => {
        // "This turn" is over when another begins, also when the same player has an extra one.
        if (!props.happening.events.some(({ kind }) => kind === 'turn-begins')) return;
        for (let seat = 0; seat < props.view.seats; seat++) {
          const given = orders.of(seat);
          if (given.turn !== '') orders.give(seat, { ...given, turn: '' });
        }
      },
      { defer: true },
    ),
  );

  const name = (seat: Seat) => props.name(seat);
  const meantNow = (kind: PieceKind, what: number) => meant(kind, what, frame()?.at, mode());
  /** Whom everybody waits for. */
  const decider = () => {
    const { actor } = asked(view());
    return typeof actor === 'number' ? actor : view().turn;
  };
  return {
    props,
    motion,
    words: () => spoken().board,
    compact,
    roomy,
    phone: () => compact() && !roomy(),
    view,
    show,
    live,
    me,
    isMe: (seat) => seat === props.watcher,
    isYou: (seat) => seat === props.watcher && !props.borrowed,
    rivals,
    frame,
    choices,
    mode,
    setMode,
    moveOf: (kind, what) => choices().pieces.get(pieceKey(kind, what)),
    court,
    offer,
    order,
    give: (given) => orders.give(me(), given.turn === '' ? given : { ...given, turn: turnOf(view()) }),
    reading,
    read,
    caption,
    setCaption,
    peeking,
    peek,
    act,
    ask(move) {
      const refusal = props.whyNot(move);
      if (refusal) props.forbidden(refusal);
    },
    meant: meantNow,
    why(kind, what) {
      const words = spoken().board;
      if (view().over) return words.over;
      const move = meantNow(kind, what);
      const refusal = move && props.whyNot(move);
      if (!refusal || refusal.rule === 'not-a-move') return '';
      return refusal.rule === 'not-your-turn' ? words.waiting(name(decider())) : sentenceFor(refusal, props.language);
    },
    dark: () => spoken().dark,
    name,
    moveName(move) {
      const own = spoken().board.seatMove(move.deed, name(Math.max(0, move.what)));
      return own ?? spoken().move(move.move);
    },
    eventText: (event) => spoken().event(event, name),
  };
}
