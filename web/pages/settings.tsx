import { Choose } from '@fathom/board';
import { type JSX, onMount, Show } from 'solid-js';
import { mw } from '../minds/speech.ts';
import { Page, PageBar } from '../parts/parts.tsx';
import { markVisited } from '../saves/visited.ts';
import { fetchAhead } from '../shell/ahead.ts';
import { url } from '../shell/router.ts';
import { change, settings } from '../shell/settings.ts';
import { setDepth } from '../shell/stage.ts';
import { iw } from '../words/in-play.ts';
import { lw } from '../words/later.ts';
import { rw } from '../words/replay.ts';
import { shown, speak, w } from '../words/words.ts';

export default function Settings(): JSX.Element {
  onMount(() => {
    setDepth(0);
    fetchAhead();
  });
  const words = () => lw().settings;
  /** The game somebody has come from. */
  const back = () => {
    const from = url().searchParams.get('back') ?? '';
    return /^\/(play|table)\/[\w/-]+$/.test(from) ? from : null;
  };
  return (
    <>
      <PageBar />
      <Page title={words().title} class="narrow settings">
        <h1>{words().title}</h1>
        <Show when={back()}>
          {(game) => (
            <p>
              <a class="f-button" href={game()}>
                ‹ {iw().back}
              </a>
            </p>
          )}
        </Show>
        <div class="f-panel sheaf">
          <Line label={words().language}>
            <Choose
              label={words().language}
              choices={[
                ['en', w().language.en],
                ['fr', w().language.fr],
              ]}
              value={shown()}
              onChoose={(language) => void speak(language)}
            />
          </Line>
          <Line label={words().speed}>
            <Choose
              label={words().speed}
              choices={[
                ['slow', words().speeds.slow],
                ['normal', words().speeds.normal],
                ['fast', words().speeds.fast],
                ['off', words().speeds.off],
              ]}
              value={settings().speed}
              onChoose={(speed) => change({ speed })}
            />
          </Line>
          <Line label={rw().bots.label}>
            <Choose
              label={rw().bots.label}
              choices={[
                ['same', rw().bots.paces.same],
                ['slow', rw().bots.paces.slow],
                ['normal', rw().bots.paces.normal],
                ['fast', rw().bots.paces.fast],
                ['off', rw().bots.paces.off],
              ]}
              value={settings().bots}
              onChoose={(bots) => change({ bots })}
            />
            <p class="f-second">{rw().bots.note}</p>
          </Line>
          <Line label={words().motion}>
            <Choose
              label={words().motion}
              choices={[
                ['auto', words().motions.auto],
                ['reduced', words().motions.reduced],
                ['full', words().motions.full],
              ]}
              value={settings().motion}
              onChoose={(motion) => change({ motion })}
            />
          </Line>
          <Line label={words().sound}>
            <Choose
              label={words().sound}
              choices={[
                [true, words().sounds.on],
                [false, words().sounds.off],
              ]}
              value={settings().sound}
              onChoose={(sound) => change({ sound })}
            />
          </Line>
          <Line label={iw().board.label}>
            <Choose
              label={iw().board.label}
              choices={[
                [false, iw().board.choices.drawn],
                [true, iw().board.choices.words],
              ]}
              value={settings().textBoard}
              onChoose={(textBoard) => change({ textBoard })}
            />
            <p class="f-second">{iw().board.note}</p>
          </Line>
          <Line label={iw().roll.label}>
            <Choose
              label={iw().roll.label}
              choices={[
                [false, iw().roll.choices.own],
                [true, iw().roll.choices.auto],
              ]}
              value={settings().autoRoll}
              onChoose={(autoRoll) => change({ autoRoll })}
            />
            <p class="f-second">{iw().roll.note}</p>
          </Line>
          <Line label={iw().hand.label}>
            <Choose
              label={iw().hand.label}
              choices={[
                ['right', iw().hand.choices.right],
                ['left', iw().hand.choices.left],
              ]}
              value={settings().hand}
              onChoose={(hand) => change({ hand })}
            />
            <p class="f-second">{iw().hand.note}</p>
          </Line>
          <Line label={mw().needle.label}>
            <Choose
              label={mw().needle.label}
              choices={[
                [true, mw().needle.on],
                [false, mw().needle.off],
              ]}
              value={settings().needle}
              onChoose={(needle) => change({ needle })}
            />
            <p class="f-second">{mw().needle.note}</p>
          </Line>
          <Line label={words().text}>
            <Choose
              label={words().text}
              choices={[
                ['normal', words().texts.normal],
                ['large', words().texts.large],
                ['larger', words().texts.larger],
              ]}
              value={settings().text}
              onChoose={(text) => change({ text })}
            />
          </Line>
        </div>
        <p class="f-second">{words().saved}</p>
        <p>
          <a class="f-button" href="/welcome" onClick={() => markVisited(false)}>
            {words().first}
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
