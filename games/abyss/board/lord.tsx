import { guardedBy, LORDS, type Lord, type LordFor, type Payment, VALUE_OF } from '@fathom/abyss/rules';
import { ensureMetals, outline } from '@fathom/board';
import { at } from '@fathom/kernel';
import { For, type JSX, Show } from 'solid-js';
import { signOf } from './ally.tsx';
import { CoinPicture, SignPicture } from './glyphs.tsx';
import { lordLabel, missing, raceName } from './lord-words.ts';
import { usePlay } from './play.ts';
import { Portrait } from './portrait.tsx';
import { GUILD_SIGN, RACE_SIGNS } from './tints.ts';
import './lord.css';

export function Rosette(props: { readonly points: number }): JSX.Element {
  ensureMetals();
  return (
    <svg class="abyss-rosette" viewBox="-17 -17 34 34" aria-hidden="true">
      <path d={outline('scallop', 16)} fill="url(#f-brass)" stroke="#140D02" />
      <text y="6.6" text-anchor="middle">
        {props.points}
      </text>
    </svg>
  );
}

/** A lord as on its card: who it is, what it is worth, and the keys it brings. */
export function LordWindow(props: { readonly lord: Lord; readonly children?: JSX.Element }): JSX.Element {
  const card = () => at(LORDS, props.lord);
  return (
    <span class="abyss-lord-window" aria-hidden="true">
      <Portrait lord={props.lord} />
      <Rosette points={card().influence} />
      <Show when={card().keys > 0}>
        <span class="abyss-key-round">
          <CoinPicture of="key" />
        </span>
      </Show>
      {props.children}
    </span>
  );
}

export function useLordLabel(): (lord: Lord, standing?: LordFor) => string {
  const play = usePlay();
  return (lord, standing) => lordLabel(play, lord, standing);
}

/** When a lord's power works: on arrival, once in each turn, or for good. Nothing for a lord without one. */
export function Timing(props: { readonly lord: Lord }): JSX.Element {
  const play = usePlay();
  const timing = () => at(LORDS, props.lord).timing;
  return (
    <Show when={timing() !== 'none'}>
      <span class="abyss-timing" data-timing={timing()}>
        {play.words().timing[timing()]}
      </span>
    </Show>
  );
}

/** Set smaller, so that the whole name can be read on a small card. */
const isLong = (name: string) => name.length > 9;

export { missing, raceName };

/** The races a lord asks for: the named one by its sign, others as dashed rings. */
export function RacesAsked(props: { readonly races: number; readonly named: number }): JSX.Element {
  const open = () => props.races - (props.named >= 0 ? 1 : 0);
  return (
    <span class="abyss-races-asked" data-many={props.races > 3 ? '' : undefined} aria-hidden="true">
      <Show when={props.named >= 0}>
        <SignPicture of={RACE_SIGNS[props.named] ?? 'crab'} class="abyss-race-named" />
      </Show>
      <For each={Array.from({ length: open() })}>{() => <span class="abyss-race-open" />}</For>
    </span>
  );
}

/** Cards and pearls of a payment, in signs. */
export function PaymentSigns(props: { readonly payment: Payment; readonly short?: boolean }): JSX.Element {
  return (
    <span class="abyss-payment-signs" aria-hidden="true">
      <For each={props.payment.cards}>
        {(card) => (
          <span class="abyss-payment-card">
            <SignPicture of={signOf(card)} />
            {VALUE_OF[card]}
          </span>
        )}
      </For>
      <Show when={props.payment.pearls > 0}>
        <span class="abyss-payment-card">
          <CoinPicture of="pearl" />
          {props.payment.pearls}
        </span>
      </Show>
      <Show when={props.payment.nebulis > 0}>
        <span class="abyss-payment-card">
          <CoinPicture of="nebulis" />
          {props.payment.nebulis}
        </span>
      </Show>
    </span>
  );
}

