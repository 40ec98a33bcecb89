import { TOKEN_VALUES } from '@fathom/abyss/rules';
import type { Seat } from '@fathom/kernel';
import { For, type JSX, Show } from 'solid-js';
import { CoinPicture } from './glyphs.tsx';
import { usePlay } from './play.ts';
import './tokens.css';

/** How many tokens; their values only while a finger says so, and only to their owner. */
export function Tokens(props: { readonly seat: Seat }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const player = () => play.view().players[props.seat];
  const mine = () => props.seat === play.me() && play.props.watcher !== null;
  const open = () => play.view().over || (mine() && play.peeking());
  const faces = () => {
    const now = player();
    if (!now) return [];
    const known = open()
      ? TOKEN_VALUES.flatMap((value, i) => Array.from({ length: now.tokens[i] ?? 0 }, () => String(value)))
      : [];
    return [...known, ...Array.from({ length: Math.max(0, now.tokenCount - known.length) }, () => '?')];
  };
  const owned = () => play.view().sentinels.filter(({ owner }) => owner === props.seat);
  return (
    <section class="abyss-own-tokens">
      <h3>{words().monsters}</h3>
      <div class="abyss-token-row" data-place={`tokens:${props.seat}`} data-says="tokens">
        <For each={faces()} fallback={<p class="f-second">{words().noMonsters}</p>}>
          {(face) => (
            <>
              <CoinPicture of="token" face={face} class="abyss-token-coin" />
              <span class="f-unseen">{face}</span>
            </>
          )}
        </For>
      </div>
      <Show when={mine() && (player()?.tokenCount ?? 0) > 0 && !play.view().over}>
        <button
          type="button"
          class="abyss-look abyss-peek"
          aria-pressed={play.peeking()}
          onClick={() => play.peek(!play.peeking())}
        >
          {play.peeking() ? words().hide : words().peek}
        </button>
        <span class="f-second abyss-secret">{words().secretLine}</span>
      </Show>
      <For each={owned()}>
        {(sentinel) => (
          <p class="abyss-sentinel-line" data-says="sentinel">
            <CoinPicture of="sentinel" />
            {sentinel.area ? words().sentinelAt[sentinel.area] : words().sentinelHere}
          </p>
        )}
      </For>
    </section>
  );
}
