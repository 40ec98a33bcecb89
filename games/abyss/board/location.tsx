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
import { at } from '@fathom/kernel';
import { type JSX, Show } from 'solid-js';
import { CoinPicture } from './glyphs.tsx';
import { LocationArt } from './location-art.tsx';
import { inOneLine } from './lord-words.ts';
import { type Play, usePlay } from './play.ts';
import './location.css';

/** The loot lying on a sanctuary. */
export function lootValues(view: View, location: Location): readonly number[] {
  if (!isSanctuary(location)) return [];
  const hoard = view.hoards[location - FIRST_SANCTUARY] ?? 0;
  return LOOT_VALUES.filter((_, i) => hoard & (1 << i));
}

/** What a location would bring this person, in words; of a sanctuary nobody knows before the search. */
export function worthOf(
  play: Play,
  location: Location,
  short = false,
): { readonly text: string; readonly loss: boolean } {
  const words = play.words();
  // It is worth nothing to somebody who only looks on.
  if (play.props.watcher === null) return { text: '', loss: false };
  const isHeld = play.view().players[play.me()]?.locations.some((held) => held.location === location) ?? false;
  if (isSanctuary(location) && !isHeld) return { text: words.lootToFind, loss: false };
  const points = wouldScore(play.view(), play.me(), location);
  return { text: short ? words.worth(points) : words.wouldScore(points), loss: points < 0 };
}

/** What a location scores in general, what it would score now, and who has a right to it. */
export function LocationFacts(props: { readonly location: Location }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const text = () => words().locations[at(LOCATIONS, props.location).key];
  const owner = () => guardedBy(play.view(), 'locations', props.location);
  const loot = () => lootValues(play.view(), props.location);
  const worth = () => worthOf(play, props.location);
  return (
    <div class="abyss-location-details">
      <LocationArt location={props.location} />
      <div>
        <p class="abyss-closeup-name">{text().name}</p>
        <p class="abyss-lord-power">{text().scores}</p>
        <p class="abyss-location-worth" data-loss={worth().loss ? '' : undefined}>
          {worth().text}
        </p>
        <Show when={isSanctuary(props.location)}>
          <p class="f-second">{words().lootRewards}</p>
        </Show>
        <Show when={loot().length > 0}>
          <p class="f-second">{words().loot(loot())}</p>
        </Show>
        <Show when={owner() >= 0}>
          <p class="f-second">{play.isYou(owner()) ? words().reservedByYou : words().reservedBy(play.name(owner()))}</p>
        </Show>
      </div>
    </div>
  );
}

/** A location that can still be had: what it scores, and what it would score for you. */
export function LocationTile(props: { readonly location: Location; readonly drawn?: boolean }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const text = () => words().locations[at(LOCATIONS, props.location).key];
  const move = () => play.moveOf('location', props.location);
  const worth = () => worthOf(play, props.location);
  const owner = () => guardedBy(play.view(), 'locations', props.location);
  const reserved = () =>
    owner() < 0 ? '' : play.isYou(owner()) ? words().reservedByYou : words().reservedBy(play.name(owner()));
  const loot = () => lootValues(play.view(), props.location);
  return (
    <button
      type="button"
      class="abyss-location-tile"
      data-location={at(LOCATIONS, props.location).key}
      data-look={`location:${props.location}`}
      data-drawn={props.drawn ? '' : undefined}
      data-lit={move() ? '' : undefined}
      data-move={move()?.move}
      onClick={() => {
        const to = move();
        if (to) play.act(to.move);
        else play.read({ kind: 'location', location: props.location });
      }}
    >
      <span class="f-unseen">{inOneLine([text().name, text().scores, worth().text, reserved()])}</span>
      <LocationArt location={props.location} />
      <span class="abyss-location-words" aria-hidden="true">
        <span class="abyss-location-name">{text().name}</span>
        <span class="abyss-location-brief">
          {text().brief}
          <Show when={loot().length > 0}> · {words().loot(loot())}</Show>
        </span>
        <Show
          when={owner() >= 0}
          fallback={
            <span class="abyss-location-worth" data-loss={worth().loss ? '' : undefined}>
              {worth().text}
            </span>
          }
        >
          <span class="abyss-location-worth abyss-guarded">
            <CoinPicture of="sentinel" /> {reserved()}
          </span>
        </Show>
      </span>
    </button>
  );
}
