import { Sheet } from '@fathom/board';
import { type JSX, Show } from 'solid-js';
import { appWords } from '../words/words.ts';
import '../style/sure.css';

/** Something that cannot be undone. */
export interface Doubt {
  readonly question: string;
  readonly note?: string;
  /** What the button says. */
  readonly deed: string;
  readonly onDo: () => unknown;
}

/** Asked on the page before it is done. What was pressed may be gone afterwards, so that reading goes on at the page. */
export default function Sure(props: { readonly doubt: Doubt; readonly onClose: () => void }): JSX.Element {
  const go = async () => {
    const { onDo } = props.doubt;
    props.onClose();
    await onDo();
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <Sheet title={props.doubt.question} close={appWords().cancel} onClose={props.onClose}>
      <Show when={props.doubt.note}>
        <p>{props.doubt.note}</p>
      </Show>
      <p class="row">
        <button class="f-button danger" type="button" onClick={() => void go()}>
          {props.doubt.deed}
        </button>
      </p>
    </Sheet>
  );
}