/** A lord of the court: touched, it is read; if it can be had now, it also sends what having it means. */
export function CourtLord(props: { readonly lord: Lord; readonly place: number }): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const label = useLordLabel();
  const card = () => at(LORDS, props.lord);
  const text = () => words().lords[card().key];
  const standing = () => play.court().get(props.lord);
  const move = () => play.moveOf('lord', props.lord);
  const state = () => {
    const now = standing();
    if (!now) return 'far';
    if (now.payable && now.reservedBy < 0) return 'payable';
    return now.lacks?.what === 'points' && now.lacks.count <= 2 ? 'near' : 'far';
  };
  const sentinel = () => play.view().sentinels.find(({ area, thing }) => area === 'court' && thing === props.lord);
  /** For somebody who only looks on. */
  const reserved = () => {
    const owner = guardedBy(play.view(), 'court', props.lord);
    return owner < 0 || play.props.watcher !== null ? '' : words().reservedBy(play.name(owner));
  };
  const lacks = () => {
    const now = standing();
    return now ? missing(play, now) : reserved();
  };
  const touch = () => {
    const to = move();
    if (to && to.deed !== 'recruit') play.act(to.move);
    else play.read({ kind: 'lord', lord: props.lord, where: 'court' });
  };
  const crowded = () => {
    const payment = standing()?.cheapest;
    return payment ? payment.cards.length + (payment.pearls > 0 ? 1 : 0) + (payment.nebulis > 0 ? 1 : 0) > 4 : false;
  };
  return (
    <button
      type="button"
      class="abyss-court-lord"
      data-place={`court:${props.place + 1}`}
      data-lord={card().key}
      data-look={`lord:${props.lord}`}
      data-state={state()}
      data-refused={play.props.refused?.lord === card().key ? '' : undefined}
      data-guild={card().guild}
      data-lit={move() ? '' : undefined}
      data-move={move()?.move}
      onClick={touch}
    >
      <span class="f-unseen">{label(props.lord, standing())}</span>
      <LordWindow lord={props.lord}>
        <Show when={sentinel()}>
          <span class="abyss-guard">
            <CoinPicture of="sentinel" />
          </span>
        </Show>
        <Timing lord={props.lord} />
      </LordWindow>
      <span class="abyss-lord-name" data-long={isLong(text().name) ? '' : undefined} aria-hidden="true">
        {text().name}
      </span>
      <span class="abyss-lord-brief" aria-hidden="true">
        {text().brief}
      </span>
      <span class="abyss-lord-cost" aria-hidden="true">
        <span class="abyss-cost-round">{standing()?.cost ?? card().cost}</span>
        <Show when={standing() && standing()?.cost !== card().cost}>
          <s>{card().cost}</s>
        </Show>
        <RacesAsked races={card().races} named={standing()?.named ?? card().named} />
      </span>
      <span class="abyss-lord-foot" aria-hidden="true" data-crowded={crowded() ? '' : undefined}>
        <Show
          when={state() === 'payable' && standing()?.cheapest}
          fallback={<span class="abyss-lord-missing">{lacks()}</span>}
        >
          {(payment) => (
            <>
              <Show when={!crowded()}>
                <svg class="abyss-tick" viewBox="0 0 14 12" aria-hidden="true">
                  <path d="M1 6l4 5l8 -10" />
                </svg>
              </Show>
              <PaymentSigns payment={payment()} />
            </>
          )}
        </Show>
      </span>
    </button>
  );
}

/** A lord somebody has. */
export function LordMini(props: {
  readonly lord: Lord;
  readonly where: 'own' | 'rival';
  readonly disabled?: boolean;
  readonly small?: boolean;
}): JSX.Element {
  const play = usePlay();
  const label = useLordLabel();
  const card = () => at(LORDS, props.lord);
  const move = () => play.moveOf('own-lord', props.lord);
  const name = () => play.words().lords[card().key].name;
  return (
    <button
      type="button"
      class={props.small ? 'abyss-lord-mini abyss-small' : 'abyss-lord-mini'}
      data-look={`lord:${props.lord}`}
      data-guild={card().guild}
      data-disabled={props.disabled ? '' : undefined}
      data-lit={move() ? '' : undefined}
      data-move={move()?.move}
      onClick={() => {
        const to = move();
        if (to) play.act(to.move);
        else play.read({ kind: 'lord', lord: props.lord, where: props.where });
      }}
    >
      <span class="f-unseen">{`${label(props.lord)}${props.disabled ? `, ${play.words().disabled}` : ''}`}</span>
      <LordWindow lord={props.lord} />
      <span class="abyss-lord-name" data-long={isLong(name()) ? '' : undefined} aria-hidden="true">
        {name()}
      </span>
      <Show when={props.disabled}>
        <span class="abyss-lord-brief" aria-hidden="true">
          {play.words().disabled}
        </span>
      </Show>
    </button>
  );
}

export const guildSign = (lord: Lord) => GUILD_SIGN[at(LORDS, lord).guild];
