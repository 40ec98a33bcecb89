import { Sheet } from '@fathom/board';
import { entryOf } from '@fathom/games';
import { createSignal, type JSX, Show } from 'solid-js';
import { mw } from '../minds/speech.ts';
import { LanguageSwitch } from '../parts/parts.tsx';
import type { Session } from '../session/session.ts';
import { ew } from '../words/ending.ts';
import { w } from '../words/words.ts';
import { analysisOf, endOf } from './addresses.ts';
import type { Occasion } from './occasion.ts';
import { ShareButtons } from './share-buttons.tsx';
import { saveReport } from './share-report.ts';
import { TableSettings } from './table-settings.tsx';
import '../style/menu.css';

export default function Menu(props: {
  readonly session: Session;
  readonly save: Occasion;
  readonly extra: ((close: () => void) => JSX.Element) | undefined;
  readonly onOpen: (what: 'log' | 'help') => void;
  readonly onClose: () => void;
}): JSX.Element {
  const [isSetting, setSetting] = createSignal(false);
  return (
    <Sheet
      title={isSetting() ? w().play.settings : w().play.menu}
      close={w().close}
      onClose={() => (isSetting() ? setSetting(false) : props.onClose())}
    >
      <Show when={!isSetting()} fallback={<TableSettings session={props.session} onBack={() => setSetting(false)} />}>
        <div class="menu">
          <button class="f-button" type="button" onClick={() => props.onOpen('log')}>
            {w().play.log}
          </button>
          <a class="f-button" href={`/rules/${props.save.game}`}>
            {w().play.rules}
          </a>
          <button class="f-button" type="button" onClick={() => props.onOpen('help')}>
            {w().play.help}
          </button>
          <button class="f-button" type="button" onClick={() => setSetting(true)}>
            {w().play.settings}
          </button>
          <Show when={props.session.now.result}>
            <a class="f-button" href={endOf(props.save)}>
              {w().play.toEnd}
            </a>
            <Show when={entryOf(props.save.game)?.mind}>
              <a class="f-button" href={analysisOf(props.save)}>
                {mw().analysis.title}
              </a>
            </Show>
          </Show>
          <Show when={!props.save.online || props.session.now.result}>
            <ShareButtons session={props.session} save={props.save} />
          </Show>
          <button class="f-button" type="button" onClick={() => void saveReport(props.session, props.save)}>
            {ew().report}
          </button>
          {props.extra?.(() => props.onClose())}
          <Show when={!props.save.online}>
            <a class="f-button" href={`/play/${props.save.game}/new`}>
              {w().play.again}
            </a>
          </Show>
          <a class="f-button" href="/">
            {w().play.home}
          </a>
          <LanguageSwitch />
        </div>
      </Show>
    </Sheet>
  );
}
