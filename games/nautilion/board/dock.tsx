import { Die } from '@fathom/board';
import { createEffect, createMemo, createSignal, For, type JSX, Match, on, Show, Switch } from 'solid-js';
import { inForce } from '../rules/darkhouse/index.ts';
import { kindOf, tokenOf } from '../rules/kinds.ts';
import type { SeatMove, Token } from '../rules/types.ts';
import { cardText } from '../words/card-text.ts';
import { noted } from './choices.ts';
import { DiceAndFigures } from './dice.tsx';
import { usePlay } from './play.ts';
import { GroupSign, groupOf, TokenPicture } from './token.tsx';
import './dock.css';

/** Fingers preview with the first tap and play with the second. */
const touching = matchMedia('(hover: none)').matches;

/** Under the thumb: what is being asked now, and the pieces to answer with. */
export function Dock(): JSX.Element {
  const play = usePlay();
  const step = () => play.frame()?.step;
  /** Every move by its name: for those who would rather read, and so that no question can ever stay unanswered. */
  const [listed, setListed] = createSignal(false);
  createEffect(on(play.choices, () => setListed(false), { defer: true }));
  const idleTitle = () => {
    const words = play.words();
    if (play.tumbling() > 0) return words.rolling;
    const acting = play.acting();
    if (acting) return words.figure[acting];
    if (!play.motion.busy() && play.props.view.outcome !== null) return words.over;
    const { watcher, name } = play.props;
    if (!play.motion.busy() && watcher !== null && watcher !== play.seat()) return words.waiting(name(play.seat()));
    return words.sailing;
  };
  const title = createMemo(() => {
    const words = play.words();
    const frame = play.frame();
    if (play.mode() === 'tide') return words.whichTide;
    if (play.mode() === 'reroll') return words.whichDie;
    if (play.doubt()) return words.sure;
    if (touching && play.picked() !== null && play.figure() !== null) return words.tapAgain;
    if (!frame) return idleTitle();
    if (frame.step === 'place') return words.placeTitle(frame.token);
    if (frame.step === 'lose') return words.loseTitle(frame.left);
    if (frame.step === 'insert') return words.insertTitle(frame.token);
    if (frame.step === 'turn') return words.turnTitle(frame.dice[0] ?? 0);
    if (frame.step === 'salvage') return words.salvageTitle(frame.left);
    return words.prompts[frame.step] ?? '';
  });
  const hint = () => {
    const at = step();
    if (play.mode()) return '';
    const doubt = play.doubt();
    if (doubt) return doubt.do === 'give' || doubt.do === 'whirlwind' ? '' : play.words().giveUpText;
    if (!at) return play.motion.busy() ? play.words().skip : '';
    const hint = play.words().hints[at] ?? '';
    return inForce(play.view()).rounds > 1 && at === 'plan' ? play.words().round(play.view().round) : hint;
  };
  const withDice = () => {
    const at = step();
    return play.mode() === null && (at === undefined || at === 'currents' || at === 'plan' || at === 'name');
  };
  return (
    <section class="naut-dock" data-region="dock" aria-label={title()}>
      <div class="naut-dock-head">
        <Show when={play.view().seats === 2 && play.view().turn > 0}>
          <WhoseTurn />
        </Show>
        <h2 class="f-title naut-dock-title" aria-live="polite">
          {title()}
        </h2>
        <p class="f-second naut-dock-hint">{hint()}</p>
      </div>
      <Show when={play.live()}>
        <button type="button" class="f-button naut-all-moves" onClick={() => setListed(!listed())}>
          {listed() ? play.words().back : play.words().allMoves}
        </button>
      </Show>
      <Switch fallback={<Answers />}>
        <Match when={listed()}>
          <div class="naut-tiles">
            <Others />
          </div>
        </Match>
        <Match when={play.doubt()}>{(move) => <Doubt move={move()} />}</Match>
        <Match when={play.mode() === 'tide'}>
          <DieTurns moves={play.choices().tide} back />
        </Match>
        <Match when={play.mode() === 'reroll'}>
          <div class="naut-tiles">
            <For each={play.choices().reroll}>
              {(move) => <Tile move={move} title={play.words().dieAgain(move.die)} die={move.die} />}
            </For>
            <BackTile />
          </div>
        </Match>
        <Match when={step() === 'turn'}>
          <DieTurns moves={play.choices().turn} />
        </Match>
        <Match when={withDice()}>
          <DiceAndFigures />
        </Match>
      </Switch>
    </section>
  );
}

