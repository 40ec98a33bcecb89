import { Choose } from '@fathom/board';
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { ChooseLanguage, ChooseSetting, offers, type SettingName } from '../parts/setting.tsx';
import { hasOnePerson, type Session } from '../session/session.ts';
import { inPlayWords } from '../words/in-play.ts';
import { settingsWords } from '../words/settings.ts';
import { appWords } from '../words/words.ts';

/** What can be changed without leaving the table. */
export function TableSettings(props: {
  readonly session: Session;
  /** Whether turns are held until their player rolls. */
  readonly rolls: boolean;
  readonly onBack: () => void;
}): JSX.Element {
  const { facts } = props.session;
  const [isFull, setFull] = createSignal(document.fullscreenElement !== null);
  const follow = () => setFull(document.fullscreenElement !== null);
  onMount(() => {
    document.addEventListener('fullscreenchange', follow);
    onCleanup(() => document.removeEventListener('fullscreenchange', follow));
  });
  const fill = (full: boolean) =>
    void (full ? document.documentElement.requestFullscreen() : document.exitFullscreen()).catch(() => undefined);
  return (
    <div class="table-settings">
      <button class="f-button" type="button" onClick={() => props.onBack()}>
        ‹ {appWords().play.menu}
      </button>
      <Offered name="sound" />
      <Offered name="speed" />
      <Show when={facts.seats > 1 && (hasOnePerson(facts) || facts.people.length < facts.seats)}>
        <Offered name="bots" />
      </Show>
      <Line label={settingsWords().language}>
        <ChooseLanguage />
      </Line>
      <Show when={props.rolls}>
        <Offered name="autoRoll" label={inPlayWords().roll.short} />
      </Show>
      <Offered name="textBoard" />
      <Offered name="hand" />
      <Show when={document.fullscreenEnabled}>
        <Line label={inPlayWords().full.label}>
          <Choose
            label={inPlayWords().full.label}
            choices={[
              [true, inPlayWords().full.choices.on],
              [false, inPlayWords().full.choices.off],
            ]}
            value={isFull()}
            onChoose={fill}
          />
        </Line>
      </Show>
      <p>
        <a class="f-button" href={`/settings?back=${encodeURIComponent(location.pathname)}`}>
          {inPlayWords().all}
        </a>
      </p>
    </div>
  );
}

function Offered(props: { readonly name: SettingName; readonly label?: string }): JSX.Element {
  return (
    <Line label={props.label ?? offers[props.name]().label}>
      <ChooseSetting name={props.name} />
    </Line>
  );
}

function Line(props: { readonly label: string; readonly children: JSX.Element }): JSX.Element {
  return (
    <div class="table-setting">
      <h3>{props.label}</h3>
      {props.children}
    </div>
  );
}
