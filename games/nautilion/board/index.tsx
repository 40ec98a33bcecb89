import { focusGrid } from '@fathom/board';
import { createEffect, createSignal, type JSX, lazy, on, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { FIGURES } from '../rules/kinds.ts';
import type { SeatMove } from '../rules/types.ts';
import type { BoardWords } from '../words/board-en.ts';
import { createMedia } from './media.ts';
import { createPlay, PlayProvider, type Props, type usePlay } from './play.ts';
import { fetchExpansions } from './with-expansions.ts';
import './board.css';

const wideScreen = '(min-width: 1140px) and (min-height: 600px)';
const fetchWide = () => import('./wide.tsx');
const fetchCompact = () => import('./compact.tsx');
const Wide = lazy(fetchWide);
const Compact = lazy(fetchCompact);
const fetchScenes = () => import('./scenes.tsx');
const fetchClash = () => import('./clash.tsx');
const Clash = lazy(async () => ({ default: (await fetchClash()).Clash }));
/** A screen needs one of the two; asked for at once, it comes with the rest. If it does not, it is missed where it is drawn. */
const layout = (matchMedia(wideScreen).matches ? fetchWide() : fetchCompact()).catch(() => undefined);

interface Spoken {
  readonly board: BoardWords;
  readonly moveName: (move: SeatMove) => string;
}

const speak = {
  en: async (): Promise<Spoken> => {
    const [board, game] = await Promise.all([import('../words/board-en.ts'), import('../words/spoken-en.ts')]);
    return { board: board.boardEn, moveName: (move) => game.spokenEn.move(move) };
  },
  fr: async (): Promise<Spoken> => {
    const [board, game] = await Promise.all([import('../words/board-fr.ts'), import('../words/spoken-fr.ts')]);
    return { board: board.boardFr, moveName: (move) => game.spokenFr.move(move) };
  },
};

/** What a game may come to need: every expansion, both shapes of the screen, the words. */
export const fetchParts = (language: keyof typeof speak): Promise<unknown> =>
  Promise.all([fetchScenes(), fetchWide(), fetchCompact(), fetchExpansions(), fetchClash(), speak[language]()]);

/** Nautilion on the screen. */
export default function NautilionBoard(props: Props): JSX.Element {
  const [spoken, setSpoken] = createSignal<Spoken>();
  createEffect(
    on(
      () => props.language,
      async (language) => {
        const [next] = await Promise.all([speak[language](), layout]);
        if (props.language === language) setSpoken(next);
      },
    ),
  );
  return (
    <Show when={spoken() !== undefined}>
      <Table {...props} spoken={spoken() as Spoken} />
    </Show>
  );
}

function Table(props: Props & { readonly spoken: Spoken }): JSX.Element {
  const wide = createMedia(wideScreen);
  const compact = () => !wide();
  const play = createPlay(
    props,
    () => props.spoken.board,
    (move) => props.spoken.moveName(move),
    compact,
  );
  let root: HTMLDivElement | undefined;

  // What is new is performed from the view on show; anything else (going back, looking at another moment) is simply shown.
  let shownSerial = props.happening.serial;
  props.settled(shownSerial);
  createEffect(
    on(
      [() => props.happening.serial, () => props.view],
      async ([serial]) => {
        if (serial === shownSerial) {
          if (!play.motion.busy()) play.show(props.view);
          return;
        }
        shownSerial = serial;
        const { events } = props.happening;
        const stage = root;
        if (stage && events.length > 0 && props.pace > 0) {
          // Should the network be gone before they came, things change without moving.
          const scenes = await fetchScenes().catch(() => null);
          await play.motion.play((on) => scenes?.perform(play, stage, events, on) ?? Promise.resolve());
        }
        if (shownSerial !== serial) return;
        play.show(props.view);
        props.settled(serial);
      },
      { defer: true },
    ),
  );

  onMount(() => {
    if (!root) return;
    onCleanup(focusGrid(root));
    const onKey = (event: KeyboardEvent) => byDigit(play, event);
    addEventListener('keydown', onKey);
    onCleanup(() => removeEventListener('keydown', onKey));
  });
  createEffect(() => root?.style.setProperty('--pace', String(props.pace)));

  const skip = (event: Event) => {
    if (!play.motion.busy()) return;
    event.stopPropagation();
    event.preventDefault();
    play.motion.skip();
  };
  return (
    <PlayProvider value={play}>
      <div
        ref={root}
        class={compact() ? 'nautilion naut-compact' : 'nautilion naut-wide'}
        data-busy={play.motion.busy() ? '' : undefined}
        on:click={{ handleEvent: skip, capture: true }}
      >
        <Suspense>
          <Show when={compact()} fallback={<Wide />}>
            <Compact />
          </Show>
          <Show when={props.view.charter.mercenaries}>
            <Clash />
          </Show>
        </Suspense>
      </div>
    </PlayProvider>
  );
}

/** Digits pick a die, then a figure; Escape lets go. */
function byDigit(play: ReturnType<typeof usePlay>, event: KeyboardEvent): void {
  const { target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    return;
  if (play.motion.busy()) {
    if (event.key === ' ' || event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault();
      play.motion.skip();
    }
    return;
  }
  if (event.key === 'Escape') {
    play.pick(null);
    play.considerFigure(null);
    play.setMode(null);
    play.setDoubt(null);
    return;
  }
  const digit = Number(event.key);
  if (!(digit >= 1 && digit <= 3) || event.key === ' ' || !play.live() || play.mode() !== null) return;
  const named = play.choices().name.get(FIGURES[digit - 1] ?? 'nautilion');
  if (named) play.act(named);
  else if (play.choices().give.size === 0) return;
  else if (play.picked() === null) {
    if (digit <= play.view().dice.length) play.pick(digit - 1);
  } else {
    const figure = FIGURES[digit - 1];
    if (figure) play.give(play.picked() ?? 0, figure, false);
  }
}
