import type { JSX } from 'solid-js';
import { lookingBackWords } from '../words/looking-back.ts';
import { appWords } from '../words/words.ts';
import { PaperNote } from './paper-note.tsx';

/** Asks before the dice are taken back: from then on the game counts as practice. */
export default function Practice(props: { readonly onGo: () => void; readonly onClose: () => void }): JSX.Element {
  return (
    <PaperNote title={lookingBackWords().practiceTitle} onClose={props.onClose}>
      <p>{lookingBackWords().practiceText}</p>
      <div class="row">
        <button class="paper-button" type="button" onClick={() => props.onGo()}>
          {lookingBackWords().practiceGo}
        </button>
        <button class="paper-link" type="button" onClick={() => props.onClose()}>
          {appWords().cancel}
        </button>
      </div>
    </PaperNote>
  );
}
