import { Choose } from '@fathom/board';
import { type JSX, onMount, Show } from 'solid-js';
import { mindWords } from '../minds/speech.ts';
import { Page, PageBar } from '../parts/parts.tsx';
import { markVisited } from '../saves/visited.ts';
import { fetchAhead } from '../shell/ahead.ts';
import { url } from '../shell/router.ts';
import { change, settings } from '../shell/settings.ts';
import { setDepth } from '../shell/stage.ts';
import { inPlayWords } from '../words/in-play.ts';
import { replayWords } from '../words/replay.ts';
import { settingsWords } from '../words/settings.ts';
import { appWords, shown, speak } from '../words/words.ts';

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
            <Choose
              label={settingsWords().language}
              choices={[
                ['en', appWords().language.en],
                ['fr', appWords().language.fr],
              ]}
              value={shown()}
              onChoose={(language) => void speak(language)}
            />
          </Line>
          <Line label={settingsWords().speed}>
            <Choose
              label={settingsWords().speed}
              choices={[
                ['slow', settingsWords().speeds.slow],
                ['normal', settingsWords().speeds.normal],
                ['fast', settingsWords().speeds.fast],
                ['off', settingsWords().speeds.off],
              ]}
              value={settings().speed}
              onChoose={(speed) => change({ speed })}
            />
          </Line>
          <Line label={replayWords().bots.label}>
            <Choose
              label={replayWords().bots.label}
              choices={[
                ['same', replayWords().bots.paces.same],
                ['slow', replayWords().bots.paces.slow],
                ['normal', replayWords().bots.paces.normal],
                ['fast', replayWords().bots.paces.fast],
                ['off', replayWords().bots.paces.off],
              ]}
              value={settings().bots}
              onChoose={(bots) => change({ bots })}
            />
            <p class="f-second">{replayWords().bots.note}</p>
          </Line>
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
          <Line label={settingsWords().sound}>
            <Choose
              label={settingsWords().sound}
              choices={[
                [true, settingsWords().sounds.on],
                [false, settingsWords().sounds.off],
              ]}
              value={settings().sound}
              onChoose={(sound) => change({ sound })}
            />
          </Line>
          <Line label={inPlayWords().board.label}>
            <Choose
              label={inPlayWords().board.label}
              choices={[
                [false, inPlayWords().board.choices.drawn],
                [true, inPlayWords().board.choices.words],
              ]}
              value={settings().textBoard}
              onChoose={(textBoard) => change({ textBoard })}
            />
            <p class="f-second">{inPlayWords().board.note}</p>
          </Line>
          <Line label={inPlayWords().roll.label}>
            <Choose
              label={inPlayWords().roll.label}
              choices={[
                [false, inPlayWords().roll.choices.own],
                [true, inPlayWords().roll.choices.auto],
              ]}
              value={settings().autoRoll}
              onChoose={(autoRoll) => change({ autoRoll })}
            />
            <p class="f-second">{inPlayWords().roll.note}</p>
          </Line>
          <Line label={inPlayWords().hand.label}>
            <Choose
              label={inPlayWords().hand.label}
              choices={[
                ['right', inPlayWords().hand.choices.right],
                ['left', inPlayWords().hand.choices.left],
              ]}
              value={settings().hand}
              onChoose={(hand) => change({ hand })}
            />
            <p class="f-second">{inPlayWords().hand.note}</p>
          </Line>
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

function Line(props: { readonly label: string; readonly children: JSX.Element }): JSX.Element {
  return (
    <div class="setting">
      <h2>{props.label}</h2>
      {props.children}
    </div>
  );
}
