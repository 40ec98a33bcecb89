import { type JSX, onMount } from 'solid-js';
import { lw } from '../words/later.ts';

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
      <p>{lw().table.momentTitle(props.count, props.of)}</p>
      <div class="row">
        <button
          class="f-button"
          type="button"
          disabled={props.count <= 1}
          onClick={() => props.onMoment(Math.max(1, props.count - 1))}
        >
          {lw().table.momentEarlier}
        </button>
        <button
          class="f-button"
          type="button"
          onClick={() => props.onMoment(props.count + 1 >= props.of ? null : props.count + 1)}
        >
          {lw().table.momentLater}
        </button>
        <button ref={back} class="f-button primary" type="button" onClick={() => props.onMoment(null)}>
          {lw().table.momentNow}
        </button>
      </div>
    </div>
  );
}
