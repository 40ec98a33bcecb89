import { picture } from '@fathom/board';
import type { AnyPlayable, Seat } from '@fathom/kernel';
import { createEffect, createMemo, createSignal, For, type JSX, lazy, on, onMount, Show, Suspense } from 'solid-js';
import { RunChart } from '../art/run-chart.tsx';
import { nameOf } from '../minds/names.ts';
import { mindWords } from '../minds/speech.ts';
import { createMindWords, shortName } from '../minds/words.ts';
import { OtherLanguage, Page, Wordmark } from '../parts/parts.tsx';
import { NoRoom } from '../saves/later.ts';
import type { Trouble } from '../saves/notices.tsx';
import { isNewTo } from '../saves/results.ts';
import { isFromBox } from '../saves/save.ts';
import { download } from '../saves/share.ts';
import type { Session, Snapshot } from '../session/session.ts';
import { type Chart, type Guide, namesOf, type SpokenWords } from '../shelf/catalogue.ts';
import { go } from '../shell/router.ts';
import { showSeaName } from '../shell/sea-names.ts';
import { pace, reducedMotion } from '../shell/settings.ts';
import { announce } from '../shell/stage.ts';
import { endingWords } from '../words/ending.ts';
import { historyWords } from '../words/history.ts';
import { replayWords } from '../words/replay.ts';
import { resultWords } from '../words/result.ts';
import { appWords, shown } from '../words/words.ts';
import { analysisOf, boardOf } from './addresses.ts';
import { begin } from './begin.ts';
import { beginWithBox } from './companion-begin.ts';
import { EndCount } from './end-count.tsx';
import { EndDaily } from './end-daily.tsx';
import { itemsOf, pointsOf, signed } from './end-points.ts';
import { EndScene } from './end-scene.tsx';
import { FirstLoss } from './first-loss.tsx';
import { challengeOf, headingOf } from './heading.ts';
import { lastWords } from './last-words.ts';
import { isOthers, type Occasion } from './occasion.ts';
import { ShareButtons } from './share-buttons.tsx';
import { SideBySide, sameDeal } from './side-by-side.tsx';
import { signedPlayers, unsignedSeat } from './signature.ts';
import '../style/end.css';

// What came of the game is told first.
const LessonOffer = lazy(() => picture().then(() => import('./lesson-offer.tsx')));
const LevelOffer = lazy(async () => {
  await picture();
  return { default: (await import('../minds/level-offer.tsx')).LevelOffer };
});

