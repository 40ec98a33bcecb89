import { type Event, keysToGo } from '@fathom/abyss/rules';
import {
  createMedia,
  createPick,
  createSpoken,
  Frame,
  followNews,
  picture,
  Says,
  Soon,
  tellOverflow,
} from '@fathom/board';
import { createEffect, type JSX, Match, on, onCleanup, onMount, Show, Switch } from 'solid-js';
import type { Mode } from './choices.ts';
import { Closeup } from './closeup.tsx';
import { Council, CouncilChips } from './council.tsx';
import { Court } from './court.tsx';
import { Dock } from './dock.tsx';
import { Exploration } from './exploration.tsx';
import { scoreOf } from './final.tsx';
import { Hand } from './hand.tsx';
import { Legend } from './legend.tsx';
import { Over } from './over.tsx';
import { Own } from './own.tsx';
import { createPlay, PlayProvider, type Props, type Spoken, usePlay } from './play.ts';
import { Powers } from './powers.tsx';
import { FigureBadge, Purse } from './purse.tsx';
import { Places, Reader } from './reader.tsx';
import { Rivals } from './rivals.tsx';
import { saidOf } from './said.ts';
import { perform } from './scenes.tsx';
import { fetchSentences } from './sentences.ts';
import { Threat } from './threat.tsx';
import './board.css';
import './wide.css';
import './narrow.css';
import './phone.css';
import './low.css';

const speak = {
  en: async (): Promise<Spoken> => {
    const [{ boardEn }, { darkEn }, { spokenEn }] = await Promise.all([
      import('@fathom/abyss/words/board-en'),
      import('@fathom/abyss/words/dark-en'),
      import('@fathom/abyss/words/spoken-en'),
    ]);
    return { board: boardEn, dark: darkEn, ...spokenEn };
  },
  fr: async (): Promise<Spoken> => {
    const [{ boardFr }, { darkFr }, { spokenFr }] = await Promise.all([
      import('@fathom/abyss/words/board-fr'),
      import('@fathom/abyss/words/dark-fr'),
      import('@fathom/abyss/words/spoken-fr'),
    ]);
    return { board: boardFr, dark: darkFr, ...spokenFr };
  },
};

/** Where a digit alone chooses: once a power is called by its name, among the pieces it is for. */
const REGION_OF: { readonly [mode in NonNullable<Mode>]: string } = {
  slaver: 'hand',
  oracle: 'council',
  opportunist: 'court',
  guard: 'dock',
};

const regionOf = (mode: Mode): string => (mode ? REGION_OF[mode] : 'dock');

/** What the board asks for once it is drawn. */
export const fetchParts = (language: keyof typeof speak): Promise<unknown> =>
  Promise.all([speak[language](), fetchSentences(language)]);

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
  const wide = createMedia('(min-width: 1140px) and (min-width: 64em) and (min-height: 600px)');
  const roomy = createMedia('(min-width: 700px) and (min-width: 36em) and (min-height: 700px)');
  const compact = () => !wide();
  // Letters twice as large: few need their styles, which come when they are wanted.
  const large = createMedia('(max-width: 16em)');
  createEffect(() => large() && void import('./large-letters.css').catch(() => undefined));
  const play = createPlay(props, () => props.spoken, compact, roomy);
  // The rulebook that comes with them is not needed to draw the board.
  createEffect(
    on(
      () => props.language,
      (language) => void picture().then(() => fetchSentences(language).catch(() => undefined)),
    ),
  );
  let root: HTMLElement | undefined;
  const pick = createPick(() => root, {
    c: 'court',
    k: 'council',
    e: 'exploration',
    m: 'hand',
    o: 'own',
    p: 'places',
    r: 'rivals',
  });

  // A quick hand plays on before everything is shown: what is left of one batch is shown with the next.
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
  return (
    <PlayProvider value={play}>
      <Frame
        onRoot={(element) => {
          root = element;
        }}
        class={`abyss ${compact() ? 'abyss-narrow' : 'abyss-wide'} ${play.phone() ? 'abyss-phone' : ''}`}
        motion={play.motion}
        pace={props.pace}
        onSkip={skip}
        onKey={({ key }) => (key === 'Escape' ? play.setMode(null) : pick(key, regionOf(play.mode())))}
      >
        <Switch fallback={<Wide />}>
          <Match when={play.view().over && !play.motion.busy()}>
            <Over />
          </Match>
          <Match when={play.phone()}>
            <Phone />
          </Match>
          <Match when={compact()}>
            <Tablet />
          </Match>
        </Switch>
        <Reader />
        <Says of={(key) => saidOf(play, key)} />
        <Show when={!compact()}>
          <Closeup root={() => root} />
        </Show>
      </Frame>
    </PlayProvider>
  );
}

