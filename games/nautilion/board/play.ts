import { type BoardProps, createMotion, createShared, createShowing, type Motion, type Showing } from '@fathom/board';
import type { Json, Refusal, Seat } from '@fathom/kernel';
import { type Event, FIGURES, type Figure, type Frame, type SeatMove, type View } from '@fathom/nautilion/rules';
import type { AskedWords } from '@fathom/nautilion/words/asked-en';
import type { BoardWords } from '@fathom/nautilion/words/board-en';
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import { askedIn, askedSoon } from './asked-words.ts';
import { type Cause, causeOf } from './cause.ts';
import { type Choices, sort } from './choices.ts';
import { type Forecast, forecast } from './forecast.ts';
import { isDoubtful, type Losses, lossesBetween } from './losses.ts';

/** What is said of a piece that is touched in vain. */
export const fetchAbout = () => import('./about.ts');

export type Props = BoardProps<View, SeatMove, Event>;

/** A spell or card whose dice are being chosen: a choice of this screen alone, until a move is sent. */
export type Mode = 'tide' | 'reroll' | null;

export interface Caption {
  readonly text: string;
  readonly tone: 'gain' | 'loss' | 'calm';
}

/** The collision as a scene. */
export type Clash = Extract<Event, { readonly kind: 'collision' }>;

/** Everything the parts of the board share: what is shown, what may be done, and what the person is considering. */
export interface Play extends Showing<View> {
  readonly props: Props;
  readonly motion: Motion;
  readonly words: Accessor<BoardWords>;
  /** For parts that are fetched with them. */
  asked(): AskedWords;
  readonly frame: Accessor<Frame | undefined>;
  readonly choices: Accessor<Choices>;
  readonly mode: Accessor<Mode>;
  setMode(mode: Mode): void;
  /** The die picked, as an index into the dice on show. */
  readonly picked: Accessor<number | null>;
  pick(index: number | null): void;
  /** The die under the pointer or the focus. */
  consider(index: number | null): void;
  /** The figure being considered for the picked die. */
  readonly figure: Accessor<Figure | null>;
  considerFigure(figure: Figure | null): void;
  /** The face whose consequences are shown. */
  readonly aim: Accessor<number | null>;
  readonly forecasts: Accessor<ReadonlyMap<Figure, Forecast>>;
  /** What the dice already given will do. */
  readonly planned: Accessor<readonly Forecast[]>;
  /** Dice that are tumbling, as bits by their index: faces not to be trusted yet. */
  readonly tumbling: Accessor<number>;
  setTumbling(dice: number): void;
  /** One line about what is happening, while it happens. */
  readonly caption: Accessor<Caption | null>;
  setCaption(caption: Caption | null): void;
  /** The figure that is acting in what is being shown. */
  readonly acting: Accessor<Figure | null>;
  setActing(figure: Figure | null): void;
  readonly clash: Accessor<Clash | null>;
  setClash(clash: Clash | null): void;
  /** What a move would take for good. */
  losses(move: SeatMove): Losses;
  /** A move that loses something and waits to be confirmed. */
  readonly doubt: Accessor<SeatMove | null>;
  setDoubt(move: SeatMove | null): void;
  /** Lets the dice roll; `null` while there is nothing to roll, or something is still being shown. */
  readonly roll: Accessor<(() => void) | null>;
  /** What is said where the dice that wait are the other player's, and one's own turn is left to end. */
  handOver(): AskedWords['handOver'] | undefined;
  /** Sends a listed move, or asks once more if something would be lost for good. */
  act(move: SeatMove, sure?: boolean): void;
  /** Gives a die to a figure, or tells why not. */
  give(index: number, figure: Figure): void;
  /** Tells why nothing can be done with a piece that is not lit. */
  explain(piece: string): Promise<void>;
  /** Touches something that may be forbidden: sends it, or tells why not. */
  touch(move: SeatMove): void;
  readonly refused: Accessor<Refusal | null>;
  readonly cause: Accessor<Cause>;
  /** Whose turn is on show. */
  readonly seat: Accessor<Seat>;
  /** A token or a gap of the path is to be chosen. */
  readonly asksPath: Accessor<boolean>;
  readonly compact: Accessor<boolean>;
  /** Which part of the path the enlarged strip shows; `null`: where the figures are. */
  readonly stripFrom: Accessor<number | null>;
  setStripFrom(from: number | null): void;
  /** What a move is called in a list. */
  moveName(move: SeatMove): string;
}

