import { KRAKEN_RACE, LOCATIONS, LORDS, RACES } from '@fathom/abyss/rules';
import { Sheet } from '@fathom/board';
import { at } from '@fathom/kernel';
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import type { PieceKind } from './choices.ts';
import { heldIn } from './council.tsx';
import { SignPicture } from './glyphs.tsx';
import { Legend } from './legend.tsx';
import { LocationFacts, LocationTile } from './location.tsx';
import { LordWindow, RacesAsked, raceName, Timing } from './lord.tsx';
import { isGiven, NO_ORDER } from './orders.ts';
import { Own } from './own.tsx';
import { OutOfReach, Payments } from './payment.tsx';
import { type Reading, usePlay } from './play.ts';
import { Powers } from './powers.tsx';
import { HandContents, Pile, RivalDetails } from './rivals.tsx';
import { RACE_SIGNS } from './tints.ts';
import './reader.css';

/** Whatever somebody wants to look at more closely, in a sheet that leaves the board visible. */
export function Reader(): JSX.Element {
  const play = usePlay();
  const close = () => play.read(null);
  const reading = <Kind extends Reading['kind']>(kind: Kind) => {
    const now = play.reading();
    return now?.kind === kind ? (now as Extract<Reading, { readonly kind: Kind }>) : false;
  };
  const words = () => play.words();
  const isOwn = (location: number) =>
    play.view().players.some(({ locations }) => locations.some((held) => held.location === location));
  return (
    <Switch>
      <Match when={reading('lord')}>
        {(now) => (
          <Sheet title={words().lords[at(LORDS, now().lord).key].name} close={words().close} onClose={close}>
            <LordDetails lord={now().lord} where={now().where} />
          </Sheet>
        )}
      </Match>
      <Match when={reading('location')}>
        {(now) => (
          <Sheet
            title={words().locations[at(LOCATIONS, now().location).key].name}
            close={words().close}
            onClose={close}
          >
            <LocationFacts location={now().location} />
            <Why kind={isOwn(now().location) ? 'own-location' : 'location'} what={now().location} />
          </Sheet>
        )}
      </Match>
      <Match when={reading('rival')}>
        {(now) => (
          <Sheet title={play.name(now().seat)} close={words().close} onClose={close}>
            <Why kind="seat" what={now().seat} />
            <RivalDetails seat={now().seat} />
          </Sheet>
        )}
      </Match>
      <Match when={reading('council')}>
        <Sheet title={words().contents} close={words().close} onClose={close}>
          <Contents />
        </Sheet>
      </Match>
      <Match when={reading('you')}>
        <Sheet title={play.name(play.me())} close={words().close} onClose={close}>
          <div class="abyss-sheet">
            <Own />
            <Powers seat={play.me()} />
          </div>
        </Sheet>
      </Match>
      <Match when={reading('places')}>
        <Sheet title={words().locationsTitle} close={words().close} onClose={close}>
          <div class="abyss-sheet">
            <Places />
          </div>
        </Sheet>
      </Match>
      <Match when={reading('legend')}>
        <Sheet title={words().legend} close={words().close} onClose={close}>
          <Legend signs />
        </Sheet>
      </Match>
      <Match when={reading('orders')}>
        <Sheet title={words().orders} close={words().close} onClose={close}>
          <StandingOrders onChosen={close} />
        </Sheet>
      </Match>
    </Switch>
  );
}

/** Why what is being read about cannot be touched now, if something else could be. */
function Why(props: { readonly kind: PieceKind; readonly what: number }): JSX.Element {
  const play = usePlay();
  const why = () => (play.moveOf(props.kind, props.what) ? '' : play.why(props.kind, props.what));
  return <Show when={why()}>{(sentence) => <p class="abyss-out-of-reach">{sentence()}</p>}</Show>;
}

function LordDetails(props: { readonly lord: number; readonly where: 'court' | 'own' | 'rival' }): JSX.Element {
  const play = usePlay();
  const court = () => props.where === 'court';
  const words = () => play.words();
  const card = () => at(LORDS, props.lord);
  const text = () => words().lords[card().key];
  const standing = () => (court() ? play.court().get(props.lord) : undefined);
  const named = () => {
    const race = standing()?.named ?? card().named;
    return race < 0 ? '' : words().races[RACES[race] ?? 'crab'].one;
  };
  const payable = () => {
    const now = standing();
    return now && play.moveOf('lord', props.lord)?.deed === 'recruit' ? now : undefined;
  };
  return (
    <div class="abyss-lord-details" data-guild={card().guild}>
      <div class="abyss-lord-facts">
        <LordWindow lord={props.lord} />
        <div>
          <p class="abyss-lord-power">
            <Timing lord={props.lord} />
            {text().power || words().noPower}
          </p>
          <p class="f-second">
            {words().capital(words().guilds[card().guild].one)} · {words().influence(card().influence)}
            <Show when={card().keys > 0}> · {words().withKey}</Show>
          </p>
          <Show when={court()}>
            <p class="abyss-lord-cost">
              <span class="abyss-cost-round">{standing()?.cost ?? card().cost}</span>
              <Show when={standing() && standing()?.cost !== card().cost}>
                <s>{card().cost}</s>
              </Show>
              <span>{words().asks(card().races, named())}</span>
              <RacesAsked races={card().races} named={standing()?.named ?? card().named} />
            </p>
          </Show>
        </div>
      </div>
      <Show
        when={payable()}
        fallback={
          <Show
            when={standing() && !standing()?.payable && standing()}
            keyed
            fallback={<Why kind={court() ? 'lord' : 'own-lord'} what={props.lord} />}
          >
            {(now) => <OutOfReach standing={now} />}
          </Show>
        }
      >
        {(now) => <Payments standing={now()} onPaid={() => play.read(null)} />}
      </Show>
    </div>
  );
}

