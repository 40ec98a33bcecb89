import { Choose, createMedia, lieOver } from '@fathom/board';
import type { Json, Seat, Watcher } from '@fathom/kernel';
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { createBestMoves, deciderOf } from '../minds/best-move.ts';
import { createJudge } from '../minds/judge.ts';
import { createDeedWords, createRowWords } from '../minds/rows.ts';
import { mindWords } from '../minds/speech.ts';
import { chancesOf, curveOf, judgeTurns, turningPoints } from '../minds/turns.ts';
import { createMindWords, fetchMindWords, levelsOf } from '../minds/words.ts';
import { rememberSkill } from '../saves/records.ts';
import { reelOf } from '../session/reel.ts';
import { hasOnePerson, ownSeat, type Session, type Snapshot } from '../session/session.ts';
import { chaptersOf, rollerOf, stepAt, stepsOf, turnAfter } from '../session/story.ts';
import { type AnyBoard, type Guide, namesOf } from '../shelf/catalogue.ts';
import { go } from '../shell/router.ts';
import { newSeaName } from '../shell/sea-names.ts';
import { pace, settings } from '../shell/settings.ts';
import { announce } from '../shell/stage.ts';
import { noticeWords } from '../words/notices.ts';
import { replayWords } from '../words/replay.ts';
import { appWords, shown } from '../words/words.ts';
import { endOf } from './addresses.ts';
import { keep } from './begin.ts';
import { boardThen } from './board-props.ts';
import { ChosenBoard } from './chosen-board.tsx';
import { Findings, MOST, sumOf } from './findings.tsx';
import { isOthers, type Look, type Occasion } from './occasion.ts';
import { createPlayer } from './player.ts';
import { ReplayBar } from './replay-bar.tsx';
import { createFilm, FilmBar } from './replay-film.tsx';
import type { Talk } from './talk.ts';
import '../style/replay.css';

/** Milliseconds a step stays before the next one. */
const REST = 800;

