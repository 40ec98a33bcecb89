import { createMedia, createPick, createSpoken, Frame, followNews, Says, Sheet, tellOverflow } from '@fathom/board';
import { asked, type Card, type Event, handOf, scoreNow } from '@fathom/nautilus-island/rules';
import type { BoardWords } from '@fathom/nautilus-island/words/board-en';
import { createEffect, createMemo, createSignal, type JSX, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import { Actions } from './actions.tsx';
import { Camp, Legend, Portholes } from './camp.tsx';
import { Hand } from './hand.tsx';
import { Ending, Order } from './order.tsx';
import { createPlay, type Play, PlayProvider, type Props, usePlay } from './play.ts';
import { Reckoning } from './reckoning.tsx';
import { RivalLines, Rivals } from './rivals.tsx';
import { saidOf } from './said.ts';
import { perform } from './scenes.tsx';
import { pointsOf, Sets, Standing } from './sets.tsx';
import { Submarine } from './submarine.tsx';
import { Camps } from './tableaux.tsx';
import './board.css';

const speak = {
  en: () => import('@fathom/nautilus-island/words/board-en').then((module) => module.boardEn),
  fr: () => import('@fathom/nautilus-island/words/board-fr').then((module) => module.boardFr),
};

/** What the board asks for once it is drawn. */
export const fetchParts = (language: keyof typeof speak): Promise<unknown> => speak[language]();

/** Nautilus Island on the screen. */
export default function NautilusIslandBoard(props: Props): JSX.Element {
  const words = createSpoken(
    () => props.language,
    (language) => speak[language](),
  );
  return (
    <Show when={words() !== undefined}>
      <Table {...props} words={words() as BoardWords} />
    </Show>
  );
}

const wideQuery = '(min-width: 1140px) and (min-width: 64em) and (min-height: 660px)';
const phoneQuery = '(max-width: 599px), (max-height: 659px)';
/** Letters twice as large: few need their styles, which come when they are wanted. */
const largeQuery =
  '(max-width: 16em), (min-width: 600px) and (max-width: 36em), (min-width: 600px) and (max-height: 34em)';

function Table(props: Props & { readonly words: BoardWords }): JSX.Element {
  const wide = createMedia(wideQuery);
  const phone = createMedia(phoneQuery);
  const compact = () => !wide();
  const brief = () => compact() && phone();
  const large = createMedia(largeQuery);
  createEffect(() => large() && void import('./large-letters.css').catch(() => undefined));
  const play = createPlay(props, () => props.words, compact, brief);
  let root: HTMLElement | undefined;
  const pick = createPick(() => root, { m: 'hand', a: 'actions' });
  followNews(props, play, (events) => {
    noteTaken(play, events);
    const stage = root;
    if (!stage || events.length === 0 || (props.pace === 0 && !play.still())) return undefined;
    return play.motion.play((on) => perform(play, stage, events, on));
  });
  return (
    <PlayProvider value={play}>
      <Frame
        onRoot={(element) => {
          root = element;
        }}
        class={`isle ${compact() ? 'isle-compact' : 'isle-wide'} ${brief() ? 'isle-brief' : compact() ? 'isle-tablet' : ''} ${isOver(play) ? 'isle-over' : ''}`}
        motion={play.motion}
        pace={props.pace}
        onKey={({ key }) => byKey(play, pick, key)}
      >
        <Switch fallback={<Wide />}>
          <Match when={brief()}>
            <Phone />
          </Match>
          <Match when={compact()}>
            <Tablet />
          </Match>
        </Switch>
        <Says of={(key) => saidOf(play, key)} />
      </Frame>
    </PlayProvider>
  );
}

/** Marks what the person took in this turn, to be found again in the hand the next time the screen comes round. */
function noteTaken(play: Play, events: readonly Event[]): void {
  const me = play.me();
  if (me === null) return;
  const taken: Card[] = [];
  let acted = false;
  for (const event of events) {
    if (!('seat' in event) || event.seat !== me) continue;
    if (event.kind === 'collected') taken.push(...event.cards);
    if (event.kind === 'drew' && event.card !== '?') taken.push(event.card);
    if (event.kind === 'collected' || event.kind === 'laid') acted = true;
  }
  if (acted) play.remember(me, taken);
}

/** Escape lets go of what is picked; digits choose a column, or answer. */
function byKey(play: Play, pick: ReturnType<typeof createPick>, key: string): void {
  const column = Number(key) - 1;
  if (key === 'Escape') play.putBack();
  else if (play.choices().go.size > 0 && column >= 0 && column < play.view().layout.length) play.choose(column, false);
  else pick(key, 'actions');
}

function Wide(): JSX.Element {
  return (
    <>
      <div class="isle-main">
        <Order />
        <Sea />
        <Dock />
      </div>
      <Aside />
    </>
  );
}

/** A tablet: the submarine and what can be won over its whole width; below it the hand on one side, rivals on the other. */
function Tablet(): JSX.Element {
  return (
    <>
      <Order />
      <Sea />
      <Goods />
      <Dock />
      <Aside />
    </>
  );
}

function Sea(): JSX.Element {
  return (
    <div class="isle-sea">
      <Submarine />
      <CaptionLine />
    </div>
  );
}

/** A box that may hold more than it shows says so. */
const scrolls = (box: HTMLElement) => onMount(() => onCleanup(tellOverflow(box)));

/** Hand, question and sets. */
function Dock(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  return (
    <div class="isle-dock f-panel" ref={scrolls}>
      <Show when={!isOver(play)} fallback={<Reckoning />}>
        <div class="isle-dock-head">
          <HandTitle />
          <Show when={play.compact()}>
            <Ending />
            <div class="isle-openers" data-slot="openers" />
          </Show>
          <Actions />
        </div>
        <Show when={play.me() !== null} fallback={<Camps />}>
          <Hand />
          <div class="isle-own-sets" data-place={`sets:${play.me()}`} ref={scrolls}>
            <h2 class="f-title">{ofAnother(play, words().setsOf) ?? words().sets}</h2>
            <Sets />
          </div>
        </Show>
      </Show>
    </div>
  );
}

/** What can still be won: tokens of the camp and portholes. */
function Goods(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  return (
    <div class="isle-prizes">
      <section class="isle-part f-panel">
        <div class="isle-part-head">
          <h2 class="f-title">{words().camp}</h2>
          <span class="f-second">{words().campHint(play.view().supply.reduce((sum, n) => sum + n, 0))}</span>
        </div>
        <Camp />
      </section>
      <section class="isle-part f-panel">
        <h2 class="f-title">{words().portholes}</h2>
        <Portholes />
      </section>
    </div>
  );
}

/** Where one stands, and rivals below it, who come to own more and more; beside a wide board also what can be won. */
function Aside(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  return (
    <div class="isle-aside" data-seats={play.view().seats} ref={scrolls}>
      <Show when={!play.compact()}>
        <Goods />
      </Show>
      <Show when={play.me() !== null && !isOver(play)}>
        <section class="isle-part f-panel">
          <h2 class="f-title">{ofAnother(play, (name) => name) ?? words().standing}</h2>
          <Standing />
          <div class="isle-needle" data-slot="needle" />
        </section>
      </Show>
      <Show when={play.me() !== null && !isOver(play)}>
        <Rivals />
      </Show>
      <Show
        when={play.compact()}
        fallback={
          <>
            <div class="isle-log-place">
              <div class="f-panel isle-log" data-slot="log" />
            </div>
            <div class="isle-openers" data-slot="openers" />
          </>
        }
      >
        <Show when={play.view().seats < 4}>
          <section class="isle-part f-panel">
            <h2 class="f-title">{words().legend}</h2>
            <Legend />
          </section>
        </Show>
      </Show>
    </div>
  );
}

const isOver = (play: Play): boolean => asked(play.view()) === 'over';

/** Whoever looks through another's eyes reads whose things these are; `null` for all others. */
const ofAnother = (play: Play, say: (name: string) => string): string | null =>
  play.props.borrowed ? say(play.props.name(play.me() ?? 0)) : null;

function HandTitle(): JSX.Element {
  const play = usePlay();
  const hand = createMemo(() => handOf(play.view(), play.me() ?? 0));
  return (
    <Show when={play.me() !== null}>
      <div class="isle-hand-title">
        <h2 class="f-title">{ofAnother(play, play.words().handOf) ?? play.words().hand}</h2>
        <span class="f-second">{play.words().handCount(hand().count)}</span>
      </div>
    </Show>
  );
}

function CaptionLine(): JSX.Element {
  const play = usePlay();
  return (
    <Show when={play.caption()}>
      {(caption) => (
        <p class="isle-caption" data-tone={caption().tone} aria-hidden="true">
          {caption().text}
        </p>
      )}
    </Show>
  );
}

/** A phone: everything in one column, the hand under the thumb. */
function Phone(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const [legend, setLegend] = createSignal(false);
  const me = () => play.me() ?? 0;
  const treasures = createMemo(() => scoreNow(play.view(), me()).treasures);
  const over = () => isOver(play);
  return (
    <>
      <Order />
      <Sea />
      <Show when={!over()}>
        <div class="isle-goods">
          <Camp />
          <Portholes />
          <button
            type="button"
            class="isle-cover"
            data-clear
            aria-label={words().legendOpen}
            onClick={() => setLegend(true)}
          />
        </div>
        <Show when={play.me() !== null}>
          <RivalLines />
        </Show>
      </Show>
      <div class="isle-dock">
        <div class="isle-dock-scroll" ref={scrolls}>
          <Show when={!over()} fallback={<Reckoning />}>
            <div class="isle-dock-head">
              <HandTitle />
              <Ending />
              <div class="isle-openers" data-slot="openers" />
            </div>
            <Show when={play.me() !== null} fallback={<Camps />}>
              <Hand />
              <div class="isle-own-sets" data-place={`sets:${play.me()}`}>
                <h2 class="f-title">
                  {ofAnother(play, words().setsOf) ?? words().setsNow}
                  <span class="f-second"> {words().totalShort(pointsOf(play.view(), me()), treasures())}</span>
                </h2>
                <Sets />
              </div>
            </Show>
          </Show>
        </div>
        <Show when={!over()}>
          <Actions />
        </Show>
      </div>
      <Show when={legend()}>
        <Sheet title={words().legend} close={words().closeSheet} onClose={() => setLegend(false)}>
          <div class="isle isle-sheet">
            <Legend />
            <p class="f-second">{words().campRefilled}</p>
            <h3 class="f-title isle-sheet-title">{words().portholes}</h3>
            <Portholes />
            <Show when={play.me() !== null}>
              <h3 class="f-title isle-sheet-title">{words().standing}</h3>
              <Standing />
            </Show>
          </div>
        </Sheet>
      </Show>
    </>
  );
}