/** Locations face up and drawn, and how many are left. */
export function Places(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return (
    <>
      <Show when={play.view().drawn.length > 0}>
        <h3 class="abyss-sheet-title">{words().drawnNow}</h3>
        <div class="abyss-location-list" data-place="drawn">
          <For each={play.view().drawn}>{(location) => <LocationTile location={location} drawn />}</For>
        </div>
      </Show>
      <div class="abyss-location-list" data-place="face-up">
        <For each={play.view().faceUp}>{(location) => <LocationTile location={location} />}</For>
      </div>
      <p class="f-second" data-place="location-pile" data-says="location-pile">
        {words().faceDown(play.view().locationPile.length)}
        <Show when={play.view().options.kraken}> · {words().lootDeck(sum(play.view().lootDeck))}</Show>
      </p>
    </>
  );
}

/** Stacks, discard and hands: what all have seen, if the game is not played from memory. */
function Contents(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const seats = () => Array.from({ length: play.view().seats }, (_, seat) => seat);
  const healing = () => play.frame()?.at === 'healer';
  return (
    <Show
      when={play.view().options.openMemory}
      fallback={
        <>
          <p class="f-second">{words().contentsHidden}</p>
          <Show when={healing()}>
            <h3 class="abyss-sheet-title">{words().discard}</h3>
            <Pile cards={heldIn(play.view().discard)} />
          </Show>
        </>
      }
    >
      <Show when={!play.live()}>
        <p class="abyss-out-of-reach">{play.why('stack', 0)}</p>
      </Show>
      <p class="f-second">{words().contentsLine}</p>
      <For each={RACES}>
        {(race, i) => (
          <>
            <h3 class="abyss-sheet-title">
              {words().stack(
                words().races[race].many,
                (play.view().council[i()] ?? []).reduce((total, count) => total + count, 0),
              )}
            </h3>
            <Pile cards={heldIn(play.view().council[i()] ?? [])} />
          </>
        )}
      </For>
      <h3 class="abyss-sheet-title">{words().discard}</h3>
      <Pile cards={heldIn(play.view().discard)} />
      <For each={seats()}>{(seat) => <HandContents seat={seat} />}</For>
    </Show>
  );
}

/** What to say to offers without being asked. */
function StandingOrders(props: { readonly onChosen: () => void }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const choose = (below: number, turn: boolean) => {
    props.onChosen();
    play.give({ ...play.order(), below, turn: turn ? 'now' : '' });
  };
  const askAlways = () => {
    props.onChosen();
    play.give(NO_ORDER);
  };
  const races = () => [...RACES.keys(), ...(play.view().options.kraken ? [KRAKEN_RACE] : [])];
  const toggle = (race: number) => {
    const given = play.order().races;
    play.give({
      ...play.order(),
      races: given.includes(race) ? given.filter((one) => one !== race) : [...given, race],
    });
  };
  return (
    <div class="abyss-order-choices">
      <button type="button" class="f-button" data-order="ask" aria-pressed={!isGiven(play.order())} onClick={askAlways}>
        {words().orderAsk}
      </button>
      <For each={[2, 3, 4, 5]}>
        {(value) => (
          <button
            type="button"
            class="f-button"
            data-order={`below-${value}`}
            aria-pressed={play.order().below === value && play.order().turn === ''}
            onClick={() => choose(value, false)}
          >
            {words().orderBelow(value)}
          </button>
        )}
      </For>
      <button
        type="button"
        class="f-button"
        data-order="turn"
        aria-pressed={play.order().turn !== ''}
        onClick={() => choose(play.order().below, true)}
      >
        {words().orderTurn}
      </button>
      <fieldset class="abyss-order-races">
        <legend class="abyss-sheet-title">{words().orderRaces}</legend>
        <For each={races()}>
          {(race) => (
            <button
              type="button"
              class="f-button"
              data-order={`race-${race}`}
              aria-pressed={play.order().races.includes(race)}
              onClick={() => toggle(race)}
            >
              <SignPicture of={RACE_SIGNS[race] ?? 'crab'} />
              {words().capital(words().races[raceName(race)].many)}
            </button>
          )}
        </For>
      </fieldset>
      <h3 class="abyss-sheet-title">{words().orderEndTitle}</h3>
      <button
        type="button"
        class="f-button"
        data-order="ends"
        aria-pressed={play.order().ends}
        onClick={() => play.give({ ...play.order(), ends: !play.order().ends })}
      >
        {words().orderEnd}
      </button>
      <p class="abyss-orders-hold">{words().ordersHold}</p>
    </div>
  );
}
