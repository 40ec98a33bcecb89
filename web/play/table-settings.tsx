import { Choose } from '@fathom/board';
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { hasOnePerson, type Session } from '../session/session.ts';
import { change, settings } from '../shell/settings.ts';
import { inPlayWords } from '../words/in-play.ts';
import { replayWords } from '../words/replay.ts';
import { settingsWords } from '../words/settings.ts';
import { appWords, shown, speak } from '../words/words.ts';

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
      <Show when={facts.seats > 1 && (hasOnePerson(facts) || facts.people.length < facts.seats)}>
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
        </Line>
      </Show>
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
      <Show when={props.rolls}>
        <Line label={inPlayWords().roll.short}>
          <Choose
            label={inPlayWords().roll.label}
            choices={[
              [false, inPlayWords().roll.choices.own],
              [true, inPlayWords().roll.choices.auto],
            ]}
            value={settings().autoRoll}
            onChoose={(autoRoll) => change({ autoRoll })}
          />
        </Line>
      </Show>
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
      </Line>
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

function Line(props: { readonly label: string; readonly children: JSX.Element }): JSX.Element {
  return (
    <div class="table-setting">
      <h3>{props.label}</h3>
      {props.children}
    </div>
  );
}
