import { Needle } from '@fathom/board';
import type { JSX } from 'solid-js';
import { mindWords } from './speech.ts';
import '../style/minds.css';

/** The needle with its number beneath; no number yet is a dash. */
export default function ChanceDial(props: { readonly chance: number | null; readonly class?: string }): JSX.Element {
  return (
    <div class={`chance-dial ${props.class ?? ''}`}>
      <Needle chance={props.chance ?? 0} />
      <p class="f-second">{mindWords().chance}</p>
      <p class="numeral">{props.chance === null ? '–' : mindWords().percent(props.chance)}</p>
    </div>
  );
}
