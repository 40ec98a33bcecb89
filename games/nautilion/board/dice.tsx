import { Die } from '@fathom/board';
import { FIGURES, type Figure, figuresWaiting } from '@fathom/nautilion/rules';
import { createEffect, createSignal, For, Index, type JSX, on, onCleanup, Show } from 'solid-js';
import { noted } from './choices.ts';
import { FigurePicture } from './figures.tsx';
import { usePlay } from './play.ts';
import { tell } from './tags.ts';
import { Roll } from './with-questions.ts';

/** The dice on the left, the three figures on the right: pick or drag a die, and the figures say what they would do with it. */
export function DiceAndFigures(): JSX.Element {
  const play = usePlay();
  return (
    <div class="naut-dice-and-figures">
      <div class="naut-dice">
        <Show
          when={play.roll()}
          fallback={<Index each={play.view().dice}>{(face, index) => <DieButton face={face()} index={index} />}</Index>}
        >
          {(roll) => <Roll onRoll={roll()} />}
        </Show>
      </div>
      <div class="naut-slots">
        <For each={FIGURES}>{(figure) => <Slot figure={figure} />}</For>
      </div>
    </div>
  );
}

function DieButton(props: { readonly face: number; readonly index: number }): JSX.Element {
  const play = usePlay();
  let button: HTMLButtonElement | undefined;
  let dragged = false;
  const lit = () => play.choices().give.has(props.face);
  const picked = () => play.picked() === props.index;

  const overFigure = (event: PointerEvent): Figure | null => {
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      const slot = element.closest<HTMLElement>('[data-figure]');
      const found = FIGURES.find((figure) => figure === slot?.dataset.figure);
      if (found) return found;
    }
    return null;
  };

  /** Follows the pointer until it is let go: over a figure the die is given, elsewhere it falls back. */
  const take = (down: PointerEvent) => {
    const die = button;
    if (!lit() || down.button !== 0 || !die) return;
    const watched = new AbortController();
    const follow = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      const dx = event.clientX - down.clientX;
      const dy = event.clientY - down.clientY;
      if (!dragged && Math.hypot(dx, dy) < 8) return;
      if (!dragged) {
        dragged = true;
        die.setAttribute('data-dragged', '');
        play.pick(props.index);
      }
      die.style.transform = `translate(${dx}px, ${dy}px)`;
      play.considerFigure(overFigure(event));
    };
    const letGo = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      watched.abort();
      die.style.transform = '';
      die.removeAttribute('data-dragged');
      if (!dragged) return;
      // The click that ends a drag is none.
      setTimeout(() => {
        dragged = false;
      });
      const figure = event.type === 'pointerup' ? overFigure(event) : null;
      play.considerFigure(null);
      if (figure) play.give(props.index, figure);
      else play.pick(null);
    };
    addEventListener('pointermove', follow, { signal: watched.signal });
    addEventListener('pointerup', letGo, { signal: watched.signal });
    addEventListener('pointercancel', letGo, { signal: watched.signal });
  };
  return (
    <button
      ref={button}
      type="button"
      class="naut-die-button"
      data-die={props.face}
      data-lit={lit() ? '' : undefined}
      data-first={lit() && props.index === 0 && play.picked() === null ? '' : undefined}
      aria-pressed={lit() ? picked() : undefined}
      aria-label={play.words().say.die(props.face)}
      aria-disabled={lit() ? undefined : true}
      data-about={`die:${props.face}`}
      onPointerEnter={(event) => lit() && event.pointerType === 'mouse' && play.consider(props.index)}
      onPointerLeave={() => play.consider(null)}
      onFocus={(event) => lit() && event.currentTarget.matches(':focus-visible') && play.consider(props.index)}
      onBlur={() => play.consider(null)}
      onPointerDown={take}
      onClick={() => {
        if (dragged || !lit()) return;
        play.considerFigure(null);
        play.pick(picked() ? null : props.index);
      }}
    >
      <TumblingDie face={props.face} index={props.index} />
    </button>
  );
}

