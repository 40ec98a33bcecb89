import { Needle } from '@fathom/board';
import type { JSX } from 'solid-js';
import { mw } from './speech.ts';
import '../style/minds.css';

/** The needle with its number beneath; no number yet is a dash. */
export default function ChanceDial(props: { readonly chance: number | null; readonly class?: string }): JSX.Element {
  return (
    <div class={`chance-dial ${props.class ?? ''}`}>
      <Needle chance={props.chance ?? 0} />
      <p class="f-second">{mw().chance}</p>
      <p class="numeral">{props.chance === null ? '–' : mw().percent(props.chance)}</p>
    </div>
  );
}
