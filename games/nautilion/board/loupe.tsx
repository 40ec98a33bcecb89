import { createEffect, type JSX, on, onCleanup } from 'solid-js';
import { usePlay } from './play.ts';
import { StripWithPages } from './strip.tsx';

/** A low window draws the spiral too small to point at: a question about the path is then asked on the enlarged strip, in the dock. */
export default function Loupe(): JSX.Element {
  const play = usePlay();
  createEffect(on(play.choices, () => play.setStripFrom(null), { defer: true }));
  onCleanup(() => play.setStripFrom(null));
  return (
    <div class="naut-loupe">
      <StripWithPages from={play.stripFrom()} onFrom={play.setStripFrom} tight />
    </div>
  );
}