/** Why it ended as it did, the run as a chart, and where to go from here. */
export default function End(props: {
  readonly session: Session;
  readonly now: Snapshot;
  readonly save: Occasion;
  readonly words: SpokenWords;
  readonly guide: Guide;
  readonly rules: AnyPlayable;
  readonly extra: (() => JSX.Element) | undefined;
  readonly next: (() => JSX.Element) | undefined;
  readonly name: (seat: Seat) => string;
  /** It has just ended before somebody's eyes: then the end is acted out. */
  readonly fresh: boolean;
  readonly onShown: () => void;
}): JSX.Element {
  const result = () => props.session.now.result;
  const { seats, options, sea, players, here } = props.session.facts;
  const { Souvenir, finale } = props.guide;
  const lively = props.fresh && !reducedMotion() && pace() > 0;
  /** Who has just played sees the end acted out and the points counted before the page says what it comes to. */
  const [isActing, setActing] = createSignal(lively && finale !== undefined);
  const counts = lively && !props.guide.counts;
  const [isCounting, setCounting] = createSignal(counts && (result()?.breakdown.length ?? 0) > 0);
  const isTold = createMemo(() => !isActing() && !isCounting());
  // The button to skip it has gone, perhaps from under somebody's hands.
  const readOn = () => {
    if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  };
  createEffect(on(isTold, readOn, { defer: true }));
  /** The person reads of somebody else. */
  const isTheirs = isOthers(props.save);
  const isBox = isFromBox(props.save);
  const turns = () => replayWords().end.turns(namesOf(props.save.game).turn, props.guide.turn(props.session.now.view));
  /** Who opened somebody else's game is asked, not told that they have won. */
  const heading = () =>
    isTheirs
      ? challengeOf(props.session.facts, result(), turns(), props.name)
      : headingOf(props.session.facts, result()?.ranks ?? [], props.name);
  /** Why it ended; a friend is asked to do better instead. */
  const why = () => {
    const over = result();
    return isTheirs || !over ? '' : props.words.why(over.why);
  };
  const last = createMemo(() => lastWords(props.session, props.guide, props.words, props.name, why()));
  /** A first game, with the coach: a loss there is something to learn from. */
  const isFirstLoss = () =>
    props.save.taught === true && !props.save.lesson && !isTheirs && result()?.ranks[here[0] ?? 0] !== 1;
  /** It can be taken up again where it was lost: that is what to do first. */
  const [hasWayBack, setWayBack] = createSignal(false);
  const rivals = createMemo(() => sameDeal(props.session, props.save, isTheirs));
  /** Who only looked on at a private table knows how it ended, and nothing of the way there until its players open it. */
  const isWhole = createMemo(() => props.now.result !== null && !props.session.views()[Symbol.iterator]().next().done);
  const runOf = () => ({ views: props.session.views(), ranks: result()?.ranks ?? [], name: props.name });
  const [chart, setChart] = createSignal<Chart | null>(null);
  const series = createMemo(() => (isWhole() && chart()?.(runOf(), shown())) || []);
  onMount(async () => {
    props.onShown();
    const over = result();
    if (!over) go(boardOf(props.save), 'replace');
    else announce(isTheirs ? heading() : `${heading()}. ${props.words.why(over.why)}`);
    const found = await props.guide.chart();
    setChart(() => found);
  });

  /** Which sea it was, and how the game counts. */
  const notes = (): readonly string[] => {
    const { known, shared, advised } = props.save;
    const { marks } = historyWords();
    const apart = [known && marks.known, props.session.now.practised && marks.practised, advised && marks.advised];
    const reasons = apart.flatMap((mark) => mark || []);
    const none = shared ? resultWords().shared : isBox && resultWords().box;
    const counts = none || (reasons.length > 0 && resultWords().apart(reasons));
    const name = sea && appWords().play.sea(showSeaName(sea, shown()));
    return [name, counts].flatMap((note) => note || []);
  };

  const [drawn, setDrawn] = createSignal('');
  const savePicture = async () => {
    const over = result();
    if (!over) return;
    const { pictureOf } = await import('./share-picture.ts');
    // Whoever gets it is nobody of this table.
    const { facts } = props.session;
    const players = signedPlayers(facts, unsignedSeat(facts, props.save));
    const sent = { ...facts, players, here: [] };
    const picture = await pictureOf(props.session, sent, props.guide, over, (seat) => nameOf(sent, seat, minds()));
    setDrawn(picture ? endingWords().pictureSaved : endingWords().pictureFailed);
    if (picture) download(`fathom-${props.save.game}.png`, picture);
  };

  const minds = createMindWords(props.save.game);
  const [trouble, setTrouble] = createSignal<Trouble | null>(null);
  const again = async (sameSea: boolean, aboard = players) => {
    const begun = await (isBox ? beginWithBox : begin)(props.rules, props.guide, {
      seats,
      options,
      // Whoever takes up somebody else's game sits down under no name of theirs.
      players: isTheirs ? aboard.map((one) => (one.bot === null ? { ...one, name: '' } : one)) : aboard,
      ...(sameSea ? { sea, known: true } : {}),
      // Whoever meets a game through somebody else's has somebody beside them.
      ...(isTheirs && isNewTo(props.save.game) ? { taught: true } : {}),
    });
    if (begun.ok) go(`/play/${begun.head.game}/${begun.head.id}`);
    else setTrouble(begun.written);
  };

  return (
    <Show when={result()}>
      {(over) => (
        <>
          <header class="top-bar end-bar">
            <Wordmark />
            <div class="whereabouts">
              <p class="game">{namesOf(props.save.game).name}</p>
              <p class="f-second">
                {props.guide.about(options, shown())} ·{' '}
                {appWords().play.turn(namesOf(props.save.game).turn, props.guide.turn(props.session.now.view))}
              </p>
            </div>
            <div class="tools">
              <OtherLanguage />
            </div>
          </header>
          <Page title={heading()} class="ending">
            <Show when={isWhole() && finale}>
              {(fetch) => <EndScene fetch={fetch()} run={runOf()} lively={lively} onDone={() => setActing(false)} />}
            </Show>
            <Show when={over().breakdown.length > 0 && (counts || !Souvenir)}>
              <EndCount
                session={props.session}
                words={props.words}
                name={props.name}
                lively={counts}
                onDone={() => setCounting(false)}
              />
            </Show>
            <Show
              when={isTold()}
              fallback={<h1 class="f-unseen">{isCounting() ? endingWords().count : endingWords().acted}</h1>}
            >
              <div class="souvenir">{Souvenir && <Souvenir view={props.session.now.view} name={props.name} />}</div>
              <div class="verdict" data-won={over().ranks[here[0] ?? 0] === 1 ? '' : undefined}>
                <h1>{heading()}</h1>
                <Show when={why()}>
                  <p>{why()}</p>
                </Show>
                <Show when={last().length > 0}>
                  <p class="last-words">{last().join(' ')}</p>
                </Show>
                <p class="f-second">{props.guide.standing(props.session.now.view, shown(), props.name)}</p>
              </div>
              <Show when={isTheirs}>
                <Suspense>
                  <LessonOffer game={props.save.game} options={options} />
                </Suspense>
              </Show>
              <Show when={isFirstLoss()}>
                <Suspense>
                  <FirstLoss
                    session={props.session}
                    guide={props.guide}
                    run={runOf()}
                    onFound={() => setWayBack(true)}
                  />
                </Suspense>
              </Show>
              <div class="row next">
                {props.next?.()}
                <Show when={!props.save.online}>
                  <button
                    class="f-button"
                    classList={{ primary: !hasWayBack() }}
                    type="button"
                    onClick={() => void again(isTheirs)}
                  >
                    {isTheirs ? replayWords().end.playIt : resultWords().again}
                  </button>
                  <Show when={!isTheirs && !isBox}>
                    <button class="f-button" type="button" onClick={() => void again(true)}>
                      {resultWords().sameSea}
                    </button>
                  </Show>
                </Show>
                <a class="f-button" href="/">
                  {resultWords().home}
                </a>
              </div>
              <section class="look-back">
                <h2>{resultWords().lookBack}</h2>
                <div class="row">
                  <Show when={isWhole()}>
                    <a class="f-button" href={`${boardOf(props.save)}?moment=0`}>
                      {replayWords().end.replay}
                    </a>
                    <a class="f-button" href={`${boardOf(props.save)}?film`}>
                      {replayWords().end.film}
                    </a>
                    <a class="f-button" href={analysisOf(props.save)}>
                      {mindWords().analysis.title}
                    </a>
                  </Show>
                  <a class="f-button" href={boardOf(props.save)}>
                    {resultWords().board}
                  </a>
                </div>
              </section>
              <Show when={props.rules.seats[0] > 1 && !isTheirs && !props.save.online && minds()}>
                {(words) => (
                  <Suspense>
                    <LevelOffer
                      game={props.save.game}
                      words={words()}
                      onTake={({ from, to }) => {
                        const stepped = { name: shortName(words(), to), bot: to };
                        void again(
                          false,
                          players.map((one) => (one.bot === from ? stepped : one)),
                        );
                      }}
                    />
                  </Suspense>
                )}
              </Show>
              <Show when={rivals().length > 0}>
                <SideBySide
                  session={props.session}
                  guide={props.guide}
                  isTheirs={isTheirs}
                  heads={rivals()}
                  turn={namesOf(props.save.game).turn}
                />
              </Show>
              <Show when={!isTheirs && props.save.daily}>
                {(day) => (
                  <EndDaily
                    day={day()}
                    won={over().ranks[0] === 1}
                    turns={props.guide.turn(props.session.now.view)}
                    series={series()[0]}
                  />
                )}
              </Show>
              {props.extra?.()}
              <section class="share">
                <h2>{resultWords().share}</h2>
                <div class="row">
                  <Show when={isWhole()} fallback={<SavePicture onSave={savePicture} />}>
                    <ShareButtons session={props.session} save={props.save} asksName>
                      <SavePicture onSave={savePicture} />
                    </ShareButtons>
                  </Show>
                </div>
                <p class="f-second" role="status">
                  {drawn()}
                </p>
                <p class="f-second">{notes().join(' · ')}</p>
              </section>
              <Suspense>
                <Show when={trouble()}>{(written) => <NoRoom written={written()} />}</Show>
              </Suspense>
              <Show when={over().breakdown.length > 0}>
                <Scores session={props.session} words={props.words} name={props.name} />
              </Show>
              <Show when={series().length > 0}>
                <section class="f-panel run">
                  <h2>{resultWords().chart(namesOf(props.save.game).turn, over().breakdown.length > 0)}</h2>
                  <RunChart series={series()} turn={namesOf(props.save.game).turn} />
                </section>
              </Show>
            </Show>
          </Page>
        </>
      )}
    </Show>
  );
}

