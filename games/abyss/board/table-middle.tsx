import {
  CARD_NAMES,
  type Card,
  guardedBy,
  isKraken,
  MONSTER,
  price,
  RACES,
  RECRUITER,
  rewardSpace,
  shielded,
  THREAT_REWARDS,
  TREASURER,
  VALUE_OF,
} from '@fathom/abyss/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { AllyBack, AllyPicture } from './ally.tsx';
import { Compass } from './compass.tsx';
import { CoinPicture, SignPicture } from './glyphs.tsx';
import { CourtLord } from './lord.tsx';
import { usePlay } from './play.ts';
import { RACE_SIGNS, SHADE, TINT } from './tints.ts';
import './table-middle.css';

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Six places, place 1 next to the deck. */
export function Court(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const modifiers = () => {
    const { holder } = play.view();
    const by: string[] = [];
    if (holder[TREASURER] === play.me()) by.push(words().modifiers.treasurer);
    const recruiter = holder[RECRUITER] ?? -1;
    if (recruiter >= 0 && recruiter !== play.me() && !shielded(play.view(), play.me()))
      by.push(words().modifiers.recruiter(play.name(recruiter)));
    return by;
  };
  const plot = () => play.choices().all.find(({ deed }) => deed === 'plot');
  return (
    <section class="abyss-court" data-region="court" aria-label={words().court}>
      <div class="abyss-part-head">
        <h2 class="f-title">{words().court}</h2>
        <p class="f-second">{words().courtLine(modifiers())}</p>
      </div>
      <div class="abyss-court-row">
        <div class="abyss-lord-deck">
          <div class="abyss-lord-deck-pile" data-place="lord-deck">
            <Compass />
            <span class="abyss-pile-count">{play.view().lordDeck.length}</span>
            <span class="abyss-pile-word">{words().lordsLeft}</span>
          </div>
          <button
            type="button"
            class="abyss-plot f-button"
            data-lit={plot() ? '' : undefined}
            data-move={plot()?.move}
            aria-disabled={plot() ? undefined : true}
            onClick={() => {
              const to = plot();
              if (to) play.act(to.move);
              else if (play.live()) play.ask('plot');
            }}
          >
            {words().plot} <span class="f-unseen">, {words().plotText}</span>
            <CoinPicture of="pearl" />
          </button>
        </div>
        <For each={play.view().court}>
          {(lord, place) => (
            <Show
              when={lord >= 0}
              fallback={
                <div
                  class="abyss-court-empty"
                  data-place={`court/${place() + 1}`}
                  role="img"
                  aria-label={words().emptyPlace(place() + 1)}
                />
              }
            >
              <CourtLord lord={lord} place={place()} />
            </Show>
          )}
        </For>
      </div>
    </section>
  );
}

/** The track of five places; the newest card may be for sale. */
export function Exploration(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const last = () => play.view().track.length - 1;
  const places = [0, 1, 2, 3, 4];
  const asked = () => {
    const at = play.view().stack.at(-1)?.at;
    return at === 'offer' || at === 'ally' || at === 'monster' || at === 'kraken-left';
  };
  const current = () => (play.view().stack.at(-1)?.at === 'kraken-left' ? 0 : last());
  const move = () => play.choices().plain.find(({ deed }) => deed === 'buy' || deed === 'take' || deed === 'fight');
  return (
    <section class="abyss-exploration" data-region="exploration" aria-label={words().exploration}>
      <div class="abyss-part-head">
        <h2 class="f-title">{words().exploration}</h2>
        <Show when={asked() && play.view().track[last()] !== MONSTER}>
          <p class="f-second">{words().nextPrice(price(play.view()))}</p>
        </Show>
      </div>
      <div class="abyss-track">
        <div class="abyss-deck" data-place="deck">
          <AllyBack />
          <span class="abyss-deck-count" role="img" aria-label={`${sum(play.view().deck)} ${words().cardsLeft}`}>
            {sum(play.view().deck)}
          </span>
        </div>
        <For each={places}>
          {(place) => (
            <div class="abyss-track-place" data-place={`track/${place + 1}`}>
              <Show
                when={place <= last()}
                fallback={
                  <div
                    class="abyss-track-empty"
                    role="img"
                    aria-label={`${words().place(place + 1)}${place === 4 ? `, ${words().earnsPearl}` : ''}`}
                  >
                    <Show when={place === 4} fallback={place + 1}>
                      <CoinPicture of="pearl" />
                      <span>{words().earnsPearl}</span>
                    </Show>
                  </div>
                }
              >
                <TrackCard
                  card={play.view().track[place] ?? MONSTER}
                  now={asked() && place === current()}
                  move={asked() && place === current() ? move()?.move : undefined}
                />
              </Show>
            </div>
          )}
        </For>
      </div>
    </section>
  );
}

function TrackCard(props: {
  readonly card: Card;
  readonly now: boolean;
  readonly move: string | undefined;
}): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const name = () => words().card(CARD_NAMES[props.card] ?? 'monster');
  const caption = () => {
    if (!props.now) return words().leftLying;
    return play.view().stack.at(-1)?.at === 'offer' ? words().onOffer(price(play.view())) : words().upNow;
  };
  return (
    <>
      <Show
        when={props.move}
        fallback={
          <span
            class="abyss-track-card"
            data-now={props.now ? '' : undefined}
            data-left={props.now ? undefined : ''}
            role="img"
            aria-label={`${name()}, ${caption()}`}
          >
            <AllyPicture card={props.card} />
          </span>
        }
      >
        {(move) => (
          <button
            type="button"
            class="abyss-track-card"
            data-now=""
            data-lit=""
            data-move={move()}
            aria-label={`${name()}, ${caption()}`}
            onClick={() => {
              const to = play.choices().plain.find((one) => one.move === move());
              if (to) play.act(to.move);
            }}
          >
            <AllyPicture card={props.card} />
          </button>
        )}
      </Show>
      <span class="abyss-track-caption" aria-hidden="true">
        {caption()}
      </span>
    </>
  );
}

