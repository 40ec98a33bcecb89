import { type Event, keysOf } from '@fathom/abyss/rules';
import { createMedia, createSpoken, Frame, followNews } from '@fathom/board';
import { type JSX, onMount, Show } from 'solid-js';
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
  const spoken = createSpoken(
    () => props.language,
    (language) => speak[language](),
  );
  return (
    <Show when={spoken() !== undefined}>
      <Table {...props} spoken={spoken() as Spoken} />
    </Show>
  );
}

function Table(props: Props & { readonly spoken: Spoken }): JSX.Element {
  const wide = createMedia('(min-width: 1140px) and (min-height: 600px)');
  const roomy = createMedia('(min-width: 700px) and (min-height: 700px)');
  const compact = () => !wide();
  const play = createPlay(props, () => props.spoken, compact, roomy);
  let root: HTMLElement | undefined;

  // A payment is several batches in a row: what the first ones leave unshown is shown with the last.
  const waiting: Event[] = [];
  const show = (view: Props['view']) => {
    waiting.length = 0;
    play.setCaption('');
    play.show(view);
  };
  followNews(props, { motion: play.motion, show }, (events) => {
    const stage = root;
    if (events.length === 0 || props.pace === 0) waiting.length = 0;
    else waiting.push(...events);
    if (!stage || waiting.length === 0) return undefined;
    return play.motion.play((on) => perform(play, stage, waiting, on));
  });
  const skip = () => {
    waiting.length = 0;
    play.motion.skip();
  };
  onMount(() => openLegendOnce(play));
  return (
    <PlayProvider value={play}>
      <Frame
        onRoot={(element) => {
          root = element;
        }}
        class={compact() ? 'abyss abyss-narrow' : 'abyss abyss-wide'}
        motion={play.motion}
        pace={props.pace}
        onSkip={skip}
      >
        <Show when={compact()} fallback={<Wide />}>
          <Compact />
        </Show>
        <Reader />
      </Frame>
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