function WhoseTurn(): JSX.Element {
  const play = usePlay();
  const low = () => play.view().lowAdmiral === play.seat();
  return (
    <p class="naut-whose-turn" data-admiral={low() ? 'low' : 'high'}>
      <strong>
        {play.compact() ? play.props.name(play.seat()) : play.words().turnOf(play.props.name(play.seat()))}
      </strong>
      <Show when={play.view().lowAdmiral >= 0}>
        <span>{play.compact() ? play.words().admiralShort(low()) : play.words().admiral(low())}</span>
      </Show>
    </p>
  );
}

/** One possible answer: a token or a die, what it is called, and what it means. */
function Tile(props: {
  readonly move: SeatMove;
  readonly title: string;
  readonly text?: string | undefined;
  readonly token?: Token | undefined;
  readonly die?: number | undefined;
  readonly tone?: 'gain' | 'loss' | undefined;
  readonly sure?: boolean | undefined;
  readonly first?: boolean | undefined;
  /** One of many: the token with its name below. */
  readonly small?: boolean | undefined;
}): JSX.Element {
  const play = usePlay();
  return (
    <button
      type="button"
      class={`naut-tile ${props.small ? 'small' : ''} ${props.tone ?? ''}`}
      data-lit=""
      data-first={props.first ? '' : undefined}
      data-move={noted(props.move)}
      onClick={() => play.act(props.move, props.sure)}
    >
      <Show when={props.token}>{(token) => <TokenPicture class="naut-tile-token" face={token()} />}</Show>
      <Show when={props.die}>
        {(die) => (
          <span class="naut-tile-die">
            <Die face={die()} />
          </span>
        )}
      </Show>
      <span class="naut-tile-words">
        <span class="naut-tile-title">{props.title}</span>
        <Show when={props.text}>
          <span class="naut-tile-text">{props.text}</span>
        </Show>
      </span>
    </button>
  );
}

function BackTile(): JSX.Element {
  const play = usePlay();
  return (
    <button
      type="button"
      class="f-button"
      data-lit=""
      onClick={() => {
        play.setMode(null);
        play.setDoubt(null);
      }}
    >
      {play.words().back}
    </button>
  );
}

/** Something would be lost: asked once more, and easy to leave. */
function Doubt(props: { readonly move: SeatMove }): JSX.Element {
  const play = usePlay();
  const title = () => {
    const words = play.words();
    const { move } = props;
    const frame = play.frame();
    if (move.do === 'lose') return words.giveUp(move.token);
    if (move.do === 'sacrifice' && frame?.step === 'sacrifice') return words.surePlay(frame.card, move.crew);
    if (move.do === 'give') return words.sureGive(move.die, move.to);
    if (move.do === 'keep') return words.keepCrew(move.crew);
    if (move.do === 'whirlwind') return words.spellText('whirlwind', play.view().dice.length);
    return '';
  };
  const token = (): Token | undefined => {
    const { move } = props;
    return move.do === 'lose' ? move.token : move.do === 'sacrifice' ? tokenOf(move.crew) : undefined;
  };
  const text = () => {
    if (props.move.do === 'keep') return play.words().keepLoses(lostBy(props.move.crew));
    if (props.move.do === 'whirlwind') return play.words().costs(play.view().charter.costs.whirlwind);
    return undefined;
  };
  const lostBy = (crew: readonly number[]) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((cabin) => play.view().cabins[cabin] === cabin && !crew.includes(cabin));
  return (
    <div class="naut-tiles doubt">
      <Show when={props.move.do === 'whirlwind'}>
        <span class="naut-doubted-dice" role="img" aria-label={play.view().dice.map(play.words().say.die).join(', ')}>
          <For each={play.view().dice}>{(face) => <Die face={face} />}</For>
        </span>
      </Show>
      <Tile move={props.move} title={title()} text={text()} token={token()} tone="loss" sure first />
      <BackTile />
    </div>
  );
}

