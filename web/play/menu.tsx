import { Sheet } from '@fathom/board';
import { createSignal, type JSX, Show } from 'solid-js';
import { LanguageSwitch } from '../parts.tsx';
import type { Save } from '../saves.ts';
import type { Session } from '../session.ts';
import { copy, download, linkTo } from '../share.ts';
import { w } from '../words.ts';
import { endOf } from './table.tsx';

export function Menu(props: {
  readonly session: Session;
  readonly save: Save;
  readonly onOpen: (what: 'log' | 'help') => void;
  readonly onClose: () => void;
}): JSX.Element {
  return (
    <Sheet title={w().play.menu} close={w().close} onClose={props.onClose}>
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
        <a class="f-button" href="/settings">
          {w().play.settings}
        </a>
        <Show when={props.session.now.result}>
          <a class="f-button" href={endOf(props.save)}>
            {w().play.toEnd}
          </a>
        </Show>
        <ShareButtons session={props.session} save={props.save} />
        <a class="f-button" href={`/play/${props.save.game}/new`}>
          {w().play.again}
        </a>
        <a class="f-button" href="/">
          {w().play.home}
        </a>
        <LanguageSwitch />
      </div>
    </Sheet>
  );
}

/** The game as a link, and as a file. */
export function ShareButtons(props: { readonly session: Session; readonly save: Save }): JSX.Element {
  const [said, setSaid] = createSignal('');
  const [link, setLink] = createSignal('');
  const share = async () => {
    const made = await linkTo(props.session.keep().logbook);
    const copied = await copy(made);
    setSaid(copied ? w().play.copied : w().play.copyFailed);
    setLink(copied ? '' : made);
  };
  return (
    <>
      <button class="f-button" type="button" onClick={() => void share()}>
        {w().play.copyLink}
      </button>
      <button
        class="f-button"
        type="button"
        onClick={() => download(`fathom-${props.save.game}-${props.save.id}.txt`, props.session.keep().logbook)}
      >
        {w().play.download}
      </button>
      <p class="f-second shared" role="status">
        {said()}
        <Show when={link()}>
          <input
            class="field"
            readonly
            value={link()}
            aria-label={w().play.copyLink}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Show>
      </p>
    </>
  );
}
