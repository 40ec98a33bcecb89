import {
  BRIBE,
  CARD_NAMES,
  type Card,
  courtFor,
  type Decoded,
  type Deed,
  LOCATIONS,
  LORDS,
  rewardSpace,
  THREAT_REWARDS,
  wouldScore,
} from '@fathom/abyss/rules';
import { createMemo, For, type JSX, Match, Show, Switch } from 'solid-js';
import { AllyPicture } from './ally.tsx';
import type { Mode } from './choices.ts';
import { CoinPicture, Medal } from './glyphs.tsx';
import { LocationArt } from './location-art.tsx';
import { type Play, usePlay } from './play.ts';
import { Portrait } from './portrait.tsx';
import { RACE_SIGNS } from './tints.ts';
import './dock.css';

/** Under the thumb: what is being asked now, and the answers that do not lie on the table. */
export function Dock(): JSX.Element {
  const play = usePlay();
  const title = createMemo(() => titleOf(play));
  const hint = createMemo(() => hintOf(play));
  return (
    <section class="abyss-dock" data-region="dock" aria-label={title()}>
      <div class="abyss-dock-head">
        <Show when={!play.view().over}>
          <span class="abyss-whose" data-seat={play.me()}>
            {play.name(play.me())}
          </span>
        </Show>
        <h2 class="f-title abyss-dock-title" aria-live="polite">
          {title()}
        </h2>
        <p class="f-second abyss-dock-hint">{hint()}</p>
      </div>
      <Answers />
      <Show when={!play.view().over}>
        <OrderLine />
      </Show>
    </section>
  );
}

function titleOf(play: Play): string {
  const words = play.words();
  const view = play.view();
  const frame = play.frame();
  const mode = play.mode();
  if (mode) return words.modeTitle[mode];
  if (!frame) {
    if (play.caption()) return play.caption();
    if (view.over) return words.over;
    return play.motion.busy() ? words.atSea : words.waiting(play.name(view.turn));
  }
  const last = view.track.at(-1) ?? -1;
  const name = last >= 0 ? words.card(CARD_NAMES[last] ?? 'monster') : '';
  const must = view.track.length === 5;
  switch (frame.at) {
    case 'offer':
      return words.offerTitle(name, play.offer()?.price ?? 1);
    case 'ally':
      return words.allyTitle(name, must);
    case 'monster':
      return words.monsterTitle(must);
    case 'pay':
      return words.payTitle(LORDS[frame.lord].key, play.court().get(frame.lord)?.cost ?? LORDS[frame.lord].cost);
    case 'bribe':
      return words.bribeTitle(LORDS[frame.lord].key);
    case 'trim':
      return words.trimTitle(frame.limit, (view.players[frame.seat]?.handSize ?? 0) - frame.limit);
    case 'limit':
      return words.limitTitle(frame.over);
    case 'assassin':
      return words.assassinTitle(play.name(frame.seat));
    default:
      return words.prompt[frame.at] ?? '';
  }
}

function hintOf(play: Play): string {
  const words = play.words();
  const frame = play.frame();
  if (play.mode()) return words.chooseAbove;
  if (!frame) return play.motion.busy() ? words.skip : '';
  if (frame.at === 'monster') return words.fightNow(rewardNow(play));
  if (frame.at === 'ally' || frame.at === 'offer') return foresight(play);
  return words.hint[frame.at] ?? '';
}

function rewardNow(play: Play): string {
  const reward = THREAT_REWARDS[rewardSpace(play.view(), play.me()) - 1];
  return play.words().reward(reward?.keys ?? 0, reward?.units ?? 0);
}

/** Which lords come within reach with this card, and how big the hand becomes. */
function foresight(play: Play): string {
  const words = play.words();
  const move = play.props.moves.find((one) => one === 'take' || one.startsWith('buy:'));
  const after = move ? play.props.preview([move]) : null;
  if (!after) return '';
  const me = play.me();
  const reach = courtFor(after, me)
    .filter(({ payable, lord }) => payable && play.court().get(lord)?.payable === false)
    .map(({ lord }) => words.lords[LORDS[lord].key].name);
  return `${words.withinReach(reach)} ${words.handBecomes(after.players[me]?.handSize ?? 0)}`;
}

/** Moves that are made on the table itself, where the piece always lies in sight. */
const ON_TABLE: readonly Deed[] = ['recruit', 'council', 'discard', 'spend', 'slaver'];
/** On a wide screen these pieces lie in sight too. */
const ON_WIDE_TABLE: readonly Deed[] = ['plot', 'guard', 'stack', 'oracle', 'opportunist', 'corrupt', 'claim'];