/** A game played back: on its board, with the whole of it to go along, and, once it is over, what it was worth. */
export default function Replay(props: {
  readonly session: Session;
  readonly now: Snapshot;
  readonly save: Occasion;
  readonly board: AnyBoard;
  readonly guide: Guide;
  readonly talk: Talk;
  readonly look: Look;
  /** Whether a bot may be asked what to do. */
  readonly mayAsk: boolean;
  readonly onAdvised: () => void;
  readonly onMoment: (count: number) => void;
  readonly onView: (view: unknown) => void;
  readonly onNotice: (text: string) => void;
  readonly onClose: () => void;
}): JSX.Element {
  const { session, guide, talk } = props;
  const { facts, game } = session;
  const reel = reelOf(session);
  const isOver = session.course() !== null;
  const seats = reel.eyes.flatMap((seat) => (seat === null ? [] : [seat]));
  const alone = facts.seats === 1;
  const firstEyes: Watcher = session.now.watcher ?? (isOver ? 0 : null);
  const [eyes, setEyes] = createSignal<Watcher>(firstEyes);
  const [open, setOpen] = createSignal(false);
  const [speed, setSpeed] = createSignal(1);
  const [isJudged, setJudged] = createSignal(props.look.judged ?? props.look.film ?? false);
  /** Whether what was found stands beside the board; on a small screen it stands over it. */
  const [isTold, setTold] = createSignal(props.look.judged ?? false);
  const isSmall = createMedia('(max-width: 999px)');
  /** Under what was found nobody sees the board: it is drawn when they do. */
  const isInSight = () => !(isSmall() && isTold() && isOver);
  let root: HTMLDivElement | undefined;
  /** Whoever goes on by keys finds the focus on what has come, or on what brought it once it has gone. */
  const goOnAt = (selector: string) =>
    queueMicrotask(() => root?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));
  onMount(() => goOnAt(isTold() && isOver ? '.findings' : '.moment-bar .primary'));
  const judgeIt = () => {
    setJudged(true);
    setTold(true);
    goOnAt('.findings');
  };
  const hideFindings = () => {
    setTold(false);
    goOnAt('.replay-judge');
  };
  const lookAt = (found: number) => {
    player.seek(found);
    if (!isSmall()) return;
    setTold(false);
    goOnAt('.moment-bar .primary');
  };
  // Over the board they are a sheet like any other; where they are what somebody came for, closing them is leaving.
  createEffect(() => {
    if (isSmall() && isTold() && !props.look.judged) onCleanup(lieOver(hideFindings));
  });

  const steps = createMemo(() => (props.now.at >= 0 ? stepsOf(reel.moments(eyes()), guide) : []));
  const chapters = createMemo(() => chaptersOf(steps()));
  const viewAt = async (count: number): Promise<unknown> => {
    if (!open() || !guide.open) return reel.view(eyes(), count);
    return guide.open(await Promise.all(reel.eyes.map((seat) => reel.view(seat, count))));
  };
  const rest = () => REST / speed();
  const start = stepAt(steps(), props.look.count);
  const player = createPlayer({
    steps,
    view: viewAt,
    rest,
    start: props.look.until === undefined ? start : Math.max(0, start - 1),
  });
  const { at } = player;
  const isFilm = () => props.look.film === true;
  const film = createFilm({
    chapters: () => chapters().length,
    points: () => points(),
    seeking: () => chances() === null && ['idle', 'working'].includes(judge.state().kind),
    show: (chapter) => player.seek(chapters()[chapter]?.last ?? 0),
    onEnd: () => go(endOf(props.save), 'replace'),
  });
  createEffect(on([eyes, open], () => player.seek(at()), { defer: true }));
  createEffect(
    on(
      () => props.look,
      ({ count, until, film: wanted }) => {
        const from = stepAt(steps(), count);
        if (wanted) film.roll();
        else if (until !== undefined) {
          player.seek(Math.max(0, from - 1));
          player.play(stepAt(steps(), until));
        } else player.seek(from);
      },
    ),
  );
  const step = () => steps()[at()];
  const count = () => step()?.to ?? 0;
  createEffect(on(count, props.onMoment, { defer: true }));
  createEffect(() => {
    const frame = player.frame();
    if (frame) props.onView(frame.view);
  });

  const chapterAt = (index: number) => chapters().findIndex(({ first, last }) => first <= index && index <= last);
  const numbered = (turn: number) => appWords().play.turn(namesOf(props.save.game).turn, turn);
  const withMover = (text: string, mover: Seat | null) =>
    replayWords().log.head(text, mover === null || alone ? '' : talk.name(mover));
  const turnName = (chapter: number) => {
    const { turn, mover } = chapters()[chapter] ?? { turn: 0, mover: null };
    return turn === 0 ? replayWords().log.setup : withMover(numbered(turn), mover);
  };
  /** The turn of a step, and the next one where it has begun by the end of it: that is what the board shows then. */
  const whereIn = (index: number) => {
    const here = steps()[index];
    const { turn, mover } = here ?? { turn: 0, mover: null };
    const next = here ? turnAfter(here) : turn;
    if (turn === 0) return replayWords().log.setup;
    return withMover(next === turn ? numbered(turn) : replayWords().bar.into(numbered(turn), next), mover);
  };
  const deed = createDeedWords(game.id);
  const sentence = createMemo(() => {
    const { by, beats } = step() ?? { by: null, beats: [] };
    if (by === null) return replayWords().bar.begin;
    const said = beats.flatMap((beat) => talk.words().event(beat.event, talk.name, rollerOf(beat)) ?? []);
    const told = said.length > 0 ? said : beats.flatMap(({ event }) => deed(event) ?? []);
    return told.join(' ') || replayWords().bar.quiet;
  });
  // Whoever plays it back wants to see it.
  createEffect(() => player.playing() && isSmall() && setTold(false));
  const turnHere = () => turnName(chapterAt(at()));
  /** What was last said, and of which turn. */
  let said = { step: -1, turn: '' };
  const say = () => {
    if (player.playing() || said.step === at()) return;
    const turn = turnHere();
    // On the scrubber the turn is read out as its value.
    const isNew = turn !== said.turn && !(document.activeElement instanceof HTMLInputElement);
    announce(isNew ? `${turn}. ${sentence()}` : sentence());
    said = { step: at(), turn };
  };
  createEffect(on([at, player.playing], () => queueMicrotask(say)));

  const judge = createJudge(session, props.save.id);
  const judgedSeat = (): Seat => eyes() ?? 0;
  /** `null`: the one person, who is spoken to. */
  const whose = () => (judgedSeat() === ownSeat(facts) && !isOthers(props.save) ? null : talk.name(judgedSeat()));
  createEffect(
    on([isJudged, judgedSeat], ([wanted, seat]) => {
      if (wanted && isOver) void judge.begin(seat);
    }),
  );
  const analysis = () => {
    const state = judge.state();
    return isJudged() && state.kind === 'done' ? state.analysis : null;
  };
  createEffect(() => {
    const found = analysis();
    if (!found) return;
    if (!isFilm()) announce(sumOf(found, alone, whose()));
    if (found.seat === ownSeat(facts) && !props.save.shared) rememberSkill(props.save.id, found.given);
  });
  /** As it was found, or, until then, roughly. */
  const chances = createMemo(() => {
    const state = judge.state();
    const found = analysis();
    return found ? chancesOf(found) : isJudged() && state.kind === 'working' ? state.outline : null;
  });
  const curve = createMemo(() => {
    const found = chances();
    return found && curveOf(found, steps());
  });
  const mistakes = createMemo(() => {
    const found = analysis();
    return found ? judgeTurns(found, steps(), chapters()) : [];
  });
  const points = createMemo(() => turningPoints(curve() ?? [], curve() ? chapters() : []));
  /** The chance before and after the turn of the film that is on show, where the game turned in it. */
  const turned = () => {
    const here = film.chapter();
    const { first = 0, last = 0 } = chapters()[here] ?? {};
    if (!points().some(({ chapter }) => chapter === here)) return null;
    const chance = (index: number) => mindWords().percent((curve()?.[Math.max(0, index)] ?? 0) / 100);
    return [chance(first - 1), chance(last)] as const;
  };
  const spoken = createMindWords(game.id);
  const why = (reasons: readonly unknown[]) =>
    reasons.map((reason) => spoken()?.reason(reason, talk.name) ?? '').join(' ');
  const row = createRowWords(game.id, talk.words);
  /** What the judged player saw before each turn that is told: a plan names what lay there. */
  const [seenBefore, setSeenBefore] = createSignal<ReadonlyMap<number, unknown>>(new Map());
  createEffect(
    on(mistakes, async (turns) => {
      const views = turns.slice(0, MOST).map(({ count }) => reel.view(judgedSeat(), count));
      const seen = await Promise.all(views);
      if (turns === mistakes()) setSeenBefore(new Map(seen.map((view, i) => [turns[i]?.count ?? 0, view])));
    }),
  );

  const best = createBestMoves(game, facts);
  let seenNow: unknown = null;
  createEffect(on([at, eyes], best.forget, { defer: true }));
  const askBest = async () => {
    player.pause();
    const here = count();
    const seen = await reel.view(eyes(), here);
    const decider = deciderOf(game, seen, eyes());
    const canSee = decider !== null && reel.eyes.includes(decider);
    if (!isOver) props.onAdvised();
    if (here !== count()) return;
    seenNow = canSee ? await reel.view(decider, here) : null;
    await best.ask(canSee ? decider : null, seenNow, `${facts.sea} ${here} look`);
  };

  const hideBest = () => {
    best.forget();
    goOnAt('.replay-ask');
  };

  const canBranch = () =>
    (isOver || (hasOnePerson(facts) && !props.save.online && props.mayAsk)) && count() < session.moments().length;
  const playOn = async () => {
    player.pause();
    const seat = session.now.watcher ?? eyes() ?? 0;
    const minds = await fetchMindWords(game.id, shown()).catch(() => null);
    const levels = minds ? levelsOf(minds) : [];
    const level = levels[Math.floor(levels.length / 2)] ?? '';
    const hosted = await session.branch(count(), { seat, level, sea: newSeaName() });
    if (!hosted) return props.onNotice(replayWords().branch.sorry);
    const begun = await keep({ ok: true, hosted }, guide, { known: false });
    if (begun.ok) go(`/play/${game.id}/${begun.head.id}`);
    else props.onNotice(noticeWords().cannotBegin[begun.written]);
  };

  let cell: HTMLDivElement | undefined;
  const [zoom, setZoom] = createSignal(1);
  onMount(() => {
    const measure = () => {
      if (!root || !cell || root.clientHeight === 0) return;
      // A board is laid out for the whole screen: it gets that much room, only smaller.
      const least = Math.min(cell.clientWidth / root.clientWidth, cell.clientHeight / root.clientHeight);
      setZoom(Math.max(0.5, Math.round(100 * least) / 100));
    };
    const watch = new ResizeObserver(measure);
    if (root) watch.observe(root);
    if (cell) watch.observe(cell);
    onCleanup(() => watch.disconnect());
  });

  const replayed = {
    ...boardThen(session, null, talk.name),
    get view() {
      return player.frame()?.view;
    },
    get happening() {
      const { serial, events } = player.frame()?.happening ?? { serial: 0, events: [] };
      // In words, the bar alone says what happened.
      return { serial, events: settings().textBoard ? [] : events };
    },
    get watcher() {
      return eyes();
    },
    get borrowed() {
      const seat = eyes();
      return seat !== null && (isOthers(props.save) || !facts.here.includes(seat));
    },
    get pace() {
      return pace() / speed();
    },
    get language() {
      return shown();
    },
    settled: (serial: number) => player.settled(serial),
  };
  const nextChapter = (way: 1 | -1) => {
    const here = chapterAt(at());
    const { last = 0 } = chapters()[here] ?? {};
    // Back goes to the end of the turn before; forward to the end of this one, or of the next.
    if (way === 1 && at() < last) return player.seek(last);
    player.seek(chapters()[here + way]?.last ?? (way === 1 ? steps().length - 1 : 0));
  };
  const nextPoint = (way: 1 | -1) => {
    const here = chapterAt(at());
    const found =
      way === 1 ? points().find(({ chapter }) => chapter > here) : points().findLast(({ chapter }) => chapter < here);
    if (found) player.seek(chapters()[found.chapter]?.last ?? at());
  };

  return (
    <div class="replay" ref={root} data-judged={isTold() && isOver ? '' : undefined}>
      <div class="replay-cell" ref={cell}>
        <Show when={isInSight() && player.frame()?.take} keyed>
          {(_) => (
            <div class="replay-board" style={{ '--zoom': zoom() }}>
              <ChosenBoard game={game.id} board={props.board} live={replayed} />
            </div>
          )}
        </Show>
      </div>
      <Show when={isTold() && isOver}>
        <Findings
          judge={judge}
          seat={judgedSeat()}
          alone={alone}
          whose={whose()}
          turns={mistakes()}
          points={points()}
          turnName={turnName}
          row={(moves, count) => row(moves, seenBefore().get(count))}
          why={why}
          onLook={(before) => lookAt(stepAt(steps(), before))}
          onPoint={(chapter) => lookAt(chapters()[chapter]?.last ?? 0)}
          onClose={hideFindings}
        />
      </Show>
      <Show when={best.found()}>
        {(found) => (
          <div class="best-moves" role="status">
            <Best
              found={found()}
              name={talk.name}
              own={ownSeat(facts)}
              row={(moves) => row(moves, seenNow)}
              onHide={hideBest}
            />
          </div>
        )}
      </Show>
      <Show
        when={!isFilm()}
        fallback={
          <FilmBar
            film={film}
            chapters={chapters().length}
            points={points()}
            seeking={chances() === null && judge.state().kind === 'working'}
            where={whereIn(chapters()[film.chapter()]?.last ?? 0)}
            sentence={sentence()}
            turned={turned()}
            onSkip={() => {
              film.cut();
              go(endOf(props.save), 'replace');
            }}
          />
        }
      >
        <ReplayBar
          player={player}
          steps={steps()}
          chapters={chapters()}
          curve={curve()}
          points={points()}
          mistakes={mistakes()}
          where={whereIn(at())}
          turn={turnHere()}
          sentence={sentence()}
          count={count()}
          speed={speed()}
          onSpeed={setSpeed}
          onTurn={nextChapter}
          onPoint={nextPoint}
          isOver={isOver}
          onClose={props.onClose}
        >
          <Show when={seats.length > 1}>
            <Choose<Seat | 'open'>
              label={replayWords().bar.eyes}
              choices={[
                ...seats.map((seat) => [seat, talk.name(seat)] as const),
                ...(guide.open ? [['open', replayWords().bar.open] as const] : []),
              ]}
              value={open() ? 'open' : (eyes() ?? 0)}
              onChoose={(chosen) => {
                setOpen(chosen === 'open');
                if (chosen !== 'open') setEyes(chosen);
              }}
            />
          </Show>
          <Show when={isOver && !isTold()}>
            <button class="f-button replay-judge" type="button" onClick={judgeIt}>
              {replayWords().analysis.title}
            </button>
          </Show>
          <Show when={isOver || props.mayAsk}>
            <button class="f-button replay-ask" type="button" onClick={() => void askBest()}>
              {replayWords().best.ask}
            </button>
          </Show>
          <Show when={canBranch()}>
            <button class="f-button" type="button" title={replayWords().branch.note} onClick={() => void playOn()}>
              {replayWords().branch.go}
            </button>
          </Show>
        </ReplayBar>
      </Show>
    </div>
  );
}

function Best(props: {
  readonly found: NonNullable<ReturnType<ReturnType<typeof createBestMoves>['found']>>;
  readonly name: (seat: Seat) => string;
  readonly own: Seat | null;
  readonly row: (moves: readonly Json[]) => string;
  readonly onHide: () => void;
}): JSX.Element {
  onMount(() => onCleanup(lieOver(() => props.onHide())));
  const title = () => {
    const { found } = props;
    if (found.kind === 'nobody') return replayWords().best.nobody;
    if (found.kind === 'none') return replayWords().best.none;
    return found.seat === props.own ? replayWords().best.own : replayWords().best.title(props.name(found.seat));
  };
  const ideas = () => (props.found.kind === 'found' ? props.found.ideas : []);
  return (
    <>
      <p class="f-second">
        {title()}
        <Show when={props.found.kind === 'thinking'}> · {replayWords().best.thinking}</Show>
      </p>
      <ol>
        <For each={ideas()}>
          {({ moves, chance }) => (
            <li>
              <span class="numeral">{mindWords().percent(chance)}</span> {props.row(moves)}
            </li>
          )}
        </For>
      </ol>
      <button class="f-button" type="button" onClick={() => props.onHide()}>
        {replayWords().best.hide}
      </button>
    </>
  );
}
