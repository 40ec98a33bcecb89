import { createEffect, createSignal, type JSX, on } from 'solid-js';
import { usePlay } from './play.ts';
import { StripWithPages } from './strip.tsx';

/** A low window draws the spiral too small to point at: a question about the path is then asked on the enlarged strip, in the dock. */
export default function Loupe(): JSX.Element {
  const play = usePlay();
  const [from, setFrom] = createSignal<number | null>(null);
  createEffect(on(play.choices, () => setFrom(null), { defer: true }));
  return (
    <div class="naut-loupe">
      <StripWithPages from={from()} onFrom={setFrom} tight />
    </div>
  );
}
