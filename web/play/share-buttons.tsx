import { createSignal, type JSX, Show } from 'solid-js';
import { copy, download, linkTo } from '../saves/share.ts';
import type { Reader, Session } from '../session/session.ts';
import { sharingWords } from '../words/sharing.ts';
import { GivenAway } from './given-away.tsx';
import type { Occasion } from './occasion.ts';

/** The game as a link, and as a file. Where that would give secrets away, it is asked first which. */
export function ShareButtons(props: {
  readonly session: Session;
  readonly save: Occasion;
  /** More to give away, beside the others. */
  readonly children?: JSX.Element;
}): JSX.Element {
  const [said, setSaid] = createSignal('');
  const [link, setLink] = createSignal('');
  const [asking, setAsking] = createSignal<'link' | 'file' | null>(null);
  const share = async (reader: Reader) => {
    const made = await linkTo(await props.session.logbook(reader));
    const copied = await copy(made);
    setSaid(copied ? sharingWords().copied : sharingWords().copyFailed);
    setLink(copied ? '' : made);
  };
  const save = async (reader: Reader) => {
    download(`fathom-${props.save.game}-${props.save.id}.txt`, await props.session.logbook(reader));
  };
  const give = (what: 'link' | 'file', reader: Reader) => {
    setAsking(null);
    void (what === 'link' ? share(reader) : save(reader));
  };
  const ask = (what: 'link' | 'file') => {
    setSaid('');
    setLink('');
    if (props.session.hides()) setAsking(what);
    else give(what, 'everything');
  };
  return (
    <>
      <button class="f-button" type="button" onClick={() => ask('link')}>
        {sharingWords().copyLink}
      </button>
      <button class="f-button" type="button" onClick={() => ask('file')}>
        {sharingWords().download}
      </button>
      {props.children}
      <Show when={asking()}>{(what) => <GivenAway onChoose={(reader) => give(what(), reader)} />}</Show>
      <p class="f-second shared" role="status">
        {said()}
        <Show when={link()}>
          <input
            class="field"
            readonly
            value={link()}
            aria-label={sharingWords().copyLink}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Show>
      </p>
    </>
  );
}
