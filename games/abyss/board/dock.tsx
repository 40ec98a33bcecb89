import { asked, courtFor, LORDS } from '@fathom/abyss/rules';
import { Question } from '@fathom/board';
import { at, type Seat } from '@fathom/kernel';
import { createMemo, type JSX, Show } from 'solid-js';
import { Answers } from './answers.tsx';
import { raceName } from './lord.tsx';
import { isGiven } from './orders.ts';
import { type Play, usePlay } from './play.ts';
import { questionOf } from './question.ts';
import { rewardNow } from './threat.tsx';
import './dock.css';

/** Under the thumb: what is being asked now, and the answers that do not lie on the table. */
export function Dock(): JSX.Element {
  const play = usePlay();
  const title = createMemo(() => titleOf(play));
  const hint = createMemo(() => hintOf(play));
  /** Whoever is asked. Where nobody is, the title says who does what. */
  const whose = () => play.props.watcher ?? deciding(play);
  return (
    <section class="abyss-dock" data-region="dock" aria-label={title()}>
      <div class="abyss-dock-head">
        <Show when={!play.view().over && play.frame()}>
          <span class="abyss-whose" data-seat={whose()}>
            {play.name(whose())}
          </span>
        </Show>
        <h2 class="f-title abyss-dock-title">{title()}</h2>
        <p class="f-second abyss-dock-hint">{hint()}</p>
      </div>
      <Question text={play.frame() ? `${title()} ${hint()}` : ''} />
      <Answers />
      <Show when={!play.view().over && play.props.watcher !== null}>
        <OrderLine />
      </Show>
    </section>
  );
}

/** The seat everybody waits for: in somebody's turn another may be asked. */
function deciding(play: Play): Seat {
  const view = play.view();
  const { actor } = asked(view);
  return typeof actor === 'number' ? actor : view.turn;
}

function titleOf(play: Play): string {
  const words = play.words();
  const view = play.view();
  const frame = play.frame();
  const mode = play.mode();
  if (mode) return words.modeTitle[mode];
  if (!frame) {
    if (play.caption()) return play.caption();
    if (view.over || play.props.closed) return words.over;
    return play.motion.busy() ? words.atSea : words.waiting(play.name(deciding(play)));
  }
  return questionOf(play, view, frame, play.me());
}

function hintOf(play: Play): string {
  const words = play.words();
  const frame = play.frame();
  if (play.mode()) return words.chooseAbove;
  if (!frame) return play.motion.busy() ? words.skip : '';
  if (frame.at === 'monster') return words.fightNow(rewardNow(play));
  if (frame.at === 'search') return `${words.hint.search ?? ''} ${words.lootRewards}`;
  if (frame.at === 'figure') return words.figureStake;
  if (frame.at === 'ally' || frame.at === 'offer') return foresight(play);
  return words.hint[frame.at] ?? '';
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
    .map(({ lord }) => words.lords[at(LORDS, lord).key].name);
  return `${words.withinReach(reach)} ${words.handBecomes(after.players[me]?.handSize ?? 0)}`;
}

/** The standing order for offers: always in sight, and changed with one touch. */
function OrderLine(): JSX.Element {
  const play = usePlay();
  const words = () => play.words();
  const raceNames = () => play.order().races.map((race) => words().races[raceName(race)].many);
  return (
    <p class="abyss-order-line" data-given={isGiven(play.order()) ? '' : undefined}>
      {words().orderNow(play.order().below, play.order().turn !== '', raceNames())}{' '}
      <button type="button" class="abyss-look" onClick={() => play.read({ kind: 'orders' })}>
        {words().change}
      </button>
    </p>
  );
}
