import type { Seat } from '@fathom/kernel';
import { For, type JSX, Show } from 'solid-js';
import { Affiliates } from './affiliates.tsx';
import { saysScore } from './final.tsx';
import { Holdings } from './holdings.tsx';
import { LordMini } from './lord.tsx';
import { usePlay } from './play.ts';
import { Powers } from './powers.tsx';
import { FigureBadge, Purse } from './purse.tsx';
import { Tokens } from './tokens.tsx';
import './own.css';

/** One's own side of the table but for the hand. */
export function Own(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  return (
    <section
      class="abyss-own"
      data-region="own"
      data-me=""
      aria-label={play.isYou(play.me()) ? words().you : play.name(play.me())}
    >
      <div class="abyss-own-head">
        <h2 class="f-title">{play.name(play.me())}</h2>
        <p class="f-second">{saysScore(play, play.me())}</p>
        <FigureBadge seat={play.me()} />
        <Show when={!play.compact()}>
          <Powers seat={play.me()} />
        </Show>
        <Purse seat={play.me()} />
      </div>
      <Possessions seat={play.me()} />
    </section>
  );
}

/** Lords that are free, locations with the lords under them, allies, tokens: everything before a player. */
export function Possessions(props: { readonly seat: Seat; readonly small?: boolean }): JSX.Element {
  return (
    <div class={props.small ? 'abyss-possessions abyss-small' : 'abyss-possessions'}>
      <Lords seat={props.seat} small={props.small} />
      <Holdings seat={props.seat} />
      <Affiliates seat={props.seat} />
      <Tokens seat={props.seat} />
    </div>
  );
}

function Lords(props: { readonly seat: Seat; readonly small?: boolean | undefined }): JSX.Element {
  const play = usePlay();
  const player = () => play.view().players[props.seat];
  return (
    <section class="abyss-own-lords">
      <h3>{play.words().freeLords}</h3>
      <div class="abyss-own-row" data-place={`lords:${props.seat}`}>
        <For each={player()?.lords} fallback={<p class="f-second">{play.words().noLords}</p>}>
          {(lord) => (
            <LordMini
              lord={lord}
              where={props.seat === play.me() ? 'own' : 'rival'}
              disabled={player()?.disabled.includes(lord) ?? false}
              small={props.small ?? false}
            />
          )}
        </For>
      </div>
    </section>
  );
}
