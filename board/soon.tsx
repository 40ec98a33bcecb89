import { createSignal, type JSX, Show } from 'solid-js';
import { picture } from './breath.ts';

let last = Promise.resolve();
let waiting = 0;
let isWarm = false;

/**
 * A part of the first board a page draws, in a picture of its own: the browser can answer whoever touches it in between, and what is
 * asked is seen before everything it is about. Each part takes its turn. Later boards are drawn as one.
 */
export function Soon(props: { readonly children: JSX.Element }): JSX.Element {
  const [isDue, setIsDue] = createSignal(isWarm);
  if (!isWarm) {
    waiting += 1;
    last = last.then(picture).then(() => {
      setIsDue(true);
      waiting -= 1;
      isWarm = waiting === 0;
    });
  }
  return <Show when={isDue()}>{props.children}</Show>;
}
