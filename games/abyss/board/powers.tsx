import { LORDS, powersOn } from '@fathom/abyss/rules';
import { at, type Seat } from '@fathom/kernel';
import { For, type JSX } from 'solid-js';
import { usePlay } from './play.ts';
import './powers.css';

/** The powers that bear on this person now: one's own, and opponents' against one. */
export function Powers(props: { readonly seat: Seat }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  return (
    <ul
      class="abyss-powers"
      aria-label={play.isYou(props.seat) ? words().powersNow : words().powersOn(play.name(props.seat))}
    >
      <For each={powersOn(play.view(), props.seat)}>
        {(bearing) => (
          <li data-against={bearing.by !== props.seat ? '' : undefined} data-used={bearing.used ? '' : undefined}>
            <button type="button" onClick={() => play.read({ kind: 'lord', lord: bearing.lord, where: 'own' })}>
              <strong>{words().lords[at(LORDS, bearing.lord).key].name}</strong>{' '}
              <span>
                {bearing.by === props.seat ? '' : `${words().powerBy(play.name(bearing.by))} `}
                {bearing.used ? words().used : words().lords[at(LORDS, bearing.lord).key].brief}
              </span>
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}
