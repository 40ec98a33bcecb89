import { Question } from '@fathom/board';
import { asking, roundsOf } from '@fathom/nautilion/rules';
import { createEffect, createMemo, createSignal, For, type JSX, Match, on, Show, Suspense, Switch } from 'solid-js';
import { askedSoon } from './asked-words.ts';
import { DiceAndFigures } from './dice.tsx';
import { usePlay } from './play.ts';
import { questionOf } from './question.ts';
import { BackTile, Others, Tile } from './tile.tsx';
import { Answers, DieTurns, Doubt } from './with-questions.ts';
import './dock.css';
import './dock-dice.css';
import './dock-tiles.css';
import './die-turns.css';
import './dock-tiles-compact.css';
import './dock-tiles-dense.css';

/** Under the thumb: what is being asked now, and the pieces to answer with. */
export function Dock(): JSX.Element {
  const play = usePlay();
  const asked = () => play.frame()?.at;
  /** Every move by its name: for those who would rather read, and so that no question can ever stay unanswered. */
  const [listed, setListed] = createSignal(false);
  createEffect(on(play.choices, () => setListed(false), { defer: true }));
  const idleTitle = () => {
    const words = play.words();
    if (play.tumbling() > 0) return words.rolling;
    const acting = play.acting();
    if (acting) return words.figure[acting];
    const { closed, name, view, watcher } = play.props;
    if (play.motion.busy()) return words.sailing;
    if (closed || view.outcome !== null) return words.over;
    if (watcher !== play.seat()) return words.waiting(name(play.seat()));
    // Looked back at, or a puzzle whose turn is whole: what is asked then.
    const frame = asking(view);
    return (frame && (questionOf(words, frame) || words.rollTitles[frame.at])) || words.sailing;
  };
  const title = createMemo(() => {
    const words = play.words();
    const frame = play.frame();
    if (play.mode() === 'tide') return words.whichTide;
    if (play.mode() === 'reroll') return words.whichDie;
    if (play.doubt()) return words.sure;
    if (play.roll())
      return (
        play.handOver()?.title ??
        words.rollTitles[play.view().stack.at(-1)?.at ?? 'roll'] ??
        words.rollTitles.roll ??
        ''
      );
    if (!frame) return idleTitle();
    return questionOf(words, frame);
  });
  const hint = () => {
    const at = asked();
    if (play.mode()) return '';
    const doubt = play.doubt();
    if (doubt) return doubt.do === 'give' || doubt.do === 'whirlwind' ? '' : play.words().giveUpText;
    if (play.roll()) return play.handOver()?.hint(play.props.name(play.seat())) ?? play.words().rollHint;
    if (!at) return play.motion.busy() ? play.words().skip : '';
    const hint = play.words().hints[at] ?? askedSoon(play.props.language)?.hints[at] ?? '';
    return roundsOf(play.view()) > 1 && at === 'plan' ? play.words().round(play.view().round) : hint;
  };
  const withDice = () => {
    const at = asked();
    return play.mode() === null && (at === undefined || at === 'currents' || at === 'plan' || at === 'name');
  };
  return (
    <section class="naut-dock" data-region="dock" aria-label={title()}>
      <Question text={play.live() || play.roll() ? title() : ''} />
      <div class="naut-dock-head">
        <Show when={play.view().seats === 2 && play.view().turn > 0 && asked() !== 'starter' && !play.handOver()}>
          <WhoseTurn />
        </Show>
        <h2 class="f-title naut-dock-title">{title()}</h2>
        <p class="f-second naut-dock-hint">{hint()}</p>
      </div>
      <Show when={play.live()}>
        <button type="button" class="f-button naut-all-moves" onClick={() => setListed(!listed())}>
          {listed() ? play.words().back : play.words().allMoves}
        </button>
      </Show>
      <Suspense>
        <Switch fallback={<Answers />}>
          <Match when={play.doubt()}>{(move) => <Doubt move={move()} />}</Match>
          <Match when={listed()}>
            <div class="naut-tiles">
              <Others />
            </div>
          </Match>
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
          <Match when={asked() === 'turn'}>
            <DieTurns moves={play.choices().turn} />
          </Match>
          <Match when={withDice()}>
            <DiceAndFigures />
          </Match>
        </Switch>
      </Suspense>
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
