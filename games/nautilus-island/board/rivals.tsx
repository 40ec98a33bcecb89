import { createKept, Sheet } from '@fathom/board';
import type { Seat } from '@fathom/kernel';
import { handOf, type SetShown, setsOf } from '@fathom/nautilus-island/rules';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { BonusToken, CardsSign, CastawayFigure, FamilyPicture, ObjectCard, PortholePicture } from './pictures.tsx';
import { usePlay } from './play.ts';
import { saysOfSet } from './set-words.ts';
import { pointsOf } from './sets.tsx';
import { seatLook, tintOf } from './tints.ts';
import './rivals.css';

/** The other seats, clockwise from the one whose hand is open. */
export function rivalsOf(seats: number, me: Seat | null): Seat[] {
  return me === null
    ? Array.from({ length: seats }, (_, seat) => seat)
    : Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats);
}

/** Panels beside the board: sets, tokens and portholes in sight, the size of the hand, and what of it everybody saw. */
export function Rivals(): JSX.Element {
  const play = usePlay();
  return (
    <For each={rivalsOf(play.view().seats, play.me())}>
      {(seat) => (
        <section
          class="isle-rival f-panel"
          style={{ 'border-color': `color-mix(in srgb, ${seatLook(seat).tint} 55%, transparent)` }}
        >
          <details class="isle-known">
            <summary class="isle-rival-head" data-place={`hand:${seat}`}>
              <CastawayFigure seat={seat} />
              <h2 class="f-title">{play.props.name(seat)}</h2>
              <span class="isle-rival-facts">
                <span>{play.words().rivalHand(handOf(play.view(), seat).count)}</span>
                <span>{play.words().rivalPoints(pointsOf(play.view(), seat))}</span>
              </span>
            </summary>
            <p class="f-second">{play.words().known(known(play.view(), seat))}</p>
            <KnownCards seat={seat} />
          </details>
          <RivalSets seat={seat} />
        </section>
      )}
    </For>
  );
}

type View = Parameters<typeof handOf>[0];

const known = (view: View, seat: Seat): number => {
  const { count, unseen } = handOf(view, seat);
  return count - unseen;
};

function RivalSets(props: { readonly seat: Seat }): JSX.Element {
  const play = usePlay();
  const sets = createKept(() => setsOf(play.view(), props.seat));
  return (
    <Show when={sets().length > 0} fallback={<p class="f-second isle-no-sets">{play.words().rivalNoSets}</p>}>
      <ul class="isle-chips">
        <For each={sets()}>{(set) => <Chip set={set} seat={props.seat} />}</For>
      </ul>
    </Show>
  );
}

function Chip(props: { readonly set: SetShown; readonly seat: Seat }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const says = () => saysOfSet(words(), props.set);
  return (
    <li
      class="isle-chip"
      data-place={`set:${props.seat}:${props.set.colour}`}
      data-says={`set:${props.seat}:${props.set.colour}`}
      title={says()}
      style={{
        background: tintOf[props.set.colour].dark,
        'border-color': `color-mix(in srgb, ${tintOf[props.set.colour].light} 80%, transparent)`,
      }}
    >
      <span class="f-unseen">{says()}</span>
      <FamilyPicture colour={props.set.colour} />
      <span class="f-numeral" aria-hidden="true">
        ×{props.set.size}
      </span>
      <span class="isle-chip-tokens" aria-hidden="true">
        <For each={props.set.tokens}>
          {({ token, count }) => (
            <For each={Array.from({ length: count })}>{() => <BonusToken mark={words().mark[token]} />}</For>
          )}
        </For>
        <Show when={props.set.porthole !== null}>
          <PortholePicture points={props.set.porthole} />
        </Show>
      </span>
    </li>
  );
}

function KnownCards(props: { readonly seat: Seat }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const hand = createKept(() => handOf(play.view(), props.seat));
  const kinds = () => hand().colours.flatMap((colour) => colour.cards);
  return (
    <div class="isle-known-body">
      <ul class="isle-known-cards" aria-label={words().knownCards}>
        <For each={kinds()}>
          {({ card, count }) => (
            <li title={words().capital(words().cards[card])} data-says={`card:${card}`}>
              <ObjectCard card={card} shape="small" />
              <span class="f-unseen">{words().cardSays(card, count, [])}</span>
              <Show when={count > 1}>
                <span class="isle-count" aria-hidden="true">
                  ×{count}
                </span>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={hand().unseen > 0}>
        <p class="f-second">{words().unknownCards(hand().unseen)}</p>
      </Show>
    </div>
  );
}

/** On a narrow screen a line each; touching it tells the rest. */
export function RivalLines(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const [open, setOpen] = createSignal<{ readonly seat: Seat } | null>(null);
  const sets = (seat: Seat) => setsOf(play.view(), seat);
  const rivals = createMemo(() => rivalsOf(play.view().seats, play.me()));
  return (
    <>
      <ul class="isle-lines" aria-label={words().rivals} data-tiles={rivals().length > 1 ? '' : undefined}>
        <For each={rivals()}>
          {(seat) => (
            <li>
              <button
                type="button"
                class="isle-line"
                data-place={`hand:${seat}`}
                style={{ 'border-color': `color-mix(in srgb, ${seatLook(seat).tint} 55%, transparent)` }}
                onClick={() => setOpen({ seat })}
              >
                <CastawayFigure seat={seat} />
                <span class="isle-line-name">{play.props.name(seat)}</span>
                <span class="f-unseen">, {words().rivalHand(handOf(play.view(), seat).count)}</span>
                <span class="isle-line-hand" aria-hidden="true">
                  <span>{words().rivalShort(handOf(play.view(), seat).count)}</span>
                  <span>
                    <CardsSign /> {handOf(play.view(), seat).count}
                  </span>
                </span>
                <span class="isle-line-sets" aria-hidden="true">
                  <For each={sets(seat)}>
                    {(set) => (
                      <span
                        class="isle-dot"
                        data-place={`set:${seat}:${set.colour}`}
                        data-closed={set.porthole === null ? undefined : ''}
                        style={{ background: tintOf[set.colour].dark, 'border-color': tintOf[set.colour].light }}
                      >
                        <FamilyPicture colour={set.colour} />
                        <span>{set.size}</span>
                      </span>
                    )}
                  </For>
                </span>
                <span class="f-numeral isle-line-points" aria-hidden="true">
                  {pointsOf(play.view(), seat)}
                </span>
                <span class="f-unseen">
                  , {words().inSightSays(pointsOf(play.view(), seat))}. {words().details(play.props.name(seat))}
                </span>
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={open()} keyed>
        {({ seat }) => (
          <Sheet title={play.props.name(seat)} close={words().closeSheet} onClose={() => setOpen(null)}>
            <div class="isle isle-sheet">
              <p class="f-second">
                {words().inSightSays(pointsOf(play.view(), seat))} ·{' '}
                {words().rivalHand(handOf(play.view(), seat).count)} · {words().known(known(play.view(), seat))}
              </p>
              <RivalSets seat={seat} />
              <KnownCards seat={seat} />
            </div>
          </Sheet>
        )}
      </Show>
    </>
  );
}