function Answers(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const shown = createMemo<readonly Decoded[]>(() => {
    const mode = play.mode();
    const open = mode ? (play.choices().modes.get(mode) ?? []) : play.choices().plain;
    return open.filter(({ deed }) => !ON_TABLE.includes(deed) && (play.compact() || !ON_WIDE_TABLE.includes(deed)));
  });
  const modes = () => (play.mode() ? [] : [...play.choices().modes.keys()]);
  return (
    <div class="abyss-answers" data-many={shown().length > 6 ? '' : undefined}>
      <For each={shown()}>{(move, i) => <Answer move={move} first={i() === 0} />}</For>
      <Show when={play.frame()?.at === 'offer'}>
        <button
          type="button"
          class="f-button"
          data-order="turn"
          onClick={() => play.give({ ...play.order(), turn: 'now' })}
        >
          {play.compact() ? words().passTurnShort : words().passTurn}
        </button>
        <Show when={play.compact()}>
          <button
            type="button"
            class="f-button round"
            aria-label={words().orderMore}
            onClick={() => play.read({ kind: 'orders' })}
          >
            …
          </button>
        </Show>
      </Show>
      <For each={modes()}>{(mode) => <ModeButton mode={mode} />}</For>
      <Show when={play.mode()}>
        <button type="button" class="f-button" data-lit="" onClick={() => play.setMode(null)}>
          {words().back}
        </button>
      </Show>
    </div>
  );
}

function ModeButton(props: { readonly mode: NonNullable<Mode> }): JSX.Element {
  const play = usePlay();
  return (
    <button
      type="button"
      class="abyss-answer abyss-power"
      data-lit=""
      data-mode={props.mode}
      onClick={() => play.setMode(props.mode)}
    >
      <Show when={props.mode === 'guard'} fallback={<PowerFace mode={props.mode} />}>
        <CoinPicture of="sentinel" class="abyss-answer-coin" />
      </Show>
      <span class="abyss-answer-words">
        <span class="abyss-answer-title">{play.words().modeName[props.mode]}</span>
        <span class="abyss-answer-text">{play.words().modeText[props.mode]}</span>
      </span>
    </button>
  );
}

function PowerFace(props: { readonly mode: NonNullable<Mode> }): JSX.Element {
  const lord = () => LORDS.findIndex(({ key }) => key === props.mode);
  return (
    <span class="abyss-answer-face">
      <Portrait lord={Math.max(0, lord())} />
    </span>
  );
}

const isPrimary = (deed: Deed): boolean =>
  deed === 'explore' || deed === 'buy' || deed === 'take' || deed === 'fight' || deed === 'search' || deed === 'pay';

/** One possible answer: a picture of what it touches, what it is called, and what it means. */
function Answer(props: { readonly move: Decoded; readonly first: boolean }): JSX.Element {
  const play = usePlay();
  const said = createMemo(() => saying(play, props.move));
  return (
    <button
      type="button"
      class={isPrimary(props.move.deed) ? 'abyss-answer primary' : 'abyss-answer'}
      data-lit=""
      data-first={props.first ? '' : undefined}
      data-move={props.move.move}
      onClick={() => play.act(props.move.move)}
    >
      <Face move={props.move} />
      <span class="abyss-answer-words">
        <span class="abyss-answer-title">{said().title}</span>
        <Show when={said().text}>
          <span class="abyss-answer-text">{said().text}</span>
        </Show>
      </span>
      <Show when={props.move.deed === 'buy'}>
        <Price pearls={(play.offer()?.price ?? 1) - props.move.what} nebulis={props.move.what} />
      </Show>
      <Show when={props.move.deed === 'pay' && play.frame()?.at === 'bribe'}>
        <Price pearls={BRIBE - props.move.what} nebulis={props.move.what} />
      </Show>
    </button>
  );
}

function Price(props: { readonly pearls: number; readonly nebulis: number }): JSX.Element {
  const play = usePlay();
  return (
    <span class="abyss-answer-price">
      <Show when={props.pearls > 0}>
        {props.pearls} <CoinPicture of="pearl" />
        <span class="f-unseen">{play.words().pearlsWord(props.pearls)}</span>
      </Show>
      <Show when={props.nebulis > 0}>
        {props.nebulis} <CoinPicture of="nebulis" />
        <span class="f-unseen">{play.words().nebulisWord}</span>
      </Show>
    </span>
  );
}