/** Six spaces and what a fight earns on each. */
export function Threat(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const now = createMemo(() => {
    const reward = THREAT_REWARDS[rewardSpace(play.view(), play.me()) - 1];
    return words().fightNow(words().reward(reward?.keys ?? 0, reward?.units ?? 0));
  });
  return (
    <section class="abyss-threat" aria-label={words().threat}>
      <div class="abyss-part-head">
        <h2 class="f-title">{words().threat}</h2>
        <p class="f-second">{words().tokensLeft(play.view().poolCount)}</p>
      </div>
      <ol class="abyss-threat-spaces" data-place="token-pool">
        <For each={THREAT_REWARDS}>
          {(reward, i) => (
            <li
              class="abyss-threat-space"
              data-place={`threat/${i() + 1}`}
              data-now={play.view().threat === i() + 1 ? '' : undefined}
            >
              <span class="f-unseen">
                {words().threatSpace(
                  i() + 1,
                  words().reward(reward.keys, reward.units),
                  play.view().threat === i() + 1,
                )}
              </span>
              <span class="abyss-threat-number" aria-hidden="true">
                {i() + 1}
              </span>
              <span class="abyss-threat-reward" aria-hidden="true">
                <For each={Array.from({ length: reward.keys })}>{() => <CoinPicture of="key" />}</For>
                <For each={Array.from({ length: reward.units })}>{() => <CoinPicture of="unit" />}</For>
              </span>
            </li>
          )}
        </For>
      </ol>
      <p class="abyss-threat-now">{now()}</p>
    </section>
  );
}

/** Five stacks. What lies in them is open, unless the game is played from memory. */
export function Council(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  return (
    <section class="abyss-council" data-region="council" aria-label={words().council}>
      <div class="abyss-part-head">
        <h2 class="f-title">{words().council}</h2>
        <button type="button" class="abyss-look" data-place="discard" onClick={() => play.read({ kind: 'council' })}>
          {words().discardLine(sum(play.view().discard))}
        </button>
      </div>
      <div class="abyss-stacks">
        <For each={RACES}>{(_, race) => <Stack race={race()} />}</For>
      </div>
    </section>
  );
}

function Stack(props: { readonly race: number }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const stack = () => play.view().council[props.race] ?? [];
  const size = () => sum(stack());
  const sign = RACE_SIGNS[props.race] ?? 'crab';
  const race = RACES[props.race] ?? 'crab';
  const move = () => play.moveOf('stack', props.race);
  const held = () => heldIn(stack());
  const owner = () => guardedBy(play.view(), 'council', props.race);
  const label = () => {
    const parts = [words().stack(words().races[race].many, size())];
    if (play.view().options.openMemory && size() > 0)
      parts.push(words().list(held().map((card) => words().card(CARD_NAMES[card] ?? 'monster'))));
    if (owner() >= 0)
      parts.push(owner() === play.me() ? words().reservedByYou : words().reservedBy(play.name(owner())));
    return parts.join(', ');
  };
  const touch = () => {
    const to = move();
    if (to) play.act(to.move);
    else if (play.frame()?.at === 'action' && play.mode() === null) play.ask(`council:${race}`);
    else play.read({ kind: 'council' });
  };
  return (
    <button
      type="button"
      class="abyss-stack"
      data-place={`council/${race}`}
      data-empty={size() === 0 ? '' : undefined}
      data-refused={play.props.refused?.rule === 'A1' && play.props.refused.race === race ? '' : undefined}
      data-lit={move() ? '' : undefined}
      data-move={move()?.move}
      onClick={touch}
    >
      <span class="f-unseen">{label()}</span>
      <svg class="abyss-stack-pile" viewBox="0 -14 36 92" aria-hidden="true">
        <Show
          when={size() > 0}
          fallback={
            <rect x="1.5" y="1" width="33" height="74" rx="7" fill="none" stroke="#8BA6B0" stroke-dasharray="3 3" />
          }
        >
          <For each={Array.from({ length: Math.min(4, size()) })}>
            {(_, k) => (
              <rect
                x="1.5"
                y={1 - k() * 4}
                width="33"
                height="74"
                rx="7"
                fill={SHADE[sign]}
                stroke={TINT[sign]}
                stroke-width="1.1"
              />
            )}
          </For>
        </Show>
      </svg>
      <SignPicture of={sign} color={size() === 0 ? '#6F8A96' : undefined} class="abyss-stack-sign" />
      <Show when={owner() >= 0}>
        <CoinPicture of="sentinel" class="abyss-stack-guard" />
      </Show>
      <Show when={play.view().options.openMemory && size() > 0}>
        <span class="abyss-stack-values" aria-hidden="true">
          <For each={held().slice(0, 5)}>{(card) => <Pip card={card} />}</For>
        </span>
      </Show>
      <span class="abyss-stack-count" aria-hidden="true">
        {size()}
      </span>
    </button>
  );
}

function Pip(props: { readonly card: Card }): JSX.Element {
  return <span data-kraken={isKraken(props.card) ? '' : undefined}>{VALUE_OF[props.card]}</span>;
}

/** The cards of a pile one by one, the highest first. */
export function heldIn(pile: readonly number[]): number[] {
  return pile
    .flatMap((count, card) => Array.from({ length: count }, () => card))
    .sort((a, b) => (VALUE_OF[b] ?? 0) - (VALUE_OF[a] ?? 0));
}
