import { For, type JSX, Show } from 'solid-js';
import { usePlay } from './play.ts';
import './clash.css';
import { FigurePicture } from './figures.tsx';

/** The collision as a scene: both figures face each other, harpoon against harpoon. */
export function Clash(): JSX.Element {
  const play = usePlay();
  return (
    <Show when={play.clash()}>
      {(clash) => {
        const { scene } = play.asked();
        return (
          <div class="naut-clash" aria-hidden="true">
            <p class="f-title">{scene.title}</p>
            <div class="naut-clash-sides">
              <div class="naut-clash-side yours">
                <FigurePicture name="nautilion" />
                <span class="naut-clash-count">{clash().nautilion}</span>
                <Harpoons count={clash().nautilion} />
                <span>{scene.you}</span>
              </div>
              <div class="naut-clash-side its">
                <FigurePicture name="phantom" />
                <span class="naut-clash-count">{clash().phantom}</span>
                <Harpoons count={clash().phantom} />
                <span>{scene.phantom}</span>
              </div>
            </div>
            <p class={`naut-clash-outcome ${clash().outcome === 'lost' ? 'loss' : 'gain'}`}>{scene[clash().outcome]}</p>
          </div>
        );
      }}
    </Show>
  );
}

function Harpoons(props: { readonly count: number }): JSX.Element {
  return (
    <span class="naut-clash-harpoons">
      <For each={Array.from({ length: props.count })}>
        {() => (
          <svg viewBox="-16 -6 32 12" aria-hidden="true">
            <path d="M-14 0H12M12 0L6 -4M12 0L6 4" />
          </svg>
        )}
      </For>
    </span>
  );
}
