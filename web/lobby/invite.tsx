import { createSignal, type JSX, Show } from 'solid-js';
import { copy } from '../saves/share.ts';
import { announce } from '../shell/stage.ts';
import { onlineWords } from '../words/online.ts';
import { createOrigin } from './origin.ts';
import { Qr } from './qr.tsx';

/** The way to a table for others: its link, the same as a code for cameras, and the system's own way of sharing. */
export function Invite(props: {
  readonly table: string;
  readonly game: string;
  /** What whoever comes finds there: a free seat, or a game to watch. */
  readonly to: 'sit' | 'watch';
  /** Whether a screen that everybody looks at may show it. */
  readonly watchable: boolean;
}): JSX.Element {
  const origin = createOrigin();
  const link = () => new URL(`/t/${props.table}`, origin().address).href;
  const [said, setSaid] = createSignal('');
  let field: HTMLInputElement | undefined;
  const copyLink = async () => {
    const copied = await copy(link());
    setSaid(copied ? onlineWords().room.copied : onlineWords().room.copyPlain);
    announce(said());
    if (!copied) field?.select();
  };
  const share = () => {
    const title = onlineWords().room.shareTitle(props.game);
    const text = onlineWords().room[props.to === 'sit' ? 'shareText' : 'shareWatch'](props.game);
    // Whoever closes the share sheet has changed their mind; there is nothing to say.
    void navigator.share({ title, text, url: link() }).catch(() => undefined);
  };
  return (
    <section class="f-panel invite">
      <div class="invite-words">
        <h2>{onlineWords().room.invite}</h2>
        <p>{props.to === 'sit' ? onlineWords().room.inviteText : onlineWords().room.inviteWatch}</p>
        <Show when={origin().alone}>
          <p class="f-second">{onlineWords().room.alone}</p>
        </Show>
        <input
          class="field"
          ref={field}
          readonly
          aria-label={onlineWords().room.link}
          value={link()}
          onFocus={(event) => event.currentTarget.select()}
        />
        <p class="row">
          <button class="f-button primary" type="button" onClick={() => void copyLink()}>
            {onlineWords().room.copy}
          </button>
          <Show when={'share' in navigator}>
            <button class="f-button" type="button" onClick={share}>
              {onlineWords().room.share}
            </button>
          </Show>
          <Show when={props.watchable}>
            <a class="f-button" href={`/t/${props.table}?screen`} target="_blank" rel="noopener">
              {onlineWords().room.screen}
            </a>
          </Show>
        </p>
        <p class="f-second">{said()}</p>
      </div>
      <Qr text={link()} label={onlineWords().room.qr} />
    </section>
  );
}
