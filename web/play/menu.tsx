import { Sheet } from '@fathom/board';
import { entryOf } from '@fathom/games';
import { createSignal, type JSX, Show } from 'solid-js';
import { mindWords } from '../minds/speech.ts';
import { LanguageSwitch } from '../parts/parts.tsx';
import type { Session } from '../session/session.ts';
import { go } from '../shell/router.ts';
import { endingWords } from '../words/ending.ts';
import { inPlayWords } from '../words/in-play.ts';
import { replayWords } from '../words/replay.ts';
import { appWords } from '../words/words.ts';
import { analysisOf, boardOf, endOf } from './addresses.ts';
import type { Occasion } from './occasion.ts';
import { ShareButtons } from './share-buttons.tsx';
import { saveReport } from './share-report.ts';
import { TableSettings } from './table-settings.tsx';
import '../style/menu.css';

export default function Menu(props: {
  readonly session: Session;
  readonly save: Occasion;
  /** Whether turns are held until their player rolls. */
  readonly rolls: boolean;
  readonly extra: ((close: () => void) => JSX.Element) | undefined;
  readonly onOpen: (what: 'log' | 'help') => void;
  readonly onClose: () => void;
}): JSX.Element {
  const [isSetting, setSetting] = createSignal(false);
  return (
    <Sheet
      title={isSetting() ? inPlayWords().menu.settings : appWords().play.menu}
      close={appWords().close}
      onClose={() => (isSetting() ? setSetting(false) : props.onClose())}
    >
      <Show
        when={!isSetting()}
        fallback={<TableSettings session={props.session} rolls={props.rolls} onBack={() => setSetting(false)} />}
      >
        <div class="menu">
          <button class="f-button" type="button" onClick={() => props.onOpen('log')}>
            {appWords().play.log}
          </button>
          <Show when={props.session.moments().length > 0}>
            <button
              class="f-button"
              type="button"
              onClick={() => {
                props.onClose();
                go(`${boardOf(props.save)}?moment=0`);
              }}
            >
              {replayWords().end.replay}
            </button>
          </Show>
          <a class="f-button" href={`/rules/${props.save.game}`}>
            {inPlayWords().menu.rules}
          </a>
          <button class="f-button" type="button" onClick={() => props.onOpen('help')}>
            {appWords().play.help}
          </button>
          <button class="f-button" type="button" onClick={() => setSetting(true)}>
            {inPlayWords().menu.settings}
          </button>
          <Show when={props.session.now.result}>
            <a class="f-button" href={endOf(props.save)}>
              {mindWords().analysis.toEnd}
            </a>
            <Show when={entryOf(props.save.game)?.mind}>
              <a class="f-button" href={analysisOf(props.save)}>
                {mindWords().analysis.title}
              </a>
            </Show>
          </Show>
          <Show when={!props.save.online || props.session.now.result}>
            <ShareButtons session={props.session} save={props.save} />
          </Show>
          <button class="f-button" type="button" onClick={() => void saveReport(props.session, props.save)}>
            {endingWords().report}
          </button>
          {props.extra?.(() => props.onClose())}
          <Show when={!props.save.online}>
            <a class="f-button" href={`/play/${props.save.game}/new`}>
              {inPlayWords().menu.again}
            </a>
          </Show>
          <a class="f-button" href="/">
            {appWords().play.home}
          </a>
          <LanguageSwitch />
        </div>
      </Show>
    </Sheet>
  );
}
