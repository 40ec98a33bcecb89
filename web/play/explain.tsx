import { createMedia, Sheet } from '@fathom/board';
import { type Explain, type Explanation, listenForQuestions } from '@fathom/board/explain';
import { createEffect, createSignal, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { Art } from '../parts/primer.tsx';
import type { Guide } from '../shelf/catalogue.ts';
import { announce } from '../shell/stage.ts';
import { primerWords } from '../words/primer.ts';
import { appWords, shown } from '../words/words.ts';
import '../style/explain.css';

const MARGIN = 10;

/** Says what a piece is: a long press, a right click or `?` opens it, and a mouse that rests on a card shows it large. */
export default function Explainer(props: {
  readonly game: string;
  readonly guide: Guide;
  readonly view: unknown;
}): JSX.Element {
  const [explain, setExplain] = createSignal<Explain>();
  const [asked, setAsked] = createSignal<Explanation | null>(null);
  const [rested, setRested] = createSignal<{ readonly said: Explanation; readonly box: DOMRect } | null>(null);
  const roomy = createMedia('(min-width: 1140px)');
  createEffect(
    on(shown, async (language) => {
      const found = await props.guide.explain?.(language).catch(() => undefined);
      if (language === shown()) setExplain(() => found);
    }),
  );
  const told = (piece: string) => explain()?.(piece, props.view) ?? null;
  onMount(() =>
    onCleanup(
      listenForQuestions(document.body, {
        asked(piece) {
          const said = told(piece);
          if (!said) return false;
          setAsked(said);
          announce([said.name, said.facts, said.tag, said.text].filter(Boolean).join('. '));
          return true;
        },
        rested(piece, element) {
          const said = piece && roomy() && !asked() ? told(piece) : null;
          setRested(said?.large && element ? { said, box: element.getBoundingClientRect() } : null);
        },
      }),
    ),
  );
  return (
    <>
      <Show when={rested()} keyed>
        {({ said, box }) => (
          <div class="explained-large" aria-hidden="true" ref={(card) => queueMicrotask(() => place(card, box))}>
            <p class="explained-name">{said.name}</p>
            <Said said={said} />
          </div>
        )}
      </Show>
      <Show when={asked()} keyed>
        {(said) => (
          <Sheet title={said.name} close={appWords().close} onClose={() => setAsked(null)}>
            <div class="explained">
              <Said said={said} />
              <Show when={said.rule}>
                {(rule) => (
                  <p>
                    <a href={`/rules/${props.game}/${rule()}`}>{primerWords().rule(rule())}</a>
                  </p>
                )}
              </Show>
            </div>
          </Sheet>
        )}
      </Show>
    </>
  );
}

function Said(props: { readonly said: Explanation }): JSX.Element {
  return (
    <div class="explained-said">
      <Show when={props.said.Picture}>{(picture) => <Art of={picture()} />}</Show>
      <div>
        <Show when={props.said.facts}>{(facts) => <p class="f-second">{facts()}</p>}</Show>
        <Show when={props.said.tag}>{(tag) => <p class="explained-tag">{tag()}</p>}</Show>
        <p>{props.said.text}</p>
      </div>
    </div>
  );
}

/** Beside the piece, where there is room, and never beyond the edge. */
function place(card: HTMLElement, box: DOMRect): void {
  const width = card.offsetWidth;
  const fits = box.right + MARGIN + width <= innerWidth;
  const x = fits ? box.right + MARGIN : Math.max(MARGIN, box.left - MARGIN - width);
  const y = Math.max(MARGIN, Math.min(box.top, innerHeight - card.offsetHeight - MARGIN));
  card.style.setProperty('left', `${x}px`);
  card.style.setProperty('top', `${y}px`);
}
