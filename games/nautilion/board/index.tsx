import { FigurePicture, focusGrid, Sheet } from '@fathom/board';
import { createEffect, createSignal, type JSX, Match, on, onCleanup, onMount, Show, Switch } from 'solid-js';
import { darkhouseCard, FIGURES, total } from '../rules/kinds.ts';
import { inReserve } from '../rules/reserve.ts';
import type { SeatMove } from '../rules/types.ts';
import type { BoardWords } from '../words/board-en.ts';
import { Clash } from './clash.tsx';
import { Dock } from './dock.tsx';
import { Admirals, Discard, Grimoire, Harpoons, Heroic, Hold, Mages, Needed, Reserve, Row } from './panels.tsx';
import { PathSpiral } from './path.tsx';
import { createPlay, PlayProvider, type Props, usePlay } from './play.ts';
import { perform } from './scenes.tsx';
import { Overview, Strip, stretches } from './strip.tsx';
import { Submarine } from './submarine.tsx';
import { harpoons } from './tags.ts';
import './board.css';

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

/** Nautilion on the screen. */
export default function NautilionBoard(props: Props): JSX.Element {
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

function createMedia(query: string): () => boolean {
  const media = matchMedia(query);
  const [matches, setMatches] = createSignal(media.matches);
  const onChange = () => setMatches(media.matches);
  media.addEventListener('change', onChange);
  onCleanup(() => media.removeEventListener('change', onChange));
  return matches;
}

function Table(props: Props & { readonly spoken: Spoken }): JSX.Element {
  const wide = createMedia('(min-width: 1140px) and (min-height: 600px)');
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
          await play.motion.play((on) => perform(play, stage, events, on));
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
        class={compact() ? 'nautilion compact' : 'nautilion wide'}
        data-busy={play.motion.busy() ? '' : undefined}
        on:click={{ handleEvent: skip, capture: true }}
      >
        <Show when={compact()} fallback={<Wide />}>
          <Compact />
        </Show>
        <Clash />
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

function Panel(props: {
  readonly title: string;
  readonly text?: string;
  readonly class: string;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <section class={`part ${props.class}`} data-region={props.class}>
      <h2 class="f-title">{props.title}</h2>
      <Show when={props.text}>
        <p class="f-second">{props.text}</p>
      </Show>
      {props.children}
    </section>
  );
}

function Wide(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const charter = () => play.view().charter;
  const crew = () => play.view().cabins.filter((kind, cabin) => cabin > 0 && kind === cabin).length;
  return (
    <>
      <div class="column left f-panel">
        <Panel class="for-grimoire" title={words().grimoire} text={words().grimoireLine(inReserve(play.view()))}>
          <Grimoire />
        </Panel>
        <Panel class="for-needed" title={words().needed}>
          <Needed />
        </Panel>
        <Show when={charter().darkhouse}>
          <Panel class="for-row" title={words().row}>
            <Row />
          </Panel>
        </Show>
        <div class="part for-log" data-slot="log" />
      </div>
      <div class="column middle">
        <div class="path-box">
          <PathSpiral />
          <CaptionLine />
        </div>
        <div class="f-panel dock-panel">
          <Dock />
        </div>
      </div>
      <div class="column right f-panel">
        <section class="part for-submarine">
          <div class="submarine-head">
            <div>
              <h2 class="f-title">{words().aboard}</h2>
              <p class="f-second">{words().aboardLine(crew())}</p>
            </div>
            <Show when={play.view().seats === 2}>
              <Admirals />
            </Show>
            <div data-slot="needle" />
          </div>
          <div class="submarine-box">
            <Submarine />
          </div>
        </section>
        <Show when={charter().mages}>
          <Panel class="for-mages" title={words().mages} text={words().magesLine}>
            <Mages />
          </Panel>
        </Show>
        <Show when={charter().heroic}>
          <Panel class="for-heroic" title={words().heroic} text={words().heroicLine(play.view().deck.length)}>
            <Heroic />
          </Panel>
        </Show>
        <div class="reserve-and-discard">
          <Panel class="for-reserve" title={words().reserve} text={words().reserveLine(inReserve(play.view()))}>
            <Reserve few={6} />
          </Panel>
          <Panel class="for-discard" title={words().discard} text={words().discardLine(total(play.view().discard))}>
            <Discard few={0} />
          </Panel>
        </div>
        <Show when={charter().mercenaries}>
          <section class="part for-hold">
            <div class="hold-head">
              <h2 class="f-title">{words().hold}</h2>
              <Harpoons />
            </div>
            <Show when={!play.view().collided}>
              <Hold />
            </Show>
          </section>
        </Show>
      </div>
    </>
  );
}

function CaptionLine(): JSX.Element {
  const play = usePlay();
  return (
    <Show when={play.caption()}>
      {(caption) => (
        <p class={`caption ${caption().tone}`} aria-hidden="true">
          {caption().text}
        </p>
      )}
    </Show>
  );
}

type Open = 'grimoire' | 'row' | 'heroic' | 'hold' | 'discard' | null;

function Compact(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const charter = () => play.view().charter;
  const [open, setOpen] = createSignal<Open>(null);
  const [from, setFrom] = createSignal<number | null>(null);
  const roomy = createMedia('(min-width: 600px)');
  const lit = () => play.choices();
  // A question about the path starts where the figures are; any answer brings the strip back to them.
  createEffect(
    on(
      () => play.props.happening.serial,
      () => setFrom(null),
      { defer: true },
    ),
  );
  const browsing = () => lit().spots.size > 0 || lit().gaps.size > 0;
  const page = (by: number) => {
    const last = Math.max(0, stretches(play.view()) - 14);
    setFrom(Math.max(0, Math.min(last, (from() ?? 0) + by)));
  };
  const castable = () =>
    lit().whirlwind !== undefined ||
    lit().tide.length > 0 ||
    lit().translation !== undefined ||
    lit().reroll.length > 0;
  const close = () => setOpen(null);
  return (
    <>
      <div class="top">
        <div class="overview-box">
          <Overview onLook={setFrom} from={from()} />
        </div>
        <div class="top-side">
          <h2 class="f-title needed-title">{words().needed}</h2>
          <Needed onlyMissing />
          <Show when={roomy()}>
            <Grimoire />
          </Show>
        </div>
      </div>
      <div class="openers">
        <Show when={!roomy()}>
          <button type="button" class={castable() ? 'f-button lit' : 'f-button'} onClick={() => setOpen('grimoire')}>
            {words().grimoireShort(inReserve(play.view()))}
          </button>
        </Show>
        <Show when={charter().heroic}>
          <button
            type="button"
            class={lit().cards.size > 0 ? 'f-button lit' : 'f-button'}
            onClick={() => setOpen('heroic')}
          >
            {words().heroicShort(play.view().revealed.length)}
          </button>
        </Show>
        <button type="button" class="f-button discard-opener" data-place="discard" onClick={() => setOpen('discard')}>
          {words().discard} · {total(play.view().discard)}
        </button>
        <div data-slot="openers" />
      </div>
      <div class="strip-box">
        <Strip from={from()} />
        <Show when={browsing() || from() !== null}>
          <div class="strip-pages">
            <button type="button" class="f-button" onClick={() => page(-7)}>
              ‹ {words().earlier}
            </button>
            <Show when={from() !== null}>
              <button type="button" class="f-button" onClick={() => setFrom(null)}>
                {words().toFigures}
              </button>
            </Show>
            <button type="button" class="f-button" onClick={() => page(7)}>
              {words().later} ›
            </button>
          </div>
        </Show>
      </div>
      <div class="submarine-box">
        <Submarine />
        <Show when={charter().darkhouse && play.view().card >= 0}>
          <button type="button" class="f-button card-opener" onClick={() => setOpen('row')}>
            <FigurePicture name="darkhouse" />
            <span>{words().capital(words().cards[darkhouseCard(play.view().row[play.view().card] ?? 1)])}</span>
          </button>
        </Show>
        <Show when={charter().mercenaries && !play.view().collided}>
          <button
            type="button"
            class="f-button hold-opener"
            data-place="hold"
            aria-label={words().harpoonsLine(...harpoons(play.view()))}
            onClick={() => setOpen('hold')}
          >
            <FigurePicture name="phantom" />
            {words().harpoonsShort(...harpoons(play.view()))}
          </button>
        </Show>
        <CaptionLine />
      </div>
      <div class="mages-and-reserve" data-region="reserve">
        <Show when={charter().mages}>
          <Mages />
        </Show>
        <div class="reserve-line">
          <span class="f-second">{words().reserve}</span>
          <Reserve few={charter().mages ? 4 : 9} />
        </div>
      </div>
      <Dock />
      <Switch>
        <Match when={open() === 'grimoire'}>
          <Sheet title={words().grimoire} close={words().close} onClose={close}>
            <p class="f-second">{words().grimoireLine(inReserve(play.view()))}</p>
            <Grimoire onChosen={close} />
          </Sheet>
        </Match>
        <Match when={open() === 'heroic'}>
          <Sheet title={words().heroic} close={words().close} onClose={close}>
            <p class="f-second">{words().heroicLine(play.view().deck.length)}</p>
            <Heroic onChosen={close} />
          </Sheet>
        </Match>
        <Match when={open() === 'row'}>
          <Sheet title={words().row} close={words().close} onClose={close}>
            <Row />
          </Sheet>
        </Match>
        <Match when={open() === 'hold'}>
          <Sheet title={words().hold} close={words().close} onClose={close}>
            <Harpoons />
            <Hold />
          </Sheet>
        </Match>
        <Match when={open() === 'discard'}>
          <Sheet title={words().discard} close={words().close} onClose={close}>
            <Discard few={0} />
          </Sheet>
        </Match>
      </Switch>
    </>
  );
}
