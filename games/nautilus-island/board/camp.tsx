import { campFor, portholesLeft, tokens } from '@fathom/nautilus-island/rules';
import { createMemo, For, Index, type JSX, Show } from 'solid-js';
import { BonusToken, FamilyPicture, PortholePicture } from './pictures.tsx';
import { usePlay } from './play.ts';
import { tintOf } from './tints.ts';
import './camp.css';

/** The camp: a bonus token for each colour, and what it would pay whoever looks at it. */
export function Camp(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const places = createMemo(() => campFor(play.view(), play.me() ?? 0, play.picked()));
  return (
    <ul class="isle-camp">
      <Index each={places()}>
        {(place) => (
          <li data-says={`camp:${place().colour}`}>
            <span
              class="isle-camp-place"
              data-place={`camp:${place().colour}`}
              title={words().campSays(place().colour, place().token, play.me() === null ? 0 : place().pays)}
              style={{ background: tintOf[place().colour].dark, 'border-color': tintOf[place().colour].light }}
            >
              <Show when={place().token} keyed>
                {(token) => <BonusToken mark={words().mark[token]} />}
              </Show>
            </span>
            <Show when={!play.compact()}>
              <span class="isle-camp-means" aria-hidden="true">
                {place().token === null ? words().campTaken : words().legendLine[place().token ?? 'two']}
              </span>
            </Show>
            <span class="isle-camp-foot" aria-hidden="true">
              <FamilyPicture colour={place().colour} />
              <Show when={place().token !== null && play.me() !== null}>
                <span data-gain={(place().pays ?? 0) > 0 ? '' : undefined}>
                  {place().pays === null ? '–' : words().pays(place().pays ?? 0)}
                </span>
              </Show>
            </span>
            <span class="f-unseen">{words().campSays(place().colour, place().token, place().pays)}</span>
          </li>
        )}
      </Index>
    </ul>
  );
}

/** The portholes still to be had, by set size, the next one on top. */
export function Portholes(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const piles = createMemo(() => portholesLeft(play.view()));
  return (
    <ul class="isle-portholes">
      <Index each={piles()}>
        {(pile) => (
          <li data-says={`portholes:${pile().size}`}>
            <span
              class="isle-pile"
              data-place={`portholes:${pile().size}`}
              data-under={Math.max(0, pile().points.length - 1)}
              title={words().portholeSays(pile().size, pile().points)}
            >
              <Show when={pile().points[0]} keyed fallback={<PortholePicture points={null} />}>
                {(points) => <PortholePicture points={points} />}
              </Show>
            </span>
            <span class="isle-pile-size" aria-hidden="true">
              {play.compact() ? pile().size : words().portholesFor(pile().size)}
            </span>
            <span class="f-unseen">{words().portholeSays(pile().size, pile().points)}</span>
          </li>
        )}
      </Index>
    </ul>
  );
}

/** What each kind of bonus token pays. */
export function Legend(): JSX.Element {
  const play = usePlay();
  return (
    <ul class="isle-legend">
      <For each={tokens}>
        {(token) => (
          <li>
            <BonusToken mark={play.words().mark[token]} />
            <span>{play.words().legendLine[token]}</span>
          </li>
        )}
      </For>
    </ul>
  );
}
