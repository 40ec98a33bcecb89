import { createKept } from '@fathom/board';
import type { Seat } from '@fathom/kernel';
import { type Closing, type SetShown, scoreNow, setsOf, type View } from '@fathom/nautilus-island/rules';
import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import { askedToClose } from './asked.ts';
import { BonusToken, colourOfCard, FamilyPicture, ObjectCard, PortholePicture } from './pictures.tsx';
import { usePlay } from './play.ts';
import { saysOfSet } from './set-words.ts';
import { tintOf } from './tints.ts';
import './sets.css';

/** The closing a person would think of next: right now, or with the fewest cards more. */
export const nextClosing = (set: SetShown): Closing | undefined => set.closings[0];

/** One's own sets: cards, tokens, porthole, what each is worth now, and what it would be worth closed. */
export function Sets(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const me = () => play.me() ?? 0;
  const sets = createKept(() => setsOf(play.view(), me()));
  const after = createMemo(() => {
    const stored = play.stored();
    return stored ? setsOf(stored as View, me()) : [];
  });
  const picked = () => {
    const [first] = play.picked();
    return first === undefined ? null : colourOfCard(first);
  };
  /** Sets as they lie, with a new one where cards are picked for a colour that has none yet. */
  const shown = () => {
    const colour = picked();
    const begun = colour !== null && sets().some((set) => set.colour === colour);
    return colour === null || begun ? sets() : [...sets(), ...after().filter((set) => set.colour === colour)];
  };
  const then = (set: SetShown) =>
    set.colour === picked() ? after().find((one) => one.colour === set.colour) : undefined;
  return (
    <Show when={shown().length > 0} fallback={<p class="f-second">{words().setsEmpty}</p>}>
      <ul class="isle-sets">
        <For each={shown()}>{(set) => <OwnSet set={set} then={then(set)} seat={me()} />}</For>
      </ul>
    </Show>
  );
}

/** On a phone the set that is asked about is scrolled to, and once that is answered the hand above it comes back. */
function keepInSight(box: HTMLElement, isAsked: boolean, wasAsked: boolean | undefined): void {
  if (isAsked) box.scrollIntoView({ block: 'nearest' });
  else if (wasAsked) box.closest('.isle-dock-scroll')?.scrollTo({ top: 0 });
}

function OwnSet(props: {
  readonly set: SetShown;
  readonly then: SetShown | undefined;
  readonly seat: Seat;
}): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const set = () => props.then ?? props.set;
  const closing = () => nextClosing(set());
  const foot = () => {
    if (set().porthole !== null) return words().closed;
    const next = closing();
    return next ? words().closing(next.more, next.points) : words().tooLarge;
  };
  const says = () => `${saysOfSet(words(), set())}. ${foot()}`;
  const isAsked = createMemo(() => askedToClose(play)?.colour === props.set.colour);
  const refused = () => {
    const refusal = play.props.refused;
    return refusal !== null && refusal.rule === 'R7' && refusal.colour === props.set.colour;
  };
  return (
    <li
      class="isle-set"
      data-place={`set:${props.seat}:${set().colour}`}
      data-says={`set:${props.seat}:${set().colour}`}
      data-closed={set().porthole === null ? undefined : ''}
      data-then={props.then ? '' : undefined}
      data-asked={isAsked() ? '' : undefined}
      ref={(box) => createEffect(on(isAsked, (now, before) => keepInSight(box, now, before)))}
      data-cause={refused() ? '' : undefined}
      style={{ '--tint': tintOf[set().colour].light, '--tint-dark': tintOf[set().colour].dark }}
    >
      <span class="f-unseen">{says()}</span>
      <span class="isle-set-face" aria-hidden="true">
        <Show
          when={!play.brief()}
          fallback={
            <span class="isle-set-brief">
              <FamilyPicture colour={set().colour} />
              <span class="f-numeral">×{set().size}</span>
            </span>
          }
        >
          <span class="isle-set-cards">
            <For each={set().cards}>{(card) => <ObjectCard card={card} shape="tall" />}</For>
          </span>
        </Show>
        <SetTokens set={set()} />
        <span class="isle-set-worth">
          <Show when={!play.brief()}>
            <span class="f-second">{words().now}</span>
          </Show>
          <span class="f-numeral">{set().points}</span>
        </span>
        <span class="isle-set-foot">
          <Show when={play.brief() && set().porthole === null && closing()} fallback={play.brief() ? '' : foot()}>
            {(next) => <>{words().closingShort(next().more, next().points)}</>}
          </Show>
        </span>
      </span>
    </li>
  );
}

/** The tokens and the porthole on a set. */
export function SetTokens(props: { readonly set: SetShown }): JSX.Element {
  const play = usePlay();
  return (
    <span class="isle-set-tokens">
      <For each={props.set.tokens}>
        {({ token, count }) => (
          <For each={Array.from({ length: count })}>{() => <BonusToken mark={play.words().mark[token]} />}</For>
        )}
      </For>
      <Show when={props.set.porthole !== null}>
        <PortholePicture points={props.set.porthole} />
      </Show>
    </span>
  );
}

/** Points as they stand, by where they come from. */
export function Standing(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const score = createMemo(() => scoreNow(play.view(), play.me() ?? 0));
  const bonus = () => {
    const { portholes, treasures, ...rest } = score();
    return Object.values(rest).reduce((sum, points) => sum + points, 0);
  };
  const total = () => bonus() + score().portholes + score().treasures;
  return (
    <dl class="isle-standing">
      <div>
        <dt>{words().bonusTokens}</dt>
        <dd>{bonus()}</dd>
      </div>
      <div>
        <dt>{words().portholePoints}</dt>
        <dd>{score().portholes}</dd>
      </div>
      <div>
        <dt>{words().treasures}</dt>
        <dd>{score().treasures}</dd>
      </div>
      <div class="isle-total">
        <dt>{words().total}</dt>
        <dd>{total()}</dd>
      </div>
    </dl>
  );
}

/** A seat's points as far as this screen knows them. */
export function pointsOf(view: View, seat: Seat): number {
  return Object.values(scoreNow(view, seat)).reduce((sum, points) => sum + points, 0);
}
