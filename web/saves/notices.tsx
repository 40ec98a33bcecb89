import { createSignal, type JSX, Show } from 'solid-js';
import type { Snapshot } from '../session/session.ts';
import { noticeWords } from '../words/notices.ts';
import type { Written } from './save.ts';
import '../style/saves.css';

/** Why something could not be kept. */
export type Trouble = Exclude<Written, 'stored' | 'nowhere'>;

/** A new game could not be kept, and where room can be made. */
export function NoRoom(props: { readonly written: Trouble }): JSX.Element {
  return (
    <p class="notice" role="alert">
      {noticeWords().cannotBegin[props.written]}
      <a class="f-button" href="/history">
        {noticeWords().makeRoom}
      </a>
    </p>
  );
}

/** Above a table, for as long as what happens there is not written down: it is played in another tab, or there is no room. */
export function TroubleNote(props: {
  readonly trouble: Snapshot['trouble'];
  readonly onPlayHere: () => void;
}): JSX.Element {
  const unkept = () => (props.trouble === 'full' || props.trouble === 'failed' ? props.trouble : null);
  return (
    <>
      <Show when={props.trouble === 'taken'}>
        <p class="notice calm" role="status">
          {noticeWords().elsewhere}
          <button class="f-button" type="button" onClick={() => props.onPlayHere()}>
            {noticeWords().takeOver}
          </button>
        </p>
      </Show>
      <Show when={unkept()}>
        {(trouble) => (
          <p class="notice" role="alert">
            {noticeWords().notKept[trouble()]}
            <a class="f-button" href="/history">
              {noticeWords().makeRoom}
            </a>
          </p>
        )}
      </Show>
    </>
  );
}

/** Said once a visit, where nothing can be kept. */
export function Nowhere(): JSX.Element {
  const [told, setTold] = createSignal(false);
  return (
    <Show when={!told()}>
      <p class="notice calm nowhere" role="status">
        {noticeWords().nowhere}
        <button class="f-button" type="button" onClick={() => setTold(true)}>
          {noticeWords().understood}
        </button>
      </p>
    </Show>
  );
}
