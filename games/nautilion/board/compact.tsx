import { createMedia, Sheet, Soon } from '@fathom/board';
import { darkhouseCard, inReserve, total } from '@fathom/nautilion/rules';
import { createEffect, createSignal, type JSX, Match, on, onCleanup, onMount, Show, Switch } from 'solid-js';
import { CaptionLine } from './caption.tsx';
import { Dock } from './dock.tsx';
import { FigurePicture } from './figures.tsx';
import { Discard, Grimoire, Needed, Reserve } from './panels.tsx';
import { usePlay } from './play.ts';
import { Overview, StripWithPages } from './strip.tsx';
import { Submarine } from './submarine.tsx';
import { harpoons } from './tags.ts';
import { Harpoons, Heroic, Hold, Mages, Row } from './with-expansions.ts';

type Open = 'grimoire' | 'row' | 'heroic' | 'hold' | 'discard' | null;

/** A narrow screen shows one turn without scrolling: the stretch between the figures magnified, the rest in sheets. */
export default function Compact(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const charter = () => play.view().charter;
  const [open, setOpen] = createSignal<Open>(null);
  const roomy = createMedia('(min-width: 600px) and (min-height: 521px)');
  /** What stands above the board may take as much from it as a low screen does. */
  const [low, setLow] = createSignal(matchMedia('(max-height: 690px)').matches);
  let above: HTMLDivElement | undefined;
  onMount(() => {
    const size = new ResizeObserver(([entry]) => entry && setLow(entry.contentRect.height < 655));
    if (above?.parentElement) size.observe(above.parentElement);
    onCleanup(() => size.disconnect());
  });
  const lit = () => play.choices();
  // A question about the path starts where the figures are; any answer brings the strip back to them.
  createEffect(
    on(
      () => play.props.happening.serial,
      () => play.setStripFrom(null),
      { defer: true },
    ),
  );
  const castable = () =>
    lit().whirlwind !== undefined ||
    lit().tide.length > 0 ||
    lit().translation !== undefined ||
    lit().reroll.length > 0;
  const close = () => setOpen(null);
  return (
    <>
      <div class="naut-above" ref={above}>
        <Show
          when={roomy()}
          fallback={
            <div class="naut-needed-line">
              <h2 class="f-unseen">{words().needed}</h2>
              <Needed onlyMissing />
            </div>
          }
        >
          <div class="naut-top">
            <WholePath />
            <div class="naut-top-side">
              <h2 class="f-title naut-needed-title">{words().needed}</h2>
              <Needed onlyMissing />
              <Grimoire />
            </div>
          </div>
        </Show>
        <div class="naut-openers">
          <Show when={!roomy()}>
            <button
              type="button"
              class={castable() ? 'f-button lit' : 'f-button'}
              data-opens="grimoire"
              onClick={() => setOpen('grimoire')}
            >
              {words().grimoireShort(inReserve(play.view()))}
            </button>
          </Show>
          <Show when={charter().heroic}>
            <button
              type="button"
              class={lit().cards.size > 0 ? 'f-button lit' : 'f-button'}
              data-opens="heroic"
              onClick={() => setOpen('heroic')}
            >
              {words().heroicShort(play.view().revealed.length)}
            </button>
          </Show>
          <button
            type="button"
            class="f-button naut-discard-opener"
            data-place="discard"
            onClick={() => setOpen('discard')}
          >
            {words().discard} · {total(play.view().discard)}
          </button>
          <div data-slot="openers" />
        </div>
        <div class="naut-strip-box">
          <Soon>
            <StripWithPages from={play.stripFrom()} onFrom={play.setStripFrom} tight={low()} />
          </Soon>
        </div>
        <div class="naut-submarine-box">
          <Soon>
            <Submarine />
            <Show when={!roomy()}>
              <WholePath />
            </Show>
          </Soon>
          <Show when={charter().darkhouse && play.view().card >= 0}>
            <button type="button" class="f-button naut-card-opener" onClick={() => setOpen('row')}>
              <FigurePicture name="darkhouse" />
              <span>{words().capital(words().cards[darkhouseCard(play.view().row[play.view().card] ?? 1)])}</span>
            </button>
          </Show>
          <Show when={charter().mercenaries && !play.view().collided}>
            <button type="button" class="f-button naut-hold-opener" data-place="hold" onClick={() => setOpen('hold')}>
              <FigurePicture name="phantom" />
              <span class="f-unseen">{words().harpoonsLine(...harpoons(play.view()))}</span>
              <span aria-hidden="true">{words().harpoonsShort(...harpoons(play.view()))}</span>
            </button>
          </Show>
          <CaptionLine />
        </div>
        <div class="naut-mages-and-reserve" data-region="reserve">
          <Show when={charter().mages}>
            <Mages />
          </Show>
          <div class="naut-reserve-line">
            <span class="f-second">{words().reserve}</span>
            <Reserve few={charter().mages ? 4 : 9} silent />
          </div>
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
            <p class="f-second">
              {play.view().revealed.length > 0 ? words().heroicLine(play.view().deck.length) : words().heroicDone}
            </p>
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

  function WholePath(): JSX.Element {
    return (
      <div class="naut-overview-box">
        <Overview onLook={play.setStripFrom} from={play.stripFrom()} />
      </div>
    );
  }
}
