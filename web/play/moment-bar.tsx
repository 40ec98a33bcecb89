import { type JSX, onMount } from 'solid-js';
import { w } from '../words.ts';

/** Looking back: where one stands, a step either way, and the way back to now. */
export default function MomentBar(props: {
  readonly count: number;
  readonly of: number;
  readonly onMoment: (count: number | null) => void;
}): JSX.Element {
  let back: HTMLButtonElement | undefined;
  onMount(() => back?.focus());
  return (
    <div class="moment-bar f-panel" data-moment={props.count}>
      <p>{w().play.momentTitle(props.count, props.of)}</p>
      <div class="row">
        <button
          class="f-button"
          type="button"
          disabled={props.count <= 1}
          onClick={() => props.onMoment(Math.max(1, props.count - 1))}
        >
          {w().play.momentEarlier}
        </button>
        <button
          class="f-button"
          type="button"
          onClick={() => props.onMoment(props.count + 1 >= props.of ? null : props.count + 1)}
        >
          {w().play.momentLater}
        </button>
        <button ref={back} class="f-button primary" type="button" onClick={() => props.onMoment(null)}>
          {w().play.momentNow}
        </button>
      </div>
    </div>
  );
}