function Wide(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  return (
    <>
      <div class="abyss-main">
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
      <div
        class="abyss-right"
        data-seats={play.view().seats}
        ref={(box) => onMount(() => onCleanup(tellOverflow(box)))}
      >
        <PlacesPart />
        <Rivals />
        <div class="abyss-log-place">
          <div class="f-panel abyss-log" data-slot="log" data-ample={play.view().seats < 4 ? '' : undefined} />
        </div>
        <section class="f-panel abyss-legend" aria-label={words().legend}>
          <div class="abyss-part-head">
            <h2 class="f-title">{words().legend}</h2>
            <button type="button" class="f-button abyss-legend-open" onClick={() => play.read({ kind: 'legend' })}>
              {words().legend}
            </button>
            <div data-slot="openers" />
          </div>
          <Legend />
        </section>
      </div>
    </>
  );
}

function PlacesPart(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  return (
    <section class="abyss-places" data-region="places" data-places="" aria-label={words().locationsTitle}>
      <div class="abyss-part-head">
        <h2 class="f-title">{words().locationsTitle}</h2>
        <Show when={play.isMe(play.me())}>
          <p class="f-second">{words().keysToGo(keysToGo(play.view(), play.me()))}</p>
        </Show>
      </div>
      <Places />
    </section>
  );
}

/** A tablet: the table scrolls above a dock with the hand. */
function Tablet(): JSX.Element {
  const play = usePlay();
  return (
    <>
      <div class="abyss-main">
        <Court />
        <Exploration />
        <div class="abyss-middle-row">
          <Threat />
          <Council />
        </div>
        <Rivals />
        <PlacesPart />
        <div class="f-panel abyss-side">
          <Own />
          <Powers seat={play.me()} />
        </div>
        <div class="abyss-openers">
          <Openers />
        </div>
      </div>
      <HandDock />
    </>
  );
}

/** What is opened on a tablet and a phone alike: the signs and, for who plays, the orders. */
function Openers(): JSX.Element {
  const play = usePlay();
  return (
    <>
      <button type="button" class="f-button" onClick={() => play.read({ kind: 'legend' })}>
        {play.words().legend}
      </button>
      <Show when={play.isMe(play.me())}>
        <button type="button" class="f-button" onClick={() => play.read({ kind: 'orders' })}>
          {play.words().ordersShort}
        </button>
      </Show>
    </>
  );
}

/** A phone: rivals above, the council at hand over the dock, the rest of the table between them. */
function Phone(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const litPlaces = () => [...play.choices().pieces.keys()].some((key) => key.startsWith('location:'));
  return (
    <>
      <Rivals />
      <div class="abyss-main">
        <Soon>
          <Court />
        </Soon>
        <Soon>
          <Exploration />
          <Threat />
          <div class="abyss-openers">
            <button type="button" class="f-button" data-me="" onClick={() => play.read({ kind: 'you' })}>
              {play.isYou(play.me()) ? words().you : play.name(play.me())} ·{' '}
              {words().points(scoreOf(play.view(), play.me()))}
            </button>
            <button
              type="button"
              class={litPlaces() ? 'f-button lit' : 'f-button'}
              data-places=""
              onClick={() => play.read({ kind: 'places' })}
            >
              {words().locationsTitle} · {play.view().faceUp.length}
            </button>
            <Openers />
          </div>
        </Soon>
      </div>
      <CouncilChips />
      <HandDock />
    </>
  );
}

function HandDock(): JSX.Element {
  const play = usePlay();
  return (
    <div class="abyss-dock-panel">
      <div class="abyss-dock-purse">
        <Show when={!play.isMe(play.me())}>
          <strong>{play.name(play.me())}</strong>
        </Show>
        <Purse seat={play.me()} short />
        <FigureBadge seat={play.me()} short={play.phone()} />
        <div class="abyss-at-hand" data-slot="openers" />
      </div>
      <Hand />
      <Dock />
    </div>
  );
}
