import {
  keysOf,
  LOCATIONS,
  LORDS,
  powersOn,
  RACE_OF,
  RACES,
  TOKEN_VALUES,
  VALUE_OF,
  wouldScore,
} from '@fathom/abyss/rules';
import type { Seat } from '@fathom/kernel';
import { For, type JSX, Show } from 'solid-js';
import { AllyPicture } from './ally.tsx';
import { saysScore } from './final.tsx';
import { CoinPicture, SignPicture } from './glyphs.tsx';
import { lootValues } from './location.tsx';
import { LocationArt } from './location-art.tsx';
import { guildSign, LordMini } from './lord.tsx';
import { usePlay } from './play.ts';
import { RACE_SIGNS } from './tints.ts';
import './own.css';

/** Pearls, nebulis and keys, each with its number and name. */
export function Purse(props: { readonly seat: Seat; readonly short?: boolean }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const player = () => play.view().players[props.seat];
  const keys = () => keysOf(play.view(), props.seat);
  return (
    <ul class={props.short ? 'abyss-purse abyss-short' : 'abyss-purse'} data-place={`purse/${props.seat}`}>
      <li>
        <CoinPicture of="pearl" />
        <span class="abyss-purse-number">{player()?.pearls}</span>
        <span class={props.short ? 'f-unseen' : 'abyss-purse-word'}>{words().pearlsWord(player()?.pearls ?? 0)}</span>
      </li>
      <Show when={play.view().options.kraken}>
        <li>
          <CoinPicture of="nebulis" />
          <span class="abyss-purse-number">{player()?.nebulis}</span>
          <span class={props.short ? 'f-unseen' : 'abyss-purse-word'}>{words().nebulisWord}</span>
        </li>
      </Show>
      <li>
        <CoinPicture of="key" />
        <span class="abyss-purse-number">{props.short ? keys() : words().keysOf(keys())}</span>
        <span class={props.short ? 'f-unseen' : 'abyss-purse-word'}>{words().keysWord}</span>
      </li>
    </ul>
  );
}

/** The holder of the kraken figure. */
export function FigureBadge(props: { readonly seat: Seat }): JSX.Element {
  const play = usePlay();
  return (
    <Show when={play.view().figure === props.seat}>
      <span class="abyss-figure-badge">
        <SignPicture of="kraken" />
        {play.words().krakenFigure}
      </span>
    </Show>
  );
}

