import { Choose } from '@fathom/board';
import { type JSX, onMount, Show } from 'solid-js';
import { mindWords } from '../minds/speech.ts';
import { Page, PageBar } from '../parts/parts.tsx';
import { ChooseLanguage, ChooseSetting, offers, type SettingName } from '../parts/setting.tsx';
import { markVisited } from '../saves/visited.ts';
import { fetchAhead } from '../shell/ahead.ts';
import { url } from '../shell/router.ts';
import { change, settings } from '../shell/settings.ts';
import { setDepth } from '../shell/stage.ts';
import { inPlayWords } from '../words/in-play.ts';
import { settingsWords } from '../words/settings.ts';
import '../style/settings.css';

export default function Settings(): JSX.Element {
  onMount(() => {
    setDepth(0);
    fetchAhead();
  });
  /** The game somebody has come from. */
  const back = () => {
    const from = url().searchParams.get('back') ?? '';
    return /^\/(play|table)\/[\w/-]+$/.test(from) ? from : null;
  };
  return (
    <>
      <PageBar />
      <Page title={settingsWords().title} class="narrow settings">
        <h1>{settingsWords().title}</h1>
        <Show when={back()}>
          {(game) => (
            <p>
              <a class="f-button" href={game()}>
                ‹ {inPlayWords().back}
              </a>
            </p>
          )}
        </Show>
        <div class="f-panel sheaf">
          <Line label={settingsWords().language}>
            <ChooseLanguage />
          </Line>
          <Offered name="speed" />
          <Offered name="bots" />
          <Line label={settingsWords().motion}>
            <Choose
              label={settingsWords().motion}
              choices={[
                ['auto', settingsWords().motions.auto],
                ['reduced', settingsWords().motions.reduced],
                ['full', settingsWords().motions.full],
              ]}
              value={settings().motion}
              onChoose={(motion) => change({ motion })}
            />
          </Line>
          <Offered name="sound" />
          <Offered name="textBoard" />
          <Offered name="autoRoll" />
          <Offered name="hand" />
          <Line label={mindWords().needle.label}>
            <Choose
              label={mindWords().needle.label}
              choices={[
                [true, mindWords().needle.on],
                [false, mindWords().needle.off],
              ]}
              value={settings().needle}
              onChoose={(needle) => change({ needle })}
            />
            <p class="f-second">{mindWords().needle.note}</p>
          </Line>
          <Line label={settingsWords().text}>
            <Choose
              label={settingsWords().text}
              choices={[
                ['normal', settingsWords().texts.normal],
                ['large', settingsWords().texts.large],
                ['larger', settingsWords().texts.larger],
              ]}
              value={settings().text}
              onChoose={(text) => change({ text })}
            />
          </Line>
        </div>
        <p class="f-second">{settingsWords().saved}</p>
        <p>
          <a class="f-button" href="/welcome" onClick={() => markVisited(false)}>
            {settingsWords().first}
          </a>
        </p>
      </Page>
    </>
  );
}

function Offered(props: { readonly name: SettingName }): JSX.Element {
  const offer = () => offers[props.name]();
  return (
    <Line label={offer().label}>
      <ChooseSetting name={props.name} />
      <Show when={offer().note}>{(note) => <p class="f-second">{note()}</p>}</Show>
    </Line>
  );
}

function Line(props: { readonly label: string; readonly children: JSX.Element }): JSX.Element {
  return (
    <div class="setting">
      <h2>{props.label}</h2>
      {props.children}
    </div>
  );
}
