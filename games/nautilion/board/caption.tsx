import { type JSX, Show } from 'solid-js';
import { usePlay } from './play.ts';

export function CaptionLine(): JSX.Element {
  const play = usePlay();
  return (
    <Show when={play.caption()}>
      {(caption) => (
        <p class={`naut-caption ${caption().tone}`} aria-hidden="true">
          {caption().text}
        </p>
      )}
    </Show>
  );
}