/** Lords that are free, locations with the lords under them, allies, tokens: everything before a player. */
export function Possessions(props: { readonly seat: Seat; readonly small?: boolean }): JSX.Element {
  return (
    <div class={props.small ? 'abyss-possessions abyss-small' : 'abyss-possessions'}>
      <Lords seat={props.seat} small={props.small} />
      <Held seat={props.seat} />
      <Allies seat={props.seat} />
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
      <div class="abyss-own-row" data-place={`lords/${props.seat}`}>
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

function Held(props: { readonly seat: Seat }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const player = () => play.view().players[props.seat];
  const lordNames = (lords: readonly number[]) => lords.map((lord) => words().lords[LORDS[lord].key].name);
  return (
    <section class="abyss-own-locations">
      <h3>{words().locationsTitle}</h3>
      <div class="abyss-own-row" data-place={`locations/${props.seat}`}>
        <For each={player()?.locations} fallback={<p class="f-second">{words().noLocations}</p>}>
          {(holding) => {
            const text = () => words().locations[LOCATIONS[holding.location].key];
            const move = () => play.moveOf('own-location', holding.location);
            const points = () => wouldScore(play.view(), props.seat, holding.location);
            const loot = () => lootValues(play.view(), holding.location);
            return (
              <div class="abyss-holding" data-place={`under/${LOCATIONS[holding.location].key}`}>
                <button
                  type="button"
                  class="abyss-holding-face"
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
                    {points()}
                  </span>
                  <Show when={loot().length > 0}>
                    <span class="abyss-holding-loot" aria-hidden="true">
                      {words().loot(loot())}
                    </span>
                  </Show>
                </button>
                <Show when={holding.lords.length > 0}>
                  <div class="abyss-buried" data-many={holding.lords.length > 2 ? '' : undefined}>
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
  const name = () => play.words().lords[LORDS[props.lord].key].name;
  return (
    <button
      type="button"
      class="abyss-buried-lord"
      title={name()}
      data-guild={LORDS[props.lord].guild}
      data-lit={move() ? '' : undefined}
      data-move={move()?.move}
      onClick={() => {
        const to = move();
        if (to) play.act(to.move);
        else play.read({ kind: 'lord', lord: props.lord, where: props.seat === play.me() ? 'own' : 'rival' });
      }}
    >
      <span class="abyss-buried-points">{LORDS[props.lord].influence}</span>
      <SignPicture of={guildSign(props.lord)} class="abyss-buried-sign" />
      <span class="abyss-buried-name">{name()}</span>
    </button>
  );
}

function Allies(props: { readonly seat: Seat }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const player = () => play.view().players[props.seat];
  const cardsOf = (race: number) =>
    (player()?.allies ?? []).flatMap((count, card) =>
      RACE_OF[card] === race ? Array.from({ length: count }, () => card) : [],
    );
  const best = (race: number) => Math.max(0, ...cardsOf(race).map((card) => VALUE_OF[card] ?? 0));
  return (
    <section class="abyss-own-allies">
      <h3>{words().affiliated}</h3>
      <div class="abyss-own-row" data-place={`allies/${props.seat}`}>
        <For each={RACES}>
          {(race, i) => (
            <div class="abyss-affiliates">
              <span class="f-unseen">{words().best(words().races[race].many, best(i()))}</span>
              <SignPicture
                of={RACE_SIGNS[i()] ?? 'crab'}
                color={cardsOf(i()).length > 0 ? undefined : '#6F8A96'}
                class="abyss-affiliates-sign"
              />
              <div class="abyss-affiliates-cards" data-many={cardsOf(i()).length > 2 ? '' : undefined}>
                <For each={cardsOf(i()).toReversed()}>
                  {(card) => {
                    const move = () => (props.seat === play.me() ? play.moveOf('ally', card) : undefined);
                    return (
                      <Show when={move()} fallback={<AllyPicture card={card} />}>
                        {(to) => (
                          <button
                            type="button"
                            class="abyss-affiliate"
                            data-lit=""
                            data-move={to().move}
                            aria-label={play.moveName(to())}
                            onClick={() => play.act(to().move)}
                          >
                            <AllyPicture card={card} />
                          </button>
                        )}
                      </Show>
                    );
                  }}
                </For>
              </div>
              <span class="abyss-affiliates-best" aria-hidden="true">
                {best(i()) || '–'}
              </span>
            </div>
          )}
        </For>
      </div>
    </section>
  );
}

/** How many tokens; their values only while a finger says so, and only to their owner. */
function Tokens(props: { readonly seat: Seat }): JSX.Element {
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
      <div class="abyss-token-row" data-place={`tokens/${props.seat}`}>
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
          <p class="abyss-sentinel-line">
            <CoinPicture of="sentinel" />
            {sentinel.area ? words().sentinelAt[sentinel.area] : words().sentinelHere}
          </p>
        )}
      </For>
    </section>
  );
}

/** The powers that bear on this person now: one's own, and opponents' against one. */
export function Powers(props: { readonly seat: Seat }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  return (
    <ul class="abyss-powers" aria-label={words().powersNow}>
      <For each={powersOn(play.view(), props.seat)}>
        {(bearing) => (
          <li data-against={bearing.by !== props.seat ? '' : undefined} data-used={bearing.used ? '' : undefined}>
            <button type="button" onClick={() => play.read({ kind: 'lord', lord: bearing.lord, where: 'own' })}>
              <strong>{words().lords[LORDS[bearing.lord].key].name}</strong>{' '}
              {bearing.by === props.seat ? '' : `${words().powerBy(play.name(bearing.by))} `}
              {bearing.used ? words().used : words().lords[LORDS[bearing.lord].key].brief}
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}

/** One's own side of the table but for the hand. */
export function Own(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  return (
    <section class="abyss-own" data-region="own" data-me="" aria-label={words().you}>
      <div class="abyss-own-head">
        <h2 class="f-title">{play.name(play.me())}</h2>
        <p class="f-second">{saysScore(play, play.me())}</p>
        <FigureBadge seat={play.me()} />
        <Purse seat={play.me()} />
      </div>
      <Possessions seat={play.me()} />
    </section>
  );
}
