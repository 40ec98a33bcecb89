import { LOCATIONS, LORDS, wouldScore } from '@fathom/abyss/rules';
import { at, type Seat } from '@fathom/kernel';
import { For, type JSX, Show } from 'solid-js';
import { SignPicture } from './glyphs.tsx';
import { lootValues } from './location.tsx';
import { LocationArt } from './location-art.tsx';
import { guildSign } from './lord.tsx';
import { usePlay } from './play.ts';
import './holdings.css';

/** Locations one controls, with the lords whose keys paid for them (L2). */
export function Holdings(props: { readonly seat: Seat }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const player = () => play.view().players[props.seat];
  const lordNames = (lords: readonly number[]) => lords.map((lord) => words().lords[at(LORDS, lord).key].name);
  return (
    <section class="abyss-own-locations">
      <h3>{words().locationsTitle}</h3>
      <div class="abyss-own-row" data-place={`locations:${props.seat}`}>
        <For each={player()?.locations} fallback={<p class="f-second">{words().noLocations}</p>}>
          {(holding) => {
            const text = () => words().locations[at(LOCATIONS, holding.location).key];
            const move = () => play.moveOf('own-location', holding.location);
            const points = () => wouldScore(play.view(), props.seat, holding.location);
            const loot = () => lootValues(play.view(), holding.location);
            return (
              <div class="abyss-holding" data-place={`under:${at(LOCATIONS, holding.location).key}`}>
                <button
                  type="button"
                  class="abyss-holding-face"
                  data-look={`location:${holding.location}`}
                  data-lit={move() ? '' : undefined}
                  data-move={move()?.move}
                  onClick={() => {
                    const to = move();
                    if (to) play.act(to.move);
                    else play.read({ kind: 'location', location: holding.location });
                  }}
                >
                  <span class="f-unseen">
                    {[
                      text().name,
                      text().scores,
                      words().scores(points()),
                      words().underIt(lordNames(holding.lords)),
                      loot().length > 0 ? words().loot(loot()) : '',
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                  <LocationArt location={holding.location} />
                  <span class="abyss-holding-name" aria-hidden="true">
                    {text().name}
                  </span>
                  <span class="abyss-holding-points" aria-hidden="true">
                    {words().number(points())}
                  </span>
                  <Show when={loot().length > 0}>
                    <span class="abyss-holding-loot" aria-hidden="true">
                      {words().loot(loot())}
                    </span>
                  </Show>
                </button>
                <Show when={holding.lords.length > 0}>
                  <div class="abyss-buried" data-many={holding.lords.length > 1 ? '' : undefined}>
                    <For each={holding.lords}>{(lord) => <Buried lord={lord} seat={props.seat} />}</For>
                  </div>
                </Show>
              </div>
            );
          }}
        </For>
      </div>
    </section>
  );
}

function Buried(props: { readonly lord: number; readonly seat: Seat }): JSX.Element {
  const play = usePlay();
  const move = () => play.moveOf('own-lord', props.lord);
  const name = () => play.words().lords[at(LORDS, props.lord).key].name;
  return (
    <button
      type="button"
      class="abyss-buried-lord"
      title={name()}
      data-look={`lord:${props.lord}`}
      data-guild={at(LORDS, props.lord).guild}
      data-lit={move() ? '' : undefined}
      data-move={move()?.move}
      onClick={() => {
        const to = move();
        if (to) play.act(to.move);
        else play.read({ kind: 'lord', lord: props.lord, where: props.seat === play.me() ? 'own' : 'rival' });
      }}
    >
      <span class="abyss-buried-points">{at(LORDS, props.lord).influence}</span>
      <SignPicture of={guildSign(props.lord)} class="abyss-buried-sign" />
      <span class="abyss-buried-name">{name()}</span>
    </button>
  );
}
