import type { JSX } from 'solid-js';
import { companionWords } from '../words/companion.ts';
import '../style/learn.css';

/** Offers to play with the real box, or says what that means once it is chosen. */
export default function BoxOffer(props: { readonly game: string; readonly on: boolean }): JSX.Element {
  return (
    <section class="f-panel form-part lesson-offer">
      <div>
        <h2>{companionWords().title}</h2>
        <p class="f-second">{props.on ? companionWords().chosen : companionWords().offer}</p>
      </div>
      <a class="f-button" href={`/play/${props.game}/new${props.on ? '' : '?box'}`}>
        {props.on ? companionWords().without : companionWords().go}
      </a>
    </section>
  );
}