export const [PlayProvider, usePlay] = createShared<Play>();

export function createPlay(
  props: Props,
  words: Accessor<BoardWords>,
  moveName: (move: SeatMove) => string,
  compact: Accessor<boolean>,
): Play {
  const motion = createMotion(() => props.pace);
  const { view, show, live } = createShowing(props, motion);
  const [mode, setMode] = createSignal<Mode>(null);
  const [picked, pick] = createSignal<number | null>(null);
  const [considered, consider] = createSignal<number | null>(null);
  const [figure, considerFigure] = createSignal<Figure | null>(null);
  const [tumbling, setTumbling] = createSignal(0);
  const [caption, setCaption] = createSignal<Caption | null>(null);
  const [acting, setActing] = createSignal<Figure | null>(null);
  const [clash, setClash] = createSignal<Clash | null>(null);
  const [doubt, setDoubt] = createSignal<SeatMove | null>(null);
  const [stripFrom, setStripFrom] = createSignal<number | null>(null);

  const nothing = sort([]);
  const choices = createMemo(() => (live() ? sort(props.moves) : nothing));
  const frame = createMemo(() => (live() ? view().stack.at(-1) : undefined));

  const letGo = () => {
    setMode(null);
    pick(null);
    consider(null);
    considerFigure(null);
    setDoubt(null);
  };
  createEffect(on([() => props.happening.serial, () => props.moves], letGo, { defer: true }));

  const aim = createMemo(() => {
    if (!live() || mode() !== null || choices().give.size === 0) return null;
    const index = picked() ?? considered();
    return index === null ? null : (view().dice[index] ?? null);
  });
  const forecasts = createMemo<ReadonlyMap<Figure, Forecast>>(() => {
    const die = aim();
    const found = new Map<Figure, Forecast>();
    if (die === null) return found;
    for (const to of choices().give.get(die)?.keys() ?? []) found.set(to, forecast(view(), to, die));
    return found;
  });

  const planned = createMemo(() =>
    live() && choices().give.size > 0
      ? FIGURES.flatMap((to, index) => {
          const die = view().given[index] ?? 0;
          return die > 0 ? [forecast(view(), to, die)] : [];
        })
      : [],
  );

  const cause = createMemo(() => causeOf(props.refused));

  const act = (move: SeatMove, sure = false) => {
    if (!sure && isDoubtful(move, losses(move))) {
      setDoubt(move);
      return;
    }
    setDoubt(null);
    props.send(move);
  };
  const losses = (move: SeatMove) => lossesBetween(view(), props.preview([move]) ?? view());

  const touch = (move: SeatMove) => {
    const refusal = props.whyNot(move as unknown as Json);
    if (refusal) props.forbidden(refusal);
    else act(move);
  };

  const explain = async (piece: string): Promise<void> => {
    if (!live()) {
      // The dice wait, another decides, or nobody any more.
      const refusal = props.release ? { rule: 'T1', reason: 'roll-first' } : props.whyNot({ do: 'enough' });
      if (refusal) props.forbidden(refusal);
      return;
    }
    const { aboutPiece } = await fetchAbout();
    const why = aboutPiece(view(), frame(), piece);
    if (why && 'move' in why) touch(why.move);
    else if (why) props.forbidden(why.refusal);
  };

  const give = (index: number, to: Figure) => {
    const die = view().dice[index];
    if (die === undefined) return;
    const move = choices().give.get(die)?.get(to);
    if (move) act(move);
    else touch({ do: 'give', die, to });
  };

  return {
    props,
    motion,
    words,
    asked: () => askedIn(props.language),
    view,
    show,
    live,
    frame,
    choices,
    mode,
    setMode,
    picked,
    pick,
    consider,
    figure,
    considerFigure,
    aim,
    forecasts,
    planned,
    tumbling,
    setTumbling,
    caption,
    setCaption,
    acting,
    setActing,
    clash,
    setClash,
    doubt,
    setDoubt,
    losses,
    roll: () => (motion.busy() ? null : props.release),
    handOver: () =>
      props.release && props.watcher !== view().active ? askedSoon(props.language)?.handOver : undefined,
    act,
    give,
    touch,
    explain,
    refused: () => props.refused,
    cause,
    seat: () => view().active,
    asksPath: () => choices().spots.size + choices().gaps.size > 0,
    compact,
    stripFrom,
    setStripFrom,
    moveName,
  };
}
