import { type Card, type Colour, type HandColour, handOf, objects } from '@fathom/nautilus-island/rules';
import { createMemo, For, Index, type JSX, Show } from 'solid-js';
import { noted } from './choices.ts';
import { colourOfCard, ObjectCard } from './pictures.tsx';
import { usePlay } from './play.ts';
import { tintOf } from './tints.ts';
import './hand.css';

const treasures: readonly string[] = objects.treasures;

/** The hand, grouped by colour and object. Copies lie under one another; each touch picks one more of them to store. */
export function Hand(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const hand = createMemo(() => handOf(play.view(), play.me() ?? 0));
  return (
    <Show
      when={hand().count > 0}
      fallback={
        <p class="f-second isle-hand-empty" data-place={`hand:${play.me()}`}>
          {words().handEmpty}
        </p>
      }
    >
      <ul
        class="isle-hand"
        data-region="hand"
        data-place={`hand:${play.me()}`}
        data-many={hand().count > 18 ? '' : undefined}
      >
        <Index each={hand().colours}>{(colour) => <ColourGroup group={colour()} />}</Index>
      </ul>
    </Show>
  );
}

function ColourGroup(props: { readonly group: HandColour }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const note = () => {
    if (props.group.colour === 'treasures') return words().treasurePoints(props.group.points);
    return props.group.storable ? '' : words().closedHere;
  };
  return (
    <li
      class="isle-group"
      style={{ '--tint': tintOf[props.group.colour].light }}
      data-storable={props.group.storable ? '' : undefined}
    >
      <span class="isle-group-cards">
        <Index each={props.group.cards}>
          {(kind) => <Kind card={kind().card} count={kind().count} open={kind().open} colour={props.group.colour} />}
        </Index>
      </span>
      <span class="isle-group-foot">
        <span class="isle-group-name">{words().capital(words().colours[props.group.colour])}</span>
        <Show when={note()}>
          <span class="isle-group-note">{note()}</span>
        </Show>
      </span>
    </li>
  );
}

/** All copies of one object. */
function Kind(props: {
  readonly card: Card;
  readonly count: number;
  readonly open: number;
  readonly colour: Colour;
}): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const move = () => play.choices().store.get(props.card);
  const picked = () => play.picked().filter((card) => card === props.card).length;
  const value = () => {
    const at = treasures.indexOf(props.card);
    return at < 0 ? undefined : play.view().treasures[at];
  };
  const fresh = () => play.fresh(play.me() ?? 0).includes(props.card);
  const secret = () => props.count - props.open;
  const label = () =>
    words().cardSays(props.card, props.count, [
      words().colours[props.colour],
      ...(value() === undefined ? [] : [words().worth(value() ?? 0)]),
      ...(secret() > 0 ? [words().secret] : []),
      ...(fresh() ? [words().freshSays] : []),
      ...(picked() > 0 ? [words().picked(picked(), props.count)] : []),
    ]);
  const refused = () => {
    const refusal = play.props.refused;
    if (refusal === null) return false;
    return refusal.card === props.card || (refusal.reason === 'full' && picked() > 0);
  };
  const copies = () => Array.from({ length: props.count }, (_, copy) => copy);
  return (
    <button
      type="button"
      class="isle-kind"
      aria-pressed={move() ? picked() > 0 : undefined}
      title={words().capital(words().cards[props.card])}
      data-card={props.card}
      data-lit={move() ? '' : undefined}
      data-move={noted(move())}
      data-cause={refused() ? '' : undefined}
      data-colour={colourOfCard(props.card)}
      onClick={() => play.pick(props.card)}
    >
      <span class="f-unseen">{label()}</span>
      <For each={copies()}>
        {(copy) => (
          <span class="isle-copy" data-picked={copy >= props.count - picked() ? '' : undefined}>
            <ObjectCard card={props.card} shape="tall" value={value()} />
            <Show when={copy >= props.open}>
              <span class="isle-secret" aria-hidden="true" />
            </Show>
          </span>
        )}
      </For>
      <Show when={props.count > 1}>
        <span class="isle-count" aria-hidden="true">
          {picked() > 0 ? `${picked()}/${props.count}` : `×${props.count}`}
        </span>
      </Show>
      <Show when={fresh()}>
        <span class="isle-fresh" aria-hidden="true">
          {words().fresh}
        </span>
      </Show>
    </button>
  );
}
