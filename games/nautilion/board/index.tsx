import { createMedia, createSpoken, Frame, followNews } from '@fathom/board';
import { type Event, FIGURES, type Figure, type SeatMove } from '@fathom/nautilion/rules';
import type { BoardWords } from '@fathom/nautilion/words/board-en';
import { type JSX, lazy, onMount, Show, Suspense } from 'solid-js';
import { fetchAsked, speakNext } from './asked-words.ts';
import { cancelOf } from './cancel.ts';
import { createPlay, fetchAbout, type Play, PlayProvider, type Props } from './play.ts';
import { fetchExpansions } from './with-expansions.ts';
import { fetchQuestions, fetchQuestionsSoon } from './with-questions.ts';
import './board.css';
import './wide.css';
import './caption.css';
import './compact.css';

const wideScreen = '(min-width: 1140px) and (min-width: 64em) and (min-height: 600px)';
const fetchWide = () => import('./wide.tsx');
const fetchCompact = () => import('./compact.tsx');
const Wide = lazy(fetchWide);
const Compact = lazy(fetchCompact);
const fetchScenes = async () => (await Promise.all([import('./scenes.tsx'), fetchAsked()]))[0];
const fetchClash = async () => (await Promise.all([import('./clash.tsx'), fetchAsked()]))[0];
const Clash = lazy(async () => ({ default: (await fetchClash()).Clash }));
/** A screen needs one of the two; it comes with the words. If it does not, it is missed where it is drawn. */
const fetchLayout = () => (matchMedia(wideScreen).matches ? fetchWide() : fetchCompact()).catch(() => undefined);

interface Spoken {
  readonly board: BoardWords;
  readonly moveName: (move: SeatMove) => string;
}

const speak = {
  en: async (): Promise<Spoken> => {
    const [board, game] = await Promise.all([
      import('@fathom/nautilion/words/board-en'),
      import('@fathom/nautilion/words/spoken-en'),
    ]);
    return { board: board.boardEn, moveName: (move) => game.spokenEn.move(move) };
  },
  fr: async (): Promise<Spoken> => {
    const [board, game] = await Promise.all([
      import('@fathom/nautilion/words/board-fr'),
      import('@fathom/nautilion/words/spoken-fr'),
    ]);
    return { board: board.boardFr, moveName: (move) => game.spokenFr.move(move) };
  },
};

/** What a game may come to need: every expansion, both shapes of the screen, the words. */
export const fetchParts = (language: keyof typeof speak): Promise<unknown> =>
  Promise.all([
    fetchScenes(),
    fetchWide(),
    fetchCompact(),
    fetchExpansions(),
    fetchQuestions(),
    fetchClash(),
    fetchAbout(),
    speak[language](),
    fetchAsked(language),
  ]);

/** Nautilion on the screen. */
export default function NautilionBoard(props: Props): JSX.Element {
  const spoken = createSpoken(
    () => props.language,
    async (language) => (await Promise.all([speak[language](), fetchLayout(), speakNext(language)]))[0],
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
  onMount(fetchQuestionsSoon);
  let root: HTMLElement | undefined;
  const performed = async (stage: HTMLElement, events: readonly Event[]) => {
    // Should the network be gone before they came, things change without moving.
    const scenes = await fetchScenes().catch(() => null);
    await play.motion.play((on) => scenes?.perform(play, stage, events, on) ?? Promise.resolve());
  };
  followNews(props, play, (events) =>
    root && events.length > 0 && props.pace > 0 ? performed(root, events) : undefined,
  );
  return (
    <PlayProvider value={play}>
      <Frame
        onRoot={(element) => {
          root = element;
          element.addEventListener('click', ({ target }) => {
            const piece = target instanceof Element ? target.closest<SVGElement | HTMLElement>('[data-about]') : null;
            if (piece?.dataset.about && !piece.hasAttribute('data-lit')) void play.explain(piece.dataset.about);
          });
        }}
        class={compact() ? 'nautilion naut-compact' : 'nautilion naut-wide'}
        motion={play.motion}
        pace={props.pace}
        onKey={(event) => byDigit(play, event.key)}
      >
        <Suspense>
          <Show when={compact()} fallback={<Wide />}>
            <Compact />
          </Show>
          <Show when={props.view.charter.mercenaries}>
            <Clash />
          </Show>
        </Suspense>
      </Frame>
    </PlayProvider>
  );
}

/** Digits pick a die, letters the figure that gets it; among answers, a digit is the one in its place. Escape lets go. */
function byDigit(play: Play, key: string): void {
  if (key === 'Escape') {
    if (play.mode() === null && play.doubt() === null) cancelOf(play)?.();
    play.pick(null);
    play.considerFigure(null);
    play.setMode(null);
    play.setDoubt(null);
    return;
  }
  if (!play.live()) return;
  const figure = FIGURES.find((one) => play.words().figureKeys[one] === key.toLowerCase());
  if (figure) {
    byFigure(play, figure);
    return;
  }
  const spell = key === 'r' && play.choices().reroll.length === 0 ? undefined : SPELL_KEYS[key.toLowerCase()];
  // On a narrow screen spells lie in a sheet: the first press opens it.
  if (spell && !press(spell)) press('[data-opens="grimoire"]');
  // A place of the path may have two digits: whoever asks for it reads them.
  if (document.querySelector('.naut-on-path')) return;
  const digit = Number(key);
  if (!(digit >= 1 && digit <= 9)) return;
  if (play.mode() !== null || play.doubt() !== null || play.choices().give.size === 0) {
    press('.naut-dock .naut-tiles [data-lit]', digit - 1);
    return;
  }
  if (digit > play.view().dice.length) return;
  play.pick(digit - 1);
  const open = [...document.querySelectorAll<HTMLElement>('[data-figure][data-lit]')];
  (open.find((figure) => figure.hasAttribute('data-first')) ?? open[0])?.focus();
}

const SPELL_KEYS: { readonly [key: string]: string } = {
  w: '[data-spell="whirlwind"]',
  t: '[data-spell="tide"]',
  s: '[data-spell="translation"]',
  r: '[data-mode="reroll"]',
};

function press(selector: string, index = 0): boolean {
  const piece = document.querySelectorAll<HTMLElement>(selector)[index];
  piece?.click();
  return piece !== undefined;
}

function byFigure(play: Play, figure: Figure): void {
  const named = play.choices().name.get(figure);
  if (named) play.act(named);
  else if (play.mode() === null && play.choices().give.size > 0) press(`[data-figure="${figure}"]`);
}
