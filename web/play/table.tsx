import { Curtain, isField, sound } from '@fathom/board';
import { entryOf } from '@fathom/games';
import type { Actor, AnyGame, GameEvent, Json, Refusal, Seat } from '@fathom/kernel';
import {
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  lazy,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
} from 'solid-js';
import { Portal } from 'solid-js/web';
import { fetchAhead } from '../ahead.ts';
import { standingOf } from '../begin.ts';
import { type AnyBoard, fetchAnswers, type Guide, listing, type SpokenWords } from '../catalogue.ts';
import { nameOf } from '../minds/names.ts';
import { createMindWords } from '../minds/words.ts';
import { record } from '../results.ts';
import { go, url } from '../router.ts';
import { type Save, store } from '../saves.ts';
import type { Session } from '../session.ts';
import { pace, settings } from '../settings.ts';
import { announce, setDepth } from '../stage.ts';
import { markVisited } from '../visited.ts';
import { shown, w } from '../words.ts';
import { endOf } from './addresses.ts';
import { boardNow, boardThen } from './board-props.ts';
import { Coach } from './coach.tsx';
import { tableParts } from './later.ts';
import { type LogLine, LogList, logOf } from './log-list.tsx';
import { resultOf } from './result-of.ts';
import { createSlot } from './slot.ts';
import { TopBar } from './top-bar.tsx';
import '../style/play.css';

const End = lazy(tableParts.end);
const Help = lazy(tableParts.help);
const Hints = lazy(tableParts.hints);
const Log = lazy(tableParts.log);
const Menu = lazy(tableParts.menu);
const MomentBar = lazy(tableParts.momentBar);
const Practice = lazy(tableParts.practice);
const WhyNot = lazy(tableParts.whyNot);

/** Milliseconds, at normal speed. */
const botPause = 450;

type Open = 'menu' | 'help' | 'log' | 'practice' | 'hint' | null;

/** The address may ask to look back: `?moment=12` is the table after twelve entries. */
function askedMoment(session: Session): number | null {
  const count = Number(url().searchParams.get('moment'));
  return Number.isInteger(count) && count > 0 && count < session.moments().length ? count : null;
}

