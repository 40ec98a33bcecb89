import { LORDS } from '@fathom/abyss/rules';
import { createMedia } from '@fathom/board';
import { at } from '@fathom/kernel';
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { LocationFacts } from './location.tsx';
import { LordWindow, RacesAsked, Timing } from './lord.tsx';
import { usePlay } from './play.ts';
import './closeup.css';

/** How long a pointer rests before what lies under it is shown large. */
const REST = 280;
const WIDTH = 268;
const MARGIN = 10;

interface Look {
  readonly kind: 'lord' | 'location';
  readonly which: number;
  readonly box: DOMRect;
}

/** What a resting pointer is on, shown large beside it, with everything the card can do. Pieces say what they are by `data-look`. */
export function Closeup(props: { readonly root: () => HTMLElement | undefined }): JSX.Element {
  const hovers = createMedia('(hover: hover) and (pointer: fine)');
  const [look, setLook] = createSignal<Look | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const away = () => {
    clearTimeout(timer);
    setLook(null);
  };
  const onOver = ({ target, pointerType }: PointerEvent) => {
    const piece = target instanceof Element ? target.closest('[data-look]') : null;
    away();
    if (!piece || pointerType !== 'mouse' || !hovers()) return;
    timer = setTimeout(() => {
      const [kind, which] = (piece.getAttribute('data-look') ?? '').split(':');
      const box = piece.getBoundingClientRect();
      if (piece.isConnected) setLook({ kind: kind === 'lord' ? 'lord' : 'location', which: Number(which), box });
    }, REST);
  };
  onMount(() => {
    const root = props.root();
    root?.addEventListener('pointerover', onOver);
    root?.addEventListener('pointerleave', away);
    root?.addEventListener('scroll', away, true);
    addEventListener('pointerdown', away, true);
    addEventListener('keydown', away, true);
    onCleanup(() => {
      away();
      root?.removeEventListener('pointerover', onOver);
      root?.removeEventListener('pointerleave', away);
      root?.removeEventListener('scroll', away, true);
      removeEventListener('pointerdown', away, true);
      removeEventListener('keydown', away, true);
    });
  });
  return (
    <Show when={look()} keyed>
      {(now) => (
        <div class="abyss-closeup" aria-hidden="true" ref={(card) => queueMicrotask(() => place(card, now.box))}>
          <Show when={now.kind === 'lord'} fallback={<LocationFacts location={now.which} />}>
            <LordLarge lord={now.which} />
          </Show>
        </div>
      )}
    </Show>
  );
}

/** Beside the piece, where there is room, and never beyond the edge. */
function place(card: HTMLElement, box: DOMRect): void {
  const right = box.right + MARGIN + WIDTH <= innerWidth;
  const x = right ? box.right + MARGIN : Math.max(MARGIN, box.left - MARGIN - WIDTH);
  const y = Math.min(Math.max(MARGIN, box.top), innerHeight - card.offsetHeight - MARGIN);
  card.style.setProperty('left', `${x}px`);
  card.style.setProperty('top', `${Math.max(MARGIN, y)}px`);
}

function LordLarge(props: { readonly lord: number }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const card = () => at(LORDS, props.lord);
  const text = () => words().lords[card().key];
  const standing = () => play.court().get(props.lord);
  return (
    <div class="abyss-lord-details" data-guild={card().guild}>
      <LordWindow lord={props.lord} />
      <p class="abyss-closeup-name">{text().name}</p>
      <p class="f-second">
        {words().capital(words().guilds[card().guild].one)} · {words().influence(card().influence)}
      </p>
      <p class="abyss-lord-power">
        <Timing lord={props.lord} />
        {text().power || words().noPower}
      </p>
      <p class="abyss-lord-cost">
        <span class="abyss-cost-round">{standing()?.cost ?? card().cost}</span>
        <RacesAsked races={card().races} named={standing()?.named ?? card().named} />
      </p>
    </div>
  );
}
