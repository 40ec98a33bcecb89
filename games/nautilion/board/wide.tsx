import { inReserve, total } from '@fathom/nautilion/rules';
import { createSignal, type JSX, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { CaptionLine } from './caption.tsx';
import { Dock } from './dock.tsx';
import { Discard, Grimoire, Needed, Reserve } from './panels.tsx';
import { PathSpiral } from './path.tsx';
import { usePlay } from './play.ts';
import { shell, shellScale } from './spiral.ts';
import { Submarine } from './submarine.tsx';
import { Admirals, Harpoons, Heroic, Hold, Loupe, Mages, Row } from './with-expansions.ts';

/** A wide screen shows everything at once: money and log on the left, the path in the middle, the submarine on the right. */
export default function Wide(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const charter = () => play.view().charter;
  const crew = () => play.view().cabins.filter((kind, cabin) => cabin > 0 && kind === cabin).length;
  let pathBox: HTMLDivElement | undefined;
  const [pathScale, setPathScale] = createSignal(1);
  onMount(() => {
    const watch = new ResizeObserver(([entry]) => entry && setPathScale(shellScale(entry.contentRect)));
    if (pathBox) watch.observe(pathBox);
    onCleanup(() => watch.disconnect());
  });
  const dense = () => 2 * shell(play.view().path.length).r * pathScale() < 40;
  const magnified = () => dense() && play.asksPath();
  return (
    <>
      <div class="naut-column naut-left f-panel">
        <Panel class="naut-for-grimoire" title={words().grimoire} text={words().grimoireLine(inReserve(play.view()))}>
          <Grimoire />
        </Panel>
        <Panel class="naut-for-needed" title={words().needed}>
          <Needed />
        </Panel>
        <Show when={charter().darkhouse}>
          <Panel class="naut-for-row" title={words().row}>
            <Row />
          </Panel>
        </Show>
        <div class="naut-part naut-for-log" data-slot="log" />
      </div>
      <div class="naut-column naut-middle">
        <div class="naut-path-box" ref={pathBox}>
          <PathSpiral onlyShown={magnified()} />
          <CaptionLine />
          <div class="naut-log-opener" data-slot="openers" />
        </div>
        <div class="f-panel naut-dock-panel" data-hints="low">
          <Dock />
          <Suspense>
            <Show when={magnified()}>
              <Loupe />
            </Show>
          </Suspense>
        </div>
      </div>
      <div class="naut-column naut-right f-panel">
        <section class="naut-part naut-for-submarine">
          <div class="naut-submarine-head">
            <div>
              <h2 class="f-title">{words().aboard}</h2>
              <p class="f-second">{words().aboardLine(crew())}</p>
            </div>
            <Show when={play.view().seats === 2}>
              <Admirals />
            </Show>
            <div data-slot="needle" />
          </div>
          <div class="naut-submarine-box">
            <Submarine />
          </div>
        </section>
        <Show when={charter().mages}>
          <Panel class="naut-for-mages" title={words().mages} text={words().magesLine}>
            <Mages />
          </Panel>
        </Show>
        <Show when={charter().heroic}>
          <Panel
            class="naut-for-heroic"
            title={words().heroic}
            text={play.view().revealed.length > 0 ? words().heroicLine(play.view().deck.length) : words().heroicDone}
          >
            <Heroic />
          </Panel>
        </Show>
        <div class="naut-reserve-and-discard">
          <Panel class="naut-for-reserve" title={words().reserve} text={words().reserveLine(inReserve(play.view()))}>
            <Reserve few={4} />
          </Panel>
          <Panel
            class="naut-for-discard"
            title={words().discard}
            text={words().discardLine(total(play.view().discard))}
          >
            <Discard few={0} />
          </Panel>
        </div>
        <Show when={charter().mercenaries}>
          <section class="naut-part naut-for-hold">
            <div class="naut-hold-head">
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

function Panel(props: {
  readonly title: string;
  readonly text?: string;
  readonly class: string;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <section class={`naut-part ${props.class}`} data-region={props.class}>
      <h2 class="f-title">{props.title}</h2>
      <Show when={props.text}>
        <p class="f-second">{props.text}</p>
      </Show>
      {props.children}
    </section>
  );
}