/** A die to turn, and the faces it may be turned to. */
function DieTurns(props: {
  readonly moves: readonly (SeatMove & { readonly die: number; readonly to: number })[];
  readonly back?: boolean;
}): JSX.Element {
  const play = usePlay();
  const dice = createMemo(() => [...new Set(props.moves.map(({ die }) => die))]);
  return (
    <div class="naut-tiles naut-die-turns">
      <For each={dice()}>
        {(die) => (
          <div class="naut-die-turn">
            <span class="naut-tile-die">
              <Die face={die} />
            </span>
            <span class="naut-die-arrow" aria-hidden="true">
              →
            </span>
            <For each={props.moves.filter((move) => move.die === die)}>
              {(move) => (
                <button
                  type="button"
                  class="naut-die-face"
                  data-lit=""
                  data-move={noted(move)}
                  aria-label={play.words().dieTo(move.die, move.to)}
                  onClick={() => play.act(move)}
                >
                  <Die face={move.to} />
                </button>
              )}
            </For>
          </div>
        )}
      </For>
      <Show when={props.back}>
        <BackTile />
      </Show>
    </div>
  );
}

/** Every other question: its answers as tiles, next to the lit pieces on the board. */
function Answers(): JSX.Element {
  const play = usePlay();
  const frame = () => play.frame();
  const words = () => play.words();
  const choices = () => play.choices();
  const many = () => choices().all.length > 4;
  const counted = (token: Token, pile: readonly number[]) => {
    const count = pile[kindOf(token)] ?? 0;
    return count > 1 ? `${words().capital(words().plain(token))} × ${count}` : words().capital(words().plain(token));
  };
  return (
    <div class="naut-tiles">
      <Switch fallback={<Others />}>
        <Match when={frame()?.step === 'place'}>
          <Placing />
        </Match>
        <Match when={frame()?.step === 'lose' || frame()?.step === 'pay' || frame()?.step === 'sacrifice'}>
          <For each={[...choices().reserve]}>
            {([token, move]) => (
              <Tile
                move={move}
                token={token}
                small={many()}
                title={counted(token, play.view().reserve)}
                text={words().fromReserveText}
              />
            )}
          </For>
          <For each={[...choices().cabins]}>
            {([cabin, move]) => (
              <Tile
                move={move}
                token={tokenOf(play.view().cabins[cabin] ?? 0)}
                title={words().capital(words().plain(tokenOf(play.view().cabins[cabin] ?? 0)))}
                text={words().fromAboardText(cabin)}
                small={many()}
                tone="loss"
              />
            )}
          </For>
          <For each={[...choices().mages]}>
            {([token, move]) => (
              <Tile
                move={move}
                token={token}
                title={words().capital(words().plain(token))}
                text={words().fromMagesText}
                small={many()}
                tone="loss"
              />
            )}
          </For>
        </Match>
        <Match when={choices().discard.size > 0}>
          <For each={[...choices().discard]}>
            {([token, move]) => (
              <Tile move={move} token={token} small={many()} title={counted(token, play.view().discard)} />
            )}
          </For>
          <Show when={choices().enough}>{(move) => <Tile move={move()} title={words().enough} />}</Show>
        </Match>
        <Match when={choices().keep.length > 0}>
          <For each={choices().keep}>
            {(move) => (
              <Tile move={move} token={tokenOf(move.crew[0] ?? 1)} title={words().keepCrew(move.crew)} tone="loss" />
            )}
          </For>
        </Match>
        <Match when={choices().start.length > 0}>
          <For each={choices().start}>
            {(move) => (
              <Tile
                move={move}
                title={words().startWith(play.props.name(move.seat))}
                text={words().admiral(play.view().lowAdmiral === move.seat)}
              />
            )}
          </For>
        </Match>
        <Match when={frame()?.step === 'dismiss'}>
          <For each={[...choices().cards]}>
            {([card, move]) => (
              <Tile
                move={move}
                title={words().capital(words().cards[card])}
                text={cardText(words(), card, play.view().charter.houseCards)}
                tone="loss"
              />
            )}
          </For>
        </Match>
        <Match when={choices().spots.size > 0 || choices().gaps.size > 0}>
          <OnPath />
        </Match>
      </Switch>
    </div>
  );
}

