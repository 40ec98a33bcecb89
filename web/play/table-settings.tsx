import { Choose } from '@fathom/board';
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { hasOnePerson, type Session } from '../session/session.ts';
import { change, settings } from '../shell/settings.ts';
import { iw } from '../words/in-play.ts';
import { lw } from '../words/later.ts';
import { rw } from '../words/replay.ts';
import { shown, speak, w } from '../words/words.ts';

/** What can be changed without leaving the table. */
export function TableSettings(props: { readonly session: Session; readonly onBack: () => void }): JSX.Element {
  const words = () => lw().settings;
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
        ‹ {w().play.menu}
      </button>
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
      <Show when={facts.seats > 1 && (hasOnePerson(facts) || facts.people.length < facts.seats)}>
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
        </Line>
      </Show>
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
      <Show when={props.session.game.id === 'nautilion'}>
        <Line label={iw().roll.short}>
          <Choose
            label={iw().roll.label}
            choices={[
              [false, iw().roll.choices.own],
              [true, iw().roll.choices.auto],
            ]}
            value={settings().autoRoll}
            onChoose={(autoRoll) => change({ autoRoll })}
          />
        </Line>
      </Show>
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
      </Line>
      <Show when={document.fullscreenEnabled}>
        <Line label={iw().full.label}>
          <Choose
            label={iw().full.label}
            choices={[
              [true, iw().full.choices.on],
              [false, iw().full.choices.off],
            ]}
            value={isFull()}
            onChoose={fill}
          />
        </Line>
      </Show>
      <p>
        <a class="f-button" href={`/settings?back=${encodeURIComponent(location.pathname)}`}>
          {iw().all}
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