/** A table with everything around it: the frame, the log, the notes, the end. The board in the middle knows none of it. */
export function PlayTable(props: {
  readonly session: Session;
  readonly save: Save;
  readonly rules: AnyGame;
  readonly words: SpokenWords;
  readonly board: AnyBoard;
  readonly guide: Guide;
  readonly damage: string | null;
  readonly ending: boolean;
}): JSX.Element {
  const { session, guide, board: Board } = props;
  const [now, setNow] = createSignal(session.now);
  const [words, setWords] = createSignal(props.words);
  const [save, setSave] = createSignal(props.save);
  const [refused, setRefused] = createSignal<Refusal | null>(null);
  /** Rulebook and refusals, asked for when something is first refused. */
  const [book, setBook] = createSignal<Awaited<ReturnType<typeof fetchAnswers>>>();
  const [open, setOpen] = createSignal<Open>(null);
  const [moment, setMoment] = createSignal(askedMoment(session));
  /** Advice shown on the board as if it had been played. */
  const [shownRow, setShownRow] = createSignal<readonly Json[] | null>(null);
  /** Whether the board has shown anything yet. */
  const [drawn, setDrawn] = createSignal(false);
  const [notice, setNotice] = createSignal(props.damage ? w().play.damaged(props.damage) : null);

  const hasBots = session.people.length < session.bots.length;
  const minds = hasBots ? createMindWords(props.save.game) : () => null;
  const name = (seat: Seat) => nameOf(session, seat, minds());
  const isBot = (seat: Actor) => typeof seat === 'number' && session.bots[seat] !== null;
  const whose = () => {
    const { actor, thinking } = now();
    if (session.solo || typeof actor !== 'number') return null;
    const yours = session.onePerson && !isBot(actor);
    const text = yours ? w().minds.yourTurn : w().play.whoseTurn(name(actor));
    return {
      text: thinking === null ? text : w().minds.thinking(name(actor)),
      seat: actor,
      thinking: thinking !== null,
    };
  };
  const whereabouts = () => {
    const game = w().games[save().game];
    return w().home.standing(game.name, game.turn, guide.turn(now().view));
  };
  const lines = createMemo<readonly LogLine[]>((before) => {
    const settled = now().settled;
    const language = words();
    return settled ? logOf(session, language, guide, name) : before;
  }, []);

  const keep = () => {
    const { result } = session.now;
    const next: Save = {
      ...save(),
      ...session.keep(),
      touched: Date.now(),
      over: result !== null,
      standing: standingOf(session, guide),
    };
    setSave(next);
    if (store(next) === 'full') setNotice(w().play.full);
    if (result && !next.shared && !next.taught) record(resultOf(next, session));
  };

  let kept = session.now.happening.serial;
  onCleanup(
    session.subscribe((next) => {
      setNow(next);
      if (next.happening.serial !== kept) {
        kept = next.happening.serial;
        keep();
        if (props.save.taught) markVisited();
        tellAll(next.happening.events, typeof next.actor === 'number' ? next.actor : undefined);
      }
      if (next.result && next.settled && !props.ending) setTimeout(() => go(endOf(save()), 'push'), 700 * pace());
    }),
  );

  const tellAll = (events: readonly GameEvent[], by: Seat | undefined) => {
    for (const event of events) {
      const sentence = words().event(event, name, by);
      if (sentence) announce(sentence);
    }
  };

  createEffect(
    on(shown, async (language) => {
      const next = await listing(save().game)?.spoken[language]();
      if (next && language === shown()) setWords(() => next);
    }),
  );
  createEffect(
    on([refused, shown], async ([refusal, language]) => {
      if (!refusal) return;
      const game = listing(save().game);
      const next = game && (await fetchAnswers(game, language));
      if (next && language === shown()) setBook(next);
    }),
  );
  const answer = () => {
    const refusal = refused();
    const found = book();
    return refusal && found ? { refusal, ...found } : null;
  };
  createEffect(() => {
    if (drawn() || moment() !== null || props.ending) fetchAhead(save().game);
  });
  createEffect(() => setDepth(guide.progress(now().view)));
  onCleanup(() => setDepth(0));
  createEffect(() => {
    if (props.ending) return;
    const where = whereabouts();
    document.title = w().title(whose() ? `${whose()?.text} · ${where}` : where);
  });

  const send = (...row: readonly Json[]) => {
    setRefused(null);
    setNotice(null);
    const no = session.send(...row);
    if (no) forbid(no);
  };
  const forbid = (refusal: Refusal) => {
    setRefused(refusal);
    sound('forbidden');
  };
  const undo = () => {
    setRefused(null);
    if (session.now.undo.kind === 'practice') setOpen('practice');
    else if (session.undo()) announce(w().play.undo);
    else if (session.now.undo.kind === 'no') setNotice(`${w().play.undo}: ${w().play.undoNo[session.now.undo.bar]}.`);
  };

  const shownView = createMemo(() => {
    const row = shownRow();
    return row && now().settled ? session.preview(row) : null;
  });
  /** What a bot did stays a moment before the next thing happens. */
  const settled = (serial: number) => {
    setDrawn(true);
    if (!isBot(session.now.actor) || pace() === 0) session.settled(serial);
    else setTimeout(() => session.settled(serial), botPause * pace());
  };
  onMount(() => {
    if (!hasBots) return;
    let stop: (() => void) | null = null;
    let left = false;
    void tableParts.bots().then(({ playBots }) => {
      if (left) return;
      stop = playBots(session, { pause: () => botPause * pace(), name, say: setNotice });
    });
    onCleanup(() => {
      left = true;
      stop?.();
    });
  });

  const live = boardNow(session, { now, refused, send, forbid, name, settled, shown: shownView });
  const past = (count: number) => boardThen(session, count, name);

  const handover = () => {
    const seat = now().handover;
    return seat === null ? null : { seat };
  };
  const lesson = createMemo(() =>
    save().taught && moment() === null ? guide.lesson(now().view, now().settled ? now().moves : []) : null,
  );
  let main: HTMLElement | undefined;
  const logSlot = createSlot(() => main, 'log');
  const openerSlot = createSlot(() => main, 'openers');
  const [barNeedle, setBarNeedle] = createSignal<Element | null>(null);
  const needleSlot = createSlot(() => main, 'needle');

  /** Whether somebody could advise at this table, whether they may, and on what. */
  const advisable = entryOf(props.save.game)?.mind !== null && !props.save.taught;
  const mayAdvise = () => advisable && !save().daily;
  const canAdvise = () => mayAdvise() && now().settled && now().moves.length > 0 && moment() === null;
  const hasNeedle = () => mayAdvise() && settings().needle && moment() === null && !now().result;
  const hintName = () => (save().daily ? w().minds.hintDaily : canAdvise() ? w().minds.hint : w().minds.hintWait);
  const hint = () => {
    if (!canAdvise()) return setNotice(`${hintName()}.`);
    if (!save().advised) setSave({ ...save(), advised: true });
    store(save());
    setOpen('hint');
  };
  const closeHint = () => {
    setShownRow(null);
    if (open() === 'hint') setOpen(null);
  };
  createEffect(on(() => now().happening.serial, closeHint, { defer: true }));

  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || props.ending || isField(event.target)) return;
    if (event.key === 'Escape') {
      if (refused()) setRefused(null);
      else if (open()) setOpen(null);
      else if (moment() !== null) setMoment(null);
    } else if (event.key === 'u') {
      if (moment() === null && open() === null) undo();
    } else if (event.key === 'h' && advisable) {
      if (open() === 'hint') closeHint();
      else if (open() === null) hint();
    } else if (event.key === '?') setOpen('help');
    else if (event.key === 'l') setOpen(open() === 'log' ? null : 'log');
  };
  onMount(() => {
    addEventListener('keydown', onKey);
    onCleanup(() => removeEventListener('keydown', onKey));
  });

  return (
    <Show
      when={!props.ending}
      fallback={<End session={session} save={save()} words={words()} guide={guide} name={name} rules={props.rules} />}
    >
      <div
        class="table"
        data-previewing={shownRow() ? '' : undefined}
        data-refused={refused() ? '' : undefined}
        data-lesson={lesson()?.id}
      >
        <TopBar
          now={now()}
          save={save()}
          about={guide.about(session.table.setup.options)}
          turn={guide.turn(now().view)}
          trail={guide.trail(now().view)}
          whose={whose()}
          hint={advisable ? { name: hintName(), on: canAdvise() } : null}
          onHint={hint}
          needle={hasNeedle() && !needleSlot()}
          onNeedle={setBarNeedle}
          onUndo={undo}
          onOpen={setOpen}
        />
        <Show when={notice()}>
          {(text) => (
            <p class="notice" role="alert">
              {text()}
              <button class="f-button" type="button" onClick={() => setNotice(null)}>
                {w().close}
              </button>
            </p>
          )}
        </Show>
        <main class="table-board" id="content" tabindex="-1" ref={main}>
          <h1 class="f-unseen">{whereabouts()}</h1>
          <Show when={moment()} keyed fallback={<Board {...live} />}>
            {(count) => <Board {...past(count)} />}
          </Show>
          <Suspense>
            <Show when={moment()}>
              {(count) => <MomentBar count={count()} of={session.moments().length} onMoment={setMoment} />}
            </Show>
          </Suspense>
        </main>
        <Show when={logSlot()}>
          {(slot) => (
            <Portal mount={slot()}>
              <h2 class="f-title">{w().play.log}</h2>
              <LogList lines={lines()} at={moment()} onMoment={setMoment} />
            </Portal>
          )}
        </Show>
        <Show when={openerSlot()}>
          {(slot) => (
            <Portal mount={slot()}>
              <button class="f-button" type="button" onClick={() => setOpen('log')}>
                {w().play.log}
              </button>
              <Show when={advisable}>
                <button class="f-button narrow-hint" type="button" aria-disabled={!canAdvise()} onClick={hint}>
                  {w().minds.hint}
                </button>
              </Show>
            </Portal>
          )}
        </Show>
        <Show when={save().taught && moment() === null}>
          <Coach lesson={lesson()} />
        </Show>
        <Suspense>
          <Show when={answer()}>
            {(why) => (
              <WhyNot
                refusal={why().refusal}
                words={why().words}
                remedy={why().Remedy}
                game={save().game}
                onClose={() => setRefused(null)}
              />
            )}
          </Show>
          <Show when={mayAdvise() && moment() === null && (open() === 'hint' || hasNeedle())}>
            <Hints
              session={session}
              now={now()}
              words={words()}
              name={name}
              open={open() === 'hint'}
              needle={hasNeedle() ? (needleSlot() ?? barNeedle()) : null}
              shown={shownRow()}
              onShow={setShownRow}
              onPlay={(row) => {
                closeHint();
                send(...row);
              }}
              onClose={closeHint}
            />
          </Show>
          <Show when={open() === 'log'}>
            <Log lines={lines()} at={moment()} onMoment={setMoment} onClose={() => setOpen(null)} />
          </Show>
          <Show when={open() === 'help'}>
            <Help game={save().game} onClose={() => setOpen(null)} />
          </Show>
          <Show when={open() === 'menu'}>
            <Menu session={session} save={save()} onOpen={setOpen} onClose={() => setOpen(null)} />
          </Show>
          <Show when={open() === 'practice'}>
            <Practice
              onGo={() => {
                setOpen(null);
                session.undo(true);
              }}
              onClose={() => setOpen(null)}
            />
          </Show>
        </Suspense>
        <Show when={handover()} keyed>
          {({ seat }) => (
            <Curtain
              title={w().play.passTo(name(seat))}
              text={w().play.passText}
              open={w().play.iAm(name(seat))}
              onOpen={() => session.takeOver()}
            />
          )}
        </Show>
      </div>
    </Show>
  );
}
