import type { JSX } from 'solid-js';
import { lw } from '../words/later.ts';
import { w } from '../words/words.ts';
import { PaperNote } from './paper-note.tsx';

/** Asks before the dice are taken back: from then on the game counts as practice. */
export default function Practice(props: { readonly onGo: () => void; readonly onClose: () => void }): JSX.Element {
  return (
    <PaperNote title={lw().table.practiceTitle} onClose={props.onClose}>
      <p>{lw().table.practiceText}</p>
      <div class="row">
        <button class="paper-button" type="button" onClick={() => props.onGo()}>
          {lw().table.practiceGo}
        </button>
        <button class="paper-link" type="button" onClick={() => props.onClose()}>
          {w().cancel}
        </button>
      </div>
    </PaperNote>
  );
}