function SavePicture(props: { readonly onSave: () => Promise<void> }): JSX.Element {
  return (
    <button class="f-button" type="button" onClick={() => void props.onSave()}>
      {endingWords().picture}
    </button>
  );
}

/** Points by what they are for, a column for each seat. */
function Scores(props: {
  readonly session: Session;
  readonly words: SpokenWords;
  readonly name: (seat: Seat) => string;
}): JSX.Element {
  const seats = Array.from({ length: props.session.facts.seats }, (_, seat) => seat);
  const result = () => props.session.now.result;
  const items = () => itemsOf(result()?.breakdown ?? [], props.session.facts.seats);
  const points = (seat: Seat, item: string) => {
    const sum = pointsOf(result()?.breakdown ?? [], seat, item);
    return sum === null ? '–' : signed(sum);
  };
  return (
    <table class="scores f-panel">
      <thead>
        <tr>
          <th scope="col">{resultWords().score}</th>
          <For each={seats}>{(seat) => <th scope="col">{props.name(seat)}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={items()}>
          {(item) => (
            <tr>
              <th scope="row">{props.words.item(item)}</th>
              <For each={seats}>{(seat) => <td class="numeral">{points(seat, item)}</td>}</For>
            </tr>
          )}
        </For>
      </tbody>
      <Show when={result()?.scores}>
        {(scores) => (
          <tfoot>
            <tr>
              <th scope="row">{resultWords().total}</th>
              <For each={scores()}>{(score) => <td class="numeral">{signed(score)}</td>}</For>
            </tr>
          </tfoot>
        )}
      </Show>
    </table>
  );
}