/** While it tumbles a die shows one face after the other; the last one is the truth. */
function TumblingDie(props: { readonly face: number; readonly index: number }): JSX.Element {
  const play = usePlay();
  const [face, setFace] = createSignal<number | null>(null);
  const tumbles = () => (play.tumbling() & (1 << props.index)) !== 0;
  createEffect(
    on(tumbles, (rolling) => {
      if (!rolling) {
        setFace(null);
        return;
      }
      let at = props.index;
      const timer = setInterval(() => {
        at += 1;
        setFace(1 + (at % 4));
      }, 70);
      onCleanup(() => clearInterval(timer));
    }),
  );
  return (
    <span class={tumbles() ? 'naut-die-body tumbling' : 'naut-die-body'}>
      <Die face={face() ?? props.face} />
    </span>
  );
}

function Slot(props: { readonly figure: Figure }): JSX.Element {
  const play = usePlay();
  const given = () => play.view().given[FIGURES.indexOf(props.figure)] ?? 0;
  const die = () => play.aim();
  const move = () => {
    const face = die();
    return face === null ? undefined : play.choices().give.get(face)?.get(props.figure);
  };
  const named = () => play.choices().name.get(props.figure);
  /** E3.3: a reef holds it this round, and it gets no die. */
  const held = () =>
    props.figure === 'nautilion' && play.view().stuck && !figuresWaiting(play.view()).includes('nautilion');
  const told = () => {
    const shown = play.forecasts().get(props.figure);
    return shown ? tell(play.view(), play.words(), shown) : undefined;
  };
  const planned = () => {
    const found = play.planned().find(({ figure }) => figure === props.figure);
    return found ? tell(play.view(), play.words(), found) : undefined;
  };
  /** The only die left, or dice all alike: no need to pick one first. */
  const only = () => {
    const dice = play.view().dice;
    return dice.length > 0 && dice.every((face) => face === dice[0]) ? 0 : null;
  };
  const index = () => play.picked() ?? only();
  return (
    <button
      type="button"
      class="naut-slot"
      data-figure={props.figure}
      data-about={index() === null || !play.live() ? `figure:${props.figure}` : undefined}
      data-lit={move() || named() ? '' : undefined}
      data-first={move() && play.picked() !== null && props.figure === 'nautilion' ? '' : undefined}
      data-move={noted(move() ?? named())}
      data-armed={play.figure() === props.figure ? '' : undefined}
      data-tone={told()?.tone}
      data-acting={play.acting() === props.figure ? '' : undefined}
      aria-disabled={move() || named() ? undefined : true}
      onPointerEnter={(event) =>
        event.pointerType === 'mouse' && play.picked() !== null && play.considerFigure(props.figure)
      }
      onPointerLeave={(event) => event.pointerType === 'mouse' && event.buttons === 0 && play.considerFigure(null)}
      onFocus={(event) =>
        event.currentTarget.matches(':focus-visible') && play.picked() !== null && play.considerFigure(props.figure)
      }
      onClick={() => {
        const name = named();
        if (name) return play.act(name);
        const at = index();
        if (at !== null && play.live()) play.give(at, props.figure);
      }}
    >
      <FigurePicture class="naut-slot-figure" name={props.figure} />
      <span class="naut-slot-name">{play.words().figure[props.figure]}</span>
      <Show
        when={given() > 0}
        fallback={
          <Show
            when={told()}
            fallback={
              <span class="naut-slot-idle">
                {held() ? play.words().heldByReef : play.words().slotIdle[props.figure]}
              </span>
            }
          >
            {(said) => (
              <>
                <span class="naut-slot-with">{play.words().withThe(die() ?? 0)}</span>
                <span class={`naut-slot-told ${said().tone}`}>{said().slot}</span>
              </>
            )}
          </Show>
        }
      >
        <span class="naut-slot-die" role="img" aria-label={play.words().has(given())}>
          <Die face={given()} />
        </span>
        <Show when={planned()}>{(said) => <span class={`naut-slot-told ${said().tone}`}>{said().slot}</span>}</Show>
      </Show>
    </button>
  );
}
