import { createKept, ensureMetals } from '@fathom/board';
import { at, type Seat } from '@fathom/kernel';
import {
  asked,
  type ColumnShown,
  columnsNow,
  lastRound,
  NONE,
  onTurn,
  type Side,
  type StackShown,
  sideOf,
  standing,
} from '@fathom/nautilus-island/rules';
import { createMemo, createSignal, For, Index, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { noted } from './choices.ts';
import { type Hull, hullPath, isLow, layOut } from './hull.ts';
import { BlankCard, CardBack, CardsSign, CastawayFigure, ObjectCard, Rose } from './pictures.tsx';
import { usePlay } from './play.ts';
import './submarine.css';

/** The submarine from tail to bow with its stacks, both sides, and the castaways. Every column is one thing to touch. */
export function Submarine(): JSX.Element {
  ensureMetals();
  const play = usePlay();
  const words = () => play.words();
  const view = () => play.view();
  let box: HTMLElement | undefined;
  const [size, setSize] = createSignal({ width: 0, height: 0 });
  onMount(() => {
    if (!box) return;
    const measure = () => {
      const width = box?.clientWidth ?? 0;
      const height = box?.clientHeight ?? 0;
      if (width !== size().width || height !== size().height) setSize({ width, height });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    onCleanup(() => watch.disconnect());
  });
  const hull = createKept(() => layOut(size().width, size().height, view().layout.length, play.compact()));
  const columns = createKept(() => columnsNow(view()));
  const seats = () => view().castaways.map((_, seat) => seat);
  return (
    <section
      class="isle-submarine"
      data-region="submarine"
      data-low={!play.compact() && isLow(size().height) ? '' : undefined}
      aria-label={words().submarine}
      ref={box}
    >
      <Show when={size().width > 0}>
        <Body hull={hull()} side={sideOf(Math.max(1, view().round))} />
        <Show when={!play.compact()}>
          <SideLabels />
        </Show>
        <Index each={columns()}>{(column) => <Column column={column()} hull={hull()} />}</Index>
        <Crossing hull={hull()} />
        <For each={seats()}>{(seat) => <Figure seat={seat} hull={hull()} />}</For>
        <Show when={!play.compact() && columns()[play.aim() ?? NONE]}>
          {(column) => <Tag column={column()} hull={hull()} />}
        </Show>
      </Show>
    </section>
  );
}

/** Brass hull, ink inside, propeller, and the arrow that says which side is the next. */
function Body(props: { readonly hull: Hull; readonly side: Side }): JSX.Element {
  const middle = () => (props.hull.top + props.hull.bottom) / 2;
  const high = () => props.hull.bottom - props.hull.top;
  const x = () => props.hull.left;
  const play = usePlay();
  const fin = () => Math.min(70, high() * 0.27);
  const reach = () => (play.compact() ? 15 : 44);
  const between = () => props.hull.columns.slice(1).map((column, i) => (column + at(props.hull.columns, i)) / 2);
  const arrow = () => (props.side === 'above' ? 1 : -1);
  const hatching = Array.from({ length: 14 }, (_, i) => i);
  return (
    <svg class="isle-body" width={props.hull.width} height={props.hull.height} aria-hidden="true">
      <path
        d={`M${x() + 6} ${middle() - fin() * 0.46}L${x() - reach()} ${middle() - fin()}V${middle() + fin()}L${x() + 6} ${middle() + fin() * 0.46}Z`}
        fill="url(#f-brass-shade)"
        stroke="#140D02"
        stroke-width="1.5"
      />
      <g
        transform={`translate(${x() - reach()} ${middle()}) scale(${play.compact() ? 0.42 : 1} ${fin() / 70})`}
        stroke="#140D02"
      >
        <path d="M0 0C-20-30-18-68-4-80C4-56 4-22 0 0ZM0 0C-20 30-18 68-4 80C4 56 4 22 0 0Z" fill="url(#f-brass)" />
        <circle r="7" fill="#F6E2B0" />
      </g>
      <path
        d={`M${props.hull.right - 10} ${middle() - fin() * 0.4}L${props.hull.right + (play.compact() ? 8 : 28)} ${middle()}L${props.hull.right - 10} ${middle() + fin() * 0.4}Z`}
        fill="url(#f-brass)"
        stroke="#140D02"
      />
      <path d={hullPath(props.hull, 0)} fill="url(#f-brass)" stroke="#140D02" stroke-width="2" />
      <path d={hullPath(props.hull, props.hull.thickness)} fill="#061A2B" stroke="#140D02" />
      <path d={hullPath(props.hull, props.hull.thickness)} fill="url(#f-hatch)" opacity=".45" />
      <path
        class="isle-rivets"
        d={hullPath(props.hull, props.hull.thickness / 2)}
        stroke-width={props.hull.thickness / 4}
      />
      <For each={between()}>
        {(at) => (
          <path
            d={`M${at} ${props.hull.top + props.hull.thickness + 6}V${props.hull.bottom - props.hull.thickness - 6}`}
            stroke="#34708C"
            stroke-dasharray="2 5"
            opacity=".55"
          />
        )}
      </For>
      <Show when={!play.compact()}>
        <For each={hatching}>
          {(i) => (
            <path
              d={`M${x() + 24 + i * 3} ${middle() - high() * 0.2 + i * 1.6}V${middle() + high() * 0.2 - i * 1.6}`}
              stroke="#DDB869"
              stroke-width=".7"
              opacity={(0.45 - i * 0.03).toFixed(2)}
            />
          )}
        </For>
        <Rose x={props.hull.right - 58} y={middle()} r={26} opacity={0.55} />
        <g class="isle-arrow" transform={`translate(${x() - reach()} ${middle()}) scale(1 ${arrow()})`}>
          <path d="M0-18L12-2H5V16H-5V-2H-12Z" fill="#6BF0D8" stroke="#06302F" stroke-width="1.5" />
        </g>
      </Show>
      <Show when={play.compact()}>
        <g transform={`translate(${x() - 4} ${middle()}) scale(.62 ${0.62 * arrow()})`}>
          <path d="M0-18L12-2H5V16H-5V-2H-12Z" fill="#6BF0D8" stroke="#06302F" stroke-width="2" />
        </g>
      </Show>
    </svg>
  );
}

function SideLabels(): JSX.Element {
  const play = usePlay();
  const here = () => sideOf(Math.max(1, play.view().round));
  const asked = () => play.choices().go.size > 0;
  const label = (side: Side) => play.words().capital(play.words().sides[side]);
  return (
    <>
      <p class="isle-side" data-side="above">
        <span>{label('above')}</span>
        <Show when={asked() && here() === 'above'}>
          <strong>{play.words().goHere}</strong>
        </Show>
      </p>
      <p class="isle-side" data-side="below">
        <span>{label('below')}</span>
        <Show when={asked() && here() === 'below'}>
          <strong>{play.words().goHere}</strong>
        </Show>
      </p>
      <p class="isle-end" data-end="tail">
        {play.words().tail}
      </p>
      <p class="isle-end" data-end="bow">
        {play.words().bow}
      </p>
    </>
  );
}

function Column(props: { readonly column: ColumnShown; readonly hull: Hull }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const index = () => props.column.column;
  const move = () => play.choices().go.get(index());
  const side = () => sideOf(Math.max(1, play.view().round));
  const ending = createMemo(() => lastRound(play.view()));
  const low = () => at(play.view().heights, index()) <= 2;
  const refused = () => {
    const refusal = play.props.refused;
    return refusal !== null && refusal.column === index();
  };
  const label = () => {
    const { places, left, seen, unseen, castaways } = props.column;
    const tops = words().topsSay(seen, unseen);
    const said = words().columnSays(index(), places, tops, left);
    const stands =
      castaways.length > 0 ? ` ${words().columnStands(castaways.map((seat) => play.props.name(seat)))}` : '';
    const may = move() ? ` ${words().columnLit}` : '';
    return `${said}${stands}${may}`;
  };
  let touched = false;
  return (
    <button
      type="button"
      class="isle-column"
      data-piece="column"
      data-lit={move() ? '' : undefined}
      data-move={noted(move())}
      data-column={index()}
      data-aim={play.aim() === index() ? '' : undefined}
      data-armed={play.armed() === index() ? '' : undefined}
      data-cause={refused() ? '' : undefined}
      style={{
        left: `${(at(props.hull.columns, index()) - props.hull.columnWidth / 2).toFixed(1)}px`,
        width: `${props.hull.columnWidth.toFixed(1)}px`,
      }}
      onPointerDown={(event) => {
        touched = event.pointerType === 'touch';
      }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && play.consider(index())}
      onPointerLeave={() => play.consider(null)}
      onFocus={() => play.consider(index())}
      onBlur={() => play.consider(null)}
      onClick={() => {
        const byTouch = touched;
        touched = false;
        play.choose(index(), byTouch);
      }}
    >
      <span class="f-unseen">{label()}</span>
      <Pad side="above" going={side() === 'above'} hull={props.hull} index={index()} />
      <span
        class="isle-stacks"
        aria-hidden="true"
        style={{
          top: `${props.hull.top}px`,
          height: `${props.hull.bottom - props.hull.top}px`,
          '--card-width': `${props.hull.cardWidth.toFixed(1)}px`,
          '--card-height': `${props.hull.cardHeight.toFixed(1)}px`,
        }}
      >
        <Index each={props.column.stacks}>
          {(stack, i) => <Stack stack={stack()} column={index()} at={i} compact={play.compact()} />}
        </Index>
      </span>
      <Pad side="below" going={side() === 'below'} hull={props.hull} index={index()} />
      <span class="isle-left" aria-hidden="true" data-low={low() && ending().state !== 'far' ? '' : undefined}>
        <Show when={play.compact()} fallback={words().left(props.column.left)}>
          <CardsSign />
          {props.column.left}
        </Show>
      </span>
    </button>
  );
}

function Pad(props: {
  readonly side: Side;
  readonly going: boolean;
  readonly hull: Hull;
  readonly index: number;
}): JSX.Element {
  return (
    <span
      class="isle-pad"
      data-place={`${props.side}:${props.index}`}
      data-going={props.going ? '' : undefined}
      style={{ top: `${props.side === 'above' ? props.hull.above : props.hull.below}px` }}
    />
  );
}

/** A stack as high as it is, its top card or its back, and how many there are. */
function Stack(props: {
  readonly stack: StackShown;
  readonly column: number;
  readonly at: number;
  readonly compact: boolean;
}): JSX.Element {
  const shape = () => (props.compact ? 'small' : 'broad');
  const Hidden = props.stack.face === 'up' ? BlankCard : CardBack;
  const under = () => Array.from({ length: Math.max(0, Math.min(7, props.stack.height - 1)) }, (_, i) => i);
  return (
    <span class="isle-stack" data-face={props.stack.face} data-place={`top:${props.column}:${props.at}`}>
      <For each={under().reverse()}>{(i) => <span class="isle-under" style={{ '--down': String(i + 1) }} />}</For>
      <span class="isle-top" data-empty={props.stack.height === 0 ? '' : undefined}>
        <Show when={props.stack.height > 0}>
          <Show when={props.stack.top} keyed fallback={<Hidden shape={shape()} />}>
            {(card) => <ObjectCard card={card} shape={shape()} />}
          </Show>
        </Show>
      </span>
      <span class="isle-height">{props.stack.height}</span>
    </span>
  );
}

/** Where a castaway stands, or waits on the shore before its first turn: between the columns, at none of them. */
function pointOf(hull: Hull, place: string, seat: Seat, order: readonly Seat[]): readonly [x: number, y: number] {
  const [side, column] = place.split(':');
  if (side === 'ashore') {
    const gap = (order.indexOf(seat) + 1) % hull.columns.length;
    return [at(hull.columns, gap) - hull.columnWidth / 2, hull.below];
  }
  return [at(hull.columns, Number(column)), side === 'above' ? hull.above : hull.below];
}

function Figure(props: { readonly seat: Seat; readonly hull: Hull }): JSX.Element {
  const play = usePlay();
  const place = () => standing(play.view(), props.seat);
  const point = () => pointOf(props.hull, place(), props.seat, play.view().order);
  const onTheMove = () => play.view().round > 0 && onTurn(play.view()) === props.seat && asked(play.view()) !== 'over';
  const where = () => {
    const [side, column] = place().split(':');
    const words = play.words();
    return side === 'ashore' ? words.ashore : words.atColumn(Number(column), words.sides[side as Side]);
  };
  const refused = () => {
    const refusal = play.props.refused;
    if (refusal === null || refusal.column === undefined) return false;
    return refusal.by === props.seat || (refusal.reason === 'same' && props.seat === play.me());
  };
  return (
    <span
      class="isle-castaway"
      role="img"
      aria-label={play.words().castaway(play.props.name(props.seat), where())}
      data-mine={props.seat === play.me() ? '' : undefined}
      data-cause={refused() ? '' : undefined}
      style={{ transform: `translate(${point()[0].toFixed(1)}px, ${point()[1].toFixed(1)}px)` }}
    >
      <CastawayFigure seat={props.seat} glow={onTheMove()} />
    </span>
  );
}

/** The way a castaway would take, and its ghost at the end of it. */
function Crossing(props: { readonly hull: Hull }): JSX.Element {
  const play = usePlay();
  const seat = () => onTurn(play.view());
  const going = () => {
    const column = play.aim();
    return column !== null && play.choices().go.has(column) ? column : null;
  };
  const from = () => pointOf(props.hull, standing(play.view(), seat()), seat(), play.view().order);
  const to = (column: number): readonly [number, number] => [
    at(props.hull.columns, column),
    sideOf(play.view().round) === 'above' ? props.hull.above : props.hull.below,
  ];
  const way = (column: number) => {
    const [x0, y0] = from();
    const [x1, y1] = to(column);
    const bend = (y1 - y0) * 0.35;
    return `M${x0} ${y0}C${x0 + (x1 - x0) * 0.25} ${y0 + bend * 0.4} ${x1 - (x1 - x0) * 0.12} ${y1 - bend} ${x1} ${y1}`;
  };
  return (
    <Show when={going() !== null}>
      <svg class="isle-crossing" width={props.hull.width} height={props.hull.height} aria-hidden="true">
        <path d={way(going() ?? 0)} />
      </svg>
      <span
        class="isle-castaway isle-ghost"
        aria-hidden="true"
        style={{ transform: `translate(${to(going() ?? 0)[0].toFixed(1)}px, ${to(going() ?? 0)[1].toFixed(1)}px)` }}
      >
        <CastawayFigure seat={seat()} />
      </span>
    </Show>
  );
}

/** What stopping there would bring, beside the landing place. */
function Tag(props: { readonly column: ColumnShown; readonly hull: Hull }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const index = () => props.column.column;
  const lit = () => play.choices().go.has(index());
  const above = () => sideOf(play.view().round) === 'above';
  /** On the side where nobody stands, as far as there is room. */
  const toLeft = () => {
    const last = props.hull.columns.length - 1;
    if (index() >= last) return true;
    if (index() === 0) return false;
    const side = above() ? 'above' : 'below';
    const taken = (column: number) =>
      play.view().castaways.some((_, seat) => standing(play.view(), seat) === `${side}:${column}`);
    return taken(index() + 1) && !taken(index() - 1);
  };
  return (
    <Show when={lit()}>
      <span
        class="isle-tag"
        aria-hidden="true"
        data-left={toLeft() ? '' : undefined}
        style={{
          left: `${at(props.hull.columns, index()) + (toLeft() ? -60 : 60)}px`,
          top: `${above() ? props.hull.above : props.hull.below}px`,
        }}
      >
        <Show
          when={props.column.left > 0}
          fallback={
            <>
              <strong>{words().nothingHere}</strong>
              <span>{words().storeOnly(props.column.places)}</span>
            </>
          }
        >
          <strong>{words().collectHere(props.column.stacks.length)}</strong>
          <span>{words().find(props.column.seen, props.column.unseen)}</span>
          <span>{words().orStore(props.column.places)}</span>
        </Show>
      </span>
    </Show>
  );
}