function saying(play: Play, move: Decoded): { readonly title: string; readonly text?: string } {
  const words = play.words();
  const view = play.view();
  const frame = play.frame();
  const { deed, what } = move;
  switch (deed) {
    case 'explore':
      return { title: words.explore, text: words.exploreText };
    case 'plot':
      return { title: words.plot, text: words.plotText };
    case 'end':
      return { title: words.endTurn };
    case 'buy':
      return { title: words.buyShort };
    case 'pass':
      return { title: words.pass };
    case 'take':
      return { title: words.take, text: words.takeText };
    case 'fight':
      return { title: words.fight, text: rewardNow(play) };
    case 'leave':
      return frame?.at === 'monster'
        ? { title: words.leaveMonster, text: words.leaveMonsterText }
        : { title: words.leave, text: words.leaveText };
    case 'tokens': {
      const units = frame?.at === 'units' ? frame.units : what;
      return { title: what === 0 ? words.pearlsOnly(units) : words.tokensAnd(what, units - what) };
    }
    case 'draw':
      return { title: words.drawSome(what), text: words.drawText(what) };
    case 'control':
    case 'keep':
    case 'smoke':
    case 'swap': {
      const { name, brief } = words.locations[LOCATIONS[what].key];
      return { title: name, text: `${brief} · ${words.worth(wouldScore(view, play.me(), what))}` };
    }
    case 'illusion': {
      const { name } = words.locations[LOCATIONS[what].key];
      return { title: name, text: words.scores(wouldScore(view, play.me(), what)) };
    }
    case 'key':
    case 'corrupt':
    case 'claim':
    case 'free':
    case 'betray':
    case 'scheme':
    case 'disable':
    case 'opportunist': {
      const { name, brief } = words.lords[LORDS[what].key];
      return { title: name, text: brief };
    }
    case 'key-tokens': {
      const left = frame?.at === 'pay-keys' ? 3 - frame.lords.length : 3;
      return { title: words.keyTokens(left) };
    }
    default:
      return { title: play.moveName(move) };
  }
}

const CARD_DEEDS: readonly Deed[] = ['affiliate', 'heal', 'lose', 'slaver', 'discard', 'spend'];
const LOCATION_DEEDS: readonly Deed[] = ['control', 'keep', 'smoke', 'swap', 'illusion'];
const LORD_DEEDS: readonly Deed[] = [
  'key',
  'corrupt',
  'claim',
  'free',
  'betray',
  'scheme',
  'disable',
  'opportunist',
  'recruit',
];
const RACE_DEEDS: readonly Deed[] = ['stack', 'council', 'oracle', 'execute'];

/** The piece a move touches, small. */
function Face(props: { readonly move: Decoded }): JSX.Element {
  const play = usePlay();
  const { deed, what, area } = props.move;
  const isLord = LORD_DEEDS.includes(deed) || (deed === 'guard' && area === 'court');
  const isRace = RACE_DEEDS.includes(deed) || (deed === 'guard' && area === 'council');
  const isLocation = LOCATION_DEEDS.includes(deed) || (deed === 'guard' && area === 'locations');
  return (
    <Switch>
      <Match when={isLord}>
        <span class="abyss-answer-face">
          <Portrait lord={what} />
        </span>
      </Match>
      <Match when={CARD_DEEDS.includes(deed)}>
        <AllyPicture card={what as Card} class="abyss-answer-card" />
      </Match>
      <Match when={isLocation}>
        <span class="abyss-answer-place">
          <LocationArt location={what} />
        </span>
      </Match>
      <Match when={isRace}>
        <Medal of={RACE_SIGNS[what] ?? 'crab'} class="abyss-answer-medal" />
      </Match>
      <Match when={deed === 'hunter' || deed === 'give' || deed === 'figure'}>
        <span class="abyss-avatar" data-seat={what} aria-hidden="true">
          {play.name(what).charAt(0).toUpperCase()}
        </span>
      </Match>
      <Match when={deed === 'key-tokens'}>
        <CoinPicture of="key" class="abyss-answer-coin" />
      </Match>
      <Match when={deed === 'ferryman'}>
        <CoinPicture of="pearl" class="abyss-answer-coin" />
      </Match>
      <Match when={deed === 'tokens'}>
        <CoinPicture of={what === 0 ? 'pearl' : 'token'} class="abyss-answer-coin" />
      </Match>
    </Switch>
  );
}

/** The standing order for offers: always in sight, and changed with one touch. */
function OrderLine(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  return (
    <p class="abyss-order-line" data-given={play.order().below > 0 || play.order().turn !== '' ? '' : undefined}>
      {words().orderNow(play.order().below, play.order().turn !== '')}{' '}
      <button type="button" class="abyss-look" onClick={() => play.read({ kind: 'orders' })}>
        {words().change}
      </button>
    </p>
  );
}
