import { keysOf } from '@fathom/abyss/rules';
import { focusGrid } from '@fathom/board';
import { type Accessor, createEffect, createSignal, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { Dock } from './dock.tsx';
import { FinalScores, scoreOf } from './final.tsx';
import { Hand } from './hand.tsx';
import { Legend } from './legend.tsx';
import { FigureBadge, Own, Powers, Purse } from './own.tsx';
import { createPlay, PlayProvider, type Props, type Spoken, usePlay } from './play.ts';
import { Places, Reader } from './reader.tsx';
import { Rivals } from './rivals.tsx';
import { perform } from './scenes.tsx';
import { Council, Court, Exploration, Threat } from './table-middle.tsx';
import './board.css';

const speak = {
  en: async (): Promise<Spoken> => {
    const [board, game] = await Promise.all([import('../words/board-en.ts'), import('../words/en.ts')]);
    return { board: board.boardEn, moveName: (move) => game.en.move(move), eventText: game.en.event };
  },
  fr: async (): Promise<Spoken> => {
    const [board, game] = await Promise.all([import('../words/board-fr.ts'), import('../words/fr.ts')]);
    return { board: board.boardFr, moveName: (move) => game.fr.move(move), eventText: game.fr.event };
  },
};

/** What the board asks for once it is drawn. */
export const fetchParts = (language: keyof typeof speak): Promise<unknown> => speak[language]();

/** Abyss on the screen. */
export default function AbyssBoard(props: Props): JSX.Element {
  const [spoken, setSpoken] = createSignal<Spoken>();
  createEffect(
    on(
      () => props.language,
      async (language) => {
        const next = await speak[language]();
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

function watchMedia(query: string): Accessor<boolean> {
  const media = matchMedia(query);
  const [matches, setMatches] = createSignal(media.matches);
  const onChange = () => setMatches(media.matches);
  media.addEventListener('change', onChange);
  onCleanup(() => media.removeEventListener('change', onChange));
  return matches;
}

function Table(props: Props & { readonly spoken: Spoken }): JSX.Element {
  const wide = watchMedia('(min-width: 1140px) and (min-height: 600px)');
  const roomy = watchMedia('(min-width: 700px) and (min-height: 700px)');
  const compact = () => !wide();
  const play = createPlay(props, () => props.spoken, compact, roomy);
  let root: HTMLDivElement | undefined;

  // What is new is performed from the view on show; anything else (going back, looking at another moment) is simply shown.
  // A payment is several batches in a row: what the first ones leave unshown is shown with the last.
  let shownSerial = props.happening.serial;
  const waiting: (typeof props.happening.events)[number][] = [];
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
        if (events.length === 0 || props.pace === 0) waiting.length = 0;
        else waiting.push(...events);
        if (stage && waiting.length > 0) await play.motion.play((on) => perform(play, stage, waiting, on));
        if (shownSerial !== serial) return;
        waiting.length = 0;
        play.setCaption('');
        play.show(props.view);
        props.settled(serial);
      },
      { defer: true },
    ),
  );

  const skip = () => {
    waiting.length = 0;
    play.motion.skip();
  };
  const onKey = (event: KeyboardEvent) => {
    if (!play.motion.busy() || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== ' ' && event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    skip();
  };
  onMount(() => {
    if (!root) return;
    onCleanup(focusGrid(root));
    addEventListener('keydown', onKey);
    onCleanup(() => removeEventListener('keydown', onKey));
    openLegendOnce(play);
  });
  createEffect(() => root?.style.setProperty('--pace', String(props.pace)));

  const onClick = (event: Event) => {
    if (!play.motion.busy()) return;
    event.stopPropagation();
    event.preventDefault();
    skip();
  };
  return (
    <PlayProvider value={play}>
      <div
        ref={root}
        class={compact() ? 'abyss abyss-narrow' : 'abyss abyss-wide'}
        data-busy={play.motion.busy() ? '' : undefined}
        on:click={{ handleEvent: onClick, capture: true }}
      >
        <Show when={compact()} fallback={<Wide />}>
          <Compact />
        </Show>
        <Reader />
      </div>
    </PlayProvider>
  );
}

const legendKey = 'fathom/abyss/legend-seen';

/** On a narrow screen the legend opens by itself the first time. */
function openLegendOnce(play: ReturnType<typeof usePlay>): void {
  if (!play.compact()) return;
  try {
    if (localStorage.getItem(legendKey)) return;
    localStorage.setItem(legendKey, '1');
  } catch {
    return;
  }
  play.read({ kind: 'legend' });
}

function Wide(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  return (
    <>
      <div class="abyss-main">
        <Show when={play.view().over}>
          <FinalScores />
        </Show>
        <Court />
        <div class="abyss-middle-row">
          <Exploration />
          <Threat />
          <Council />
        </div>
        <div class="f-panel abyss-side">
          <Own />
          <Hand />
        </div>
      </div>
      <div class="f-panel abyss-dock-panel">
        <Dock />
      </div>
      <div class="abyss-right">
        <section class="abyss-places" data-region="places" data-places="" aria-label={words().locationsTitle}>
          <div class="abyss-part-head">
            <h2 class="f-title">{words().locationsTitle}</h2>
            <p class="f-second">{words().keysToGo(3 - keysOf(play.view(), play.me()))}</p>
          </div>
          <Places />
        </section>
        <Rivals />
        <section class="f-panel abyss-legend" aria-label={words().legend}>
          <div class="abyss-part-head">
            <h2 class="f-title">{words().legend}</h2>
            <div data-slot="openers" />
          </div>
          <Legend />
        </section>
      </div>
    </>
  );
}

function Compact(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const litPlaces = () => [...play.choices().pieces.keys()].some((key) => key.startsWith('location:'));
  return (
    <>
      <div class="abyss-main">
        <Show when={play.view().over}>
          <FinalScores />
        </Show>
        <Court />
        <Exploration />
        <div class="abyss-middle-row">
          <Threat />
          <Council />
        </div>
        <Rivals />
        <Show when={play.roomy()}>
          <section class="abyss-places" data-region="places" data-places="" aria-label={words().locationsTitle}>
            <div class="abyss-part-head">
              <h2 class="f-title">{words().locationsTitle}</h2>
              <p class="f-second">{words().keysToGo(3 - keysOf(play.view(), play.me()))}</p>
            </div>
            <Places />
          </section>
          <div class="f-panel abyss-side">
            <Own />
            <Powers seat={play.me()} />
          </div>
        </Show>
        <div class="abyss-openers">
          <Show when={!play.roomy()}>
            <button type="button" class="f-button" data-me="" onClick={() => play.read({ kind: 'you' })}>
              {words().you} · {words().points(scoreOf(play.view(), play.me()))}
            </button>
            <button
              type="button"
              class={litPlaces() ? 'f-button lit' : 'f-button'}
              data-places=""
              onClick={() => play.read({ kind: 'places' })}
            >
              {words().locationsTitle} · {play.view().faceUp.length}
            </button>
          </Show>
          <button type="button" class="f-button" onClick={() => play.read({ kind: 'legend' })}>
            {words().legend}
          </button>
          <button type="button" class="f-button" onClick={() => play.read({ kind: 'orders' })}>
            {words().ordersShort}
          </button>
        </div>
      </div>
      <div class="abyss-dock-panel">
        <div class="abyss-dock-purse">
          <Purse seat={play.me()} short />
          <div class="abyss-at-hand" data-slot="openers" />
          <FigureBadge seat={play.me()} />
        </div>
        <Hand />
        <Dock />
      </div>
    </>
  );
}
