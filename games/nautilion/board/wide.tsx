import { type JSX, Show } from 'solid-js';
import { total } from '../rules/kinds.ts';
import { inReserve } from '../rules/reserve.ts';
import { CaptionLine } from './caption.tsx';
import { Dock } from './dock.tsx';
import { Discard, Grimoire, Needed, Reserve } from './panels.tsx';
import { PathSpiral } from './path.tsx';
import { usePlay } from './play.ts';
import { Submarine } from './submarine.tsx';
import { Admirals, Harpoons, Heroic, Hold, Mages, Row } from './with-expansions.ts';

/** A wide screen shows everything at once: money and log on the left, the path in the middle, the submarine on the right. */
export default function Wide(): JSX.Element {
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
          <Panel
            class="for-heroic"
            title={words().heroic}
            text={play.view().revealed.length > 0 ? words().heroicLine(play.view().deck.length) : words().heroicDone}
          >
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
