import { LONGEST_NAME } from '@fathom/kernel';
import { createSignal, type JSX, Show } from 'solid-js';
import { keepName, nameHere } from '../online/person.ts';
import { copy, download, linkTo, signedBy } from '../saves/share.ts';
import type { Reader, Session } from '../session/session.ts';
import { sharingWords } from '../words/sharing.ts';
import { GivenAway } from './given-away.tsx';
import type { Occasion } from './occasion.ts';
import { unsignedSeat } from './signature.ts';

/** The game as a link, and as a file. Where that would give secrets away, it is asked first which. */
export function ShareButtons(props: {
  readonly session: Session;
  readonly save: Occasion;
  /** Whether there is room to ask whose game it is. */
  readonly asksName?: boolean;
  /** More to give away, beside the others. */
  readonly children?: JSX.Element;
}): JSX.Element {
  const [said, setSaid] = createSignal('');
  const [link, setLink] = createSignal('');
  const [asking, setAsking] = createSignal<'link' | 'file' | null>(null);
  const unsigned = unsignedSeat(props.session.facts, props.save);
  const book = async (reader: Reader) => {
    const whole = await props.session.logbook(reader);
    return unsigned === null ? whole : signedBy(whole, unsigned, nameHere());
  };
  const share = async (reader: Reader) => {
    const made = await linkTo(await book(reader));
    const copied = await copy(made);
    setSaid(copied ? sharingWords().copied : sharingWords().copyFailed);
    setLink(copied ? '' : made);
  };
  const save = async (reader: Reader) => {
    download(`fathom-${props.save.game}-${props.save.id}.txt`, await book(reader));
    setSaid(sharingWords().saved);
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
      <Show when={props.asksName && unsigned !== null}>
        <label class="signature">
          <span class="f-second">{sharingWords().signature}</span>
          <input
            class="field"
            maxlength={LONGEST_NAME}
            autocomplete="nickname"
            value={nameHere()}
            onInput={(event) => keepName(event.currentTarget.value.trim())}
          />
        </label>
      </Show>
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
