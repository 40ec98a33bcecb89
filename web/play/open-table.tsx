import type { Json, Refusal } from '@fathom/kernel';
import {
  type Accessor,
  createEffect,
  createSignal,
  type JSX,
  lazy,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
} from 'solid-js';
import { TroubleNote } from '../saves/later.ts';
import type { Session, Snapshot } from '../session/session.ts';
import type { AnyBoard, Guide } from '../shelf/catalogue.ts';
import { fetchAhead, idle } from '../shell/ahead.ts';
import { change, pace, settings } from '../shell/settings.ts';
import { announce, setDepth } from '../shell/stage.ts';
import { appWords, shown } from '../words/words.ts';
import { createAdviceTool } from './advice-tool.ts';
import { boardNow } from './board-props.ts';
import { BoardSlots } from './board-slots.tsx';
import { botPause, standingPause } from './bot-pause.ts';
import { ChosenBoard } from './chosen-board.tsx';
import { beginAt, goOnFrom } from './go-on.ts';
import { listenToKeys } from './keys.ts';
import { tableParts } from './later.ts';
import { Notice } from './notice.tsx';
import type { Look, Occasion, Surroundings } from './occasion.ts';
import { createRefusals } from './refusals.ts';
import { createSlot } from './slot.ts';
import type { Talk } from './talk.ts';
import { TopBar } from './top-bar.tsx';
import '../style/play.css';

const Explainer = lazy(tableParts.explain);
const Help = lazy(tableParts.help);
const Hints = lazy(tableParts.hints);
const Log = lazy(tableParts.log);
const Menu = lazy(tableParts.menu);
const OverBar = lazy(tableParts.overBar);
const Practice = lazy(tableParts.practice);
const Recap = lazy(tableParts.recap);
const Replay = lazy(tableParts.replay);
const Teaching = lazy(tableParts.teaching);
const WhyNot = lazy(tableParts.whyNot);

type Sheet = 'menu' | 'help' | 'log' | 'practice' | 'hint' | null;