/** One of many cabins, drawn as in the submarine: a mercenary goes where it likes. */
function CabinChip(props: { readonly cabin: number; readonly move: SeatMove }): JSX.Element {
  const play = usePlay();
  return (
    <button
      type="button"
      class="naut-chip"
      data-lit=""
      data-move={noted(props.move)}
      aria-label={play.words().toCabin(props.cabin)}
      onClick={() => play.act(props.move)}
    >
      <svg viewBox="-28 -28 56 56" aria-hidden="true">
        <circle class="naut-cabin reachable" r="26" />
        <text class="naut-token-numeral naut-cabin-number reachable" y="6">
          {props.cabin}
        </text>
        <g transform="translate(0 15)">
          <GroupSign group={groupOf(props.cabin)} size={3.6} color="#9DB3BC" />
        </g>
      </svg>
    </button>
  );
}

/** Where a token goes: what is possible, and what is not yet and why. */
function Placing(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const token = (): Token => {
    const frame = play.frame();
    return frame?.step === 'place' ? frame.token : 'blank';
  };
  const cabins = () => [...play.choices().cabins];
  const barred = (): SeatMove | undefined => {
    const crew = Number(token());
    if (!(crew >= 1) || play.choices().cabins.has(crew)) return undefined;
    return { do: 'place', to: 'aboard', token: token(), cabin: crew };
  };
  const reason = () => (play.view().cabins[Number(token())] ? words().cabinTaken : words().noDuct);
  const aboard = (cabin: number, move: SeatMove) => (
    <Tile move={move} token={token()} title={words().toCabin(cabin)} text={words().toCabinText} tone="gain" first />
  );
  return (
    <>
      <TokenPicture class="naut-placing-token" face={token()} />
      <Show when={cabins().length > 2} fallback={<For each={cabins()}>{([cabin, move]) => aboard(cabin, move)}</For>}>
        <div class="naut-chips">
          <For each={cabins()}>{([cabin, move]) => <CabinChip cabin={cabin} move={move} />}</For>
        </div>
      </Show>
      <For each={[...play.choices().mages]}>
        {([mage, move]) => (
          <Tile move={move} token={mage} title={words().toMages} text={words().toMagesText(mage)} tone="gain" />
        )}
      </For>
      <Show when={play.choices().toReserve}>
        {(move) => (
          <Tile move={move()} token="blank" title={words().toReserve} text={words().toReserveText} tone="gain" />
        )}
      </Show>
      <Show when={barred()}>
        {(move) => (
          <button type="button" class="naut-tile barred" onClick={() => play.touch(move())}>
            <svg class="naut-tile-token" viewBox="-24 -24 48 48" aria-hidden="true">
              <circle r="20" fill="#140503" stroke="#FF8A6B" stroke-width="2" />
              <path d="M-7 -7L7 7M7 -7L-7 7" stroke="#FFC2AF" stroke-width="3" stroke-linecap="round" />
            </svg>
            <span class="naut-tile-words">
              <span class="naut-tile-title">{words().toCabin(Number(token()))}</span>
              <span class="naut-tile-text">{reason()}</span>
            </span>
          </button>
        )}
      </Show>
    </>
  );
}

/** The answer lies on the path itself. */
function OnPath(): JSX.Element {
  const play = usePlay();
  const token = (): Token | undefined => {
    const frame = play.frame();
    if (frame?.step === 'insert') return frame.token;
    if (frame?.step !== 'swap-with') return undefined;
    const kind = play.view().path[play.view().spots.indexOf(frame.first)] ?? 0;
    return kind > 0 ? tokenOf(kind) : undefined;
  };
  return (
    <span class="naut-on-path">
      <Show when={token()}>{(face) => <TokenPicture class="naut-placing-token" face={face()} />}</Show>
    </span>
  );
}

/** Every move by its name. */
function Others(): JSX.Element {
  const play = usePlay();
  return <For each={play.choices().all}>{(move) => <Tile move={move} title={play.moveName(move)} small />}</For>;
}
