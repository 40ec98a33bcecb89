import {
  FIRST_SANCTUARY,
  guardedBy,
  isSanctuary,
  LOCATIONS,
  LOOT_VALUES,
  type Location,
  type View,
  wouldScore,
} from '@fathom/abyss/rules';
import { type JSX, Show } from 'solid-js';
import { CoinPicture } from './glyphs.tsx';
import { LocationArt } from './location-art.tsx';
import { usePlay } from './play.ts';
import './location.css';

/** The loot lying on a sanctuary. */
export function lootValues(view: View, location: Location): readonly number[] {
  if (!isSanctuary(location)) return [];
  const hoard = view.hoards[location - FIRST_SANCTUARY] ?? 0;
  return LOOT_VALUES.filter((_, i) => hoard & (1 << i));
}

/** A location that can still be had: what it scores, and what it would score for you. */
export function LocationTile(props: { readonly location: Location; readonly drawn?: boolean }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const text = () => words().locations[LOCATIONS[props.location].key];
  const move = () => play.moveOf('location', props.location);
  const worth = () => wouldScore(play.view(), play.me(), props.location);
  const owner = () => guardedBy(play.view(), 'locations', props.location);
  const reserved = () =>
    owner() < 0 ? '' : owner() === play.me() ? words().reservedByYou : words().reservedBy(play.name(owner()));
  const loot = () => lootValues(play.view(), props.location);
  return (
    <button
      type="button"
      class="abyss-location-tile"
      data-location={LOCATIONS[props.location].key}
      data-drawn={props.drawn ? '' : undefined}
      data-lit={move() ? '' : undefined}
      data-move={move()?.move}
      onClick={() => {
        const to = move();
        if (to) play.act(to.move);
        else play.read({ kind: 'location', location: props.location });
      }}
    >
      <span class="f-unseen">
        {[text().name, text().scores, words().wouldScore(worth()), reserved()].filter(Boolean).join(', ')}
      </span>
      <LocationArt location={props.location} />
      <span class="abyss-location-words" aria-hidden="true">
        <span class="abyss-location-name">{text().name}</span>
        <span class="abyss-location-brief">
          {text().brief}
          <Show when={loot().length > 0}> · {words().loot(loot())}</Show>
        </span>
        <Show when={owner() >= 0} fallback={<span class="abyss-location-worth">{words().wouldScore(worth())}</span>}>
          <span class="abyss-location-worth abyss-guarded">
            <CoinPicture of="sentinel" /> {reserved()}
          </span>
        </Show>
      </span>
    </button>
  );
}