/** A table in somebody's hands, with everything around it: the frame, the log, the notes. The board in the middle knows none of it. */
export function OpenTable(props: {
  readonly session: Session;
  readonly now: Accessor<Snapshot>;
  readonly save: Accessor<Occasion>;
  readonly board: AnyBoard;
  readonly guide: Guide;
  readonly talk: Talk;
  /** What is looked back at; `null` for now. */
  readonly look: Accessor<Look | null>;
  readonly onLook: (look: Look | null) => void;
  readonly notice: Accessor<string | null>;
  readonly onNotice: (text: string | null) => void;
  readonly around: Surroundings | undefined;
  readonly onAdvised: () => void;
  /** Takes the game over from the tab that plays it. */
  readonly onPlayHere: () => void;
  /** How somebody has just taken the screen, if they have: that is where they go on. */
  readonly taken: 'key' | 'pointer' | null;
}): JSX.Element {
  const { session, now, save, guide, talk, look, board: Board } = props;
  const { facts } = session;
  const refusals = createRefusals(session);
  const [sheet, setSheet] = createSignal<Sheet>(null);
  /** The moment of the replay, while there is one, and what is seen of it. */
  const [moment, setMoment] = createSignal<number | null>(null);
  const [then, setThen] = createSignal<{ readonly view: unknown } | null>(null);
  createEffect(
    on(look, (wanted) => {
      setMoment(wanted?.count ?? null);
      if (!wanted) setThen(null);
    }),
  );
  const seen = () => then()?.view ?? now().view;
  const lookAt = (count: number) => props.onLook({ count });
  /** Whether the board has shown anything yet. */
  const [drawn, setDrawn] = createSignal(false);
  /** Whether it has been seen: what is only said about it comes after. */
  const [isSeen, setIsSeen] = createSignal(false);
  createEffect(() => drawn() && requestAnimationFrame(() => setTimeout(() => setIsSeen(true), 50)));
  /** Whether there is time for what the first move can do without. */
  const [isCalm, setIsCalm] = createSignal(false);
  createEffect(() => isSeen() && void idle().then(() => setIsCalm(true)));
  let main: HTMLElement | undefined;

  createEffect(() => {
    if (drawn() || moment() !== null) fetchAhead(save().game);
  });
  createEffect(() => setDepth(guide.progress(seen())));
  createEffect(() => {
    const whose = talk.whose();
    document.title = appWords().title(whose ? `${whose.text} · ${talk.whereabouts()}` : talk.whereabouts());
  });
  onMount(() => {
    if (!main) return;
    if (props.taken) return goOnFrom(main, props.taken === 'key');
    void beginAt(main);
    if (!look()) announce([talk.whereabouts(), talk.whose()?.text].filter(Boolean).join('. '));
  });

  const closeHint = () => {
    advice.show(null);
    if (sheet() === 'hint') setSheet(null);
  };
  const advice = createAdviceTool(session, { now, save, moment, changed: closeHint });
  const askAdvice = () => {
    if (!advice.can()) return props.onNotice(`${advice.name()}.`);
    props.onAdvised();
    setSheet('hint');
  };

  /** Whether whoever teaches here goes on with a row of moves. */
  let agrees: (row: readonly Json[]) => boolean = () => true;

  // What is touched while a move is being written down is about to go: nothing comes of it, and nothing is said about it.
  const send = async (...row: readonly Json[]) => {
    if (now().storing) return;
    refusals.clear();
    props.onNotice(null);
    if (!agrees(row)) return;
    const no = await session.send(...row);
    if (no) refusals.forbid(no);
  };
  const forbid = (refusal: Refusal) => {
    if (!now().storing) refusals.forbid(refusal);
  };
  const release = () => {
    if (now().storing) return;
    refusals.clear();
    props.onNotice(null);
    void session.release();
  };
  const takeBack = async (far: (view: unknown) => boolean) => {
    refusals.clear();
    do {
      if (session.now.undo.kind !== 'row' || !(await session.undo())) return;
    } while (!far(session.now.view));
  };
  // Whoever turns automatic rolls on waits no longer.
  createEffect(() => {
    const { held, settled, storing } = now();
    if (held && settled && !storing && settings().autoRoll) void session.release();
  });
  const undo = async () => {
    if (now().storing) return;
    refusals.clear();
    const { undo: way } = session.now;
    if (way.kind === 'practice') setSheet('practice');
    else if (way.kind === 'no') props.onNotice(`${appWords().play.undoNo[way.bar]}.`);
    else if (await session.undo(way.kind === 'ask')) announce(appWords().play.undo);
  };

  /** What somebody else did stays a moment before the next thing happens. */
  const settled = (serial: number) => {
    setDrawn(true);
    const { actor } = session.now;
    const isElsewhere = typeof actor === 'number' && !facts.here.includes(actor);
    if (!isElsewhere || pace() === 0) session.settled(serial);
    else setTimeout(() => session.settled(serial), botPause());
  };

  const [standing, setStanding] = createSignal<Json | null>(null, { equals: false });
  createEffect(() => {
    const move = standing();
    if (move === null || now().storing) return;
    const timer = setTimeout(() => void send(move), standingPause());
    onCleanup(() => clearTimeout(timer));
  });

  const live = boardNow(session, {
    now,
    refused: refusals.refused,
    send: (...row) => void send(...row),
    standing: setStanding,
    release,
    takeBack: (far) => void takeBack(far),
    forbid,
    name: talk.name,
    settled,
    shown: advice.view,
  });
  const [barNeedle, setBarNeedle] = createSignal<Element | null>(null);
  const needleSlot = createSlot(() => main, 'needle');

  /** A lost connection is shown by what stands around a far table: the note could not even be fetched then. */
  const noted = () => {
    const { result, trouble } = now();
    return result || trouble === 'cut' ? null : trouble;
  };

  listenToKeys({
    Escape() {
      if (refusals.refused()) refusals.clear();
      else if (sheet()) setSheet(null);
      else if (moment() !== null) props.onLook(null);
    },
    u() {
      if (moment() === null && sheet() === null) void undo();
    },
    h() {
      if (!advice.exists) return;
      if (sheet() === 'hint') closeHint();
      else if (sheet() === null) askAdvice();
    },
    '?': () => setSheet('help'),
    l: () => setSheet(sheet() === 'log' ? null : 'log'),
  });

  return (
    <div
      class="table"
      data-at={now().at}
      data-storing={now().storing ? '' : undefined}
      data-previewing={advice.row() ? '' : undefined}
      data-replaying={look() ? '' : undefined}
      data-refused={refusals.refused() ? '' : undefined}
    >
      <TopBar
        now={now()}
        save={save()}
        sea={facts.sea}
        about={guide.about(facts.options, shown())}
        turn={guide.turn(seen())}
        trail={guide.trail(seen(), shown())}
        whose={moment() === null ? talk.whose() : null}
        hint={advice.exists ? { name: advice.name(), on: advice.can() } : null}
        onHint={askAdvice}
        needle={advice.needle() && !needleSlot()}
        onNeedle={setBarNeedle}
        onUndo={() => void undo()}
        onOpen={setSheet}
      />
      <Notice text={props.notice()} onClose={() => props.onNotice(null)} />
      <Suspense>
        <Show when={noted()}>{(trouble) => <TroubleNote trouble={trouble()} onPlayHere={props.onPlayHere} />}</Show>
      </Suspense>
      <div class="table-head">
        {props.around?.above?.()}
        <Show when={facts.seats > 1 && now().watcher !== null && look() === null && !now().result}>
          <Suspense fallback={<div class="recap-place" />}>
            <Recap
              session={session}
              now={now()}
              guide={guide}
              talk={talk}
              onReplay={(count, until) => props.onLook({ count, until })}
              onLog={() => setSheet('log')}
            />
          </Suspense>
        </Show>
        <Show when={now().result && now().settled && look() === null}>
          <Suspense fallback={<div class="recap-place" />}>
            <OverBar save={save()} />
          </Suspense>
        </Show>
      </div>
      <main class="table-board" id="content" tabindex="-1" ref={main}>
        <h1 class="f-unseen">{talk.whereabouts()}</h1>
        <button
          class="f-button to-text"
          type="button"
          aria-pressed={settings().textBoard}
          onClick={() => change({ textBoard: !settings().textBoard })}
        >
          {appWords().play.textBoard}
        </button>
        <Show when={look()} fallback={<ChosenBoard game={save().game} board={Board} live={live} />}>
          {(wanted) => (
            <Suspense fallback={<p class="waiting">{appWords().loading}</p>}>
              <Replay
                session={session}
                now={now()}
                save={save()}
                board={Board}
                guide={guide}
                talk={talk}
                look={wanted()}
                mayAsk={advice.may()}
                onAdvised={props.onAdvised}
                onMoment={setMoment}
                onView={(view) => setThen({ view })}
                onNotice={props.onNotice}
                onClose={() => props.onLook(null)}
              />
            </Suspense>
          )}
        </Show>
      </main>
      <BoardSlots
        board={() => main}
        session={session}
        now={now()}
        guide={guide}
        talk={talk}
        moment={moment()}
        onMoment={lookAt}
        onLog={() => setSheet('log')}
        hint={advice.exists ? { on: advice.can(), ask: askAdvice } : null}
      />
      <Suspense>
        <Show when={save().taught && isSeen() && moment() === null}>
          <Teaching
            session={session}
            now={now}
            save={save}
            guide={guide}
            board={() => main}
            name={talk.name}
            say={props.onNotice}
            onHear={(hears) => {
              agrees = hears;
            }}
          />
        </Show>
      </Suspense>
      <Suspense>
        <Show when={refusals.answer()}>
          {(why) => (
            <WhyNot
              refusal={why().refusal}
              words={why().words}
              remedy={why().Remedy}
              game={save().game}
              onClose={refusals.clear}
            />
          )}
        </Show>
        <Show when={advice.may() && moment() === null && (sheet() === 'hint' || advice.needle())}>
          <Hints
            session={session}
            now={now()}
            words={talk.words()}
            name={talk.name}
            open={sheet() === 'hint'}
            needle={advice.needle() ? (needleSlot() ?? barNeedle()) : null}
            shown={advice.row()}
            onShow={advice.show}
            onPlay={(row) => {
              closeHint();
              void send(...row);
            }}
            onClose={closeHint}
          />
        </Show>
        <Show when={sheet() === 'log'}>
          <Log
            session={session}
            now={now()}
            guide={guide}
            talk={talk}
            at={moment()}
            onMoment={lookAt}
            onClose={() => setSheet(null)}
          />
        </Show>
        <Show when={isCalm() && guide.explain}>
          <Explainer game={save().game} guide={guide} view={seen()} />
        </Show>
        <Show when={sheet() === 'help'}>
          <Help game={save().game} guide={guide} view={seen()} onClose={() => setSheet(null)} />
        </Show>
        <Show when={sheet() === 'menu'}>
          <Menu
            session={session}
            save={save()}
            rolls={guide.waits !== undefined}
            extra={props.around?.menu}
            onOpen={setSheet}
            onClose={() => setSheet(null)}
          />
        </Show>
        <Show when={sheet() === 'practice'}>
          <Practice
            onGo={() => {
              setSheet(null);
              void session.undo(true);
            }}
            onClose={() => setSheet(null)}
          />
        </Show>
      </Suspense>
    </div>
  );
}
