import { createSignal, type JSX, Show } from 'solid-js';
import type { Save } from '../saves.ts';
import type { Session } from '../session.ts';
import { copy, download, linkTo } from '../share.ts';
import { lw } from '../words/later.ts';

/** The game as a link, and as a file. */
export function ShareButtons(props: { readonly session: Session; readonly save: Save }): JSX.Element {
  const [said, setSaid] = createSignal('');
  const [link, setLink] = createSignal('');
  const share = async () => {
    const made = await linkTo(props.session.keep().logbook);
    const copied = await copy(made);
    setSaid(copied ? lw().table.copied : lw().table.copyFailed);
    setLink(copied ? '' : made);
  };
  return (
    <>
      <button class="f-button" type="button" onClick={() => void share()}>
        {lw().table.copyLink}
      </button>
      <button
        class="f-button"
        type="button"
        onClick={() => download(`fathom-${props.save.game}-${props.save.id}.txt`, props.session.keep().logbook)}
      >
        {lw().table.download}
      </button>
      <p class="f-second shared" role="status">
        {said()}
        <Show when={link()}>
          <input
            class="field"
            readonly
            value={link()}
            aria-label={lw().table.copyLink}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Show>
      </p>
    </>
  );
}
