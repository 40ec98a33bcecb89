import type { AnyPlayable } from '@fathom/kernel';
import { type Accessor, createEffect, createSignal, type JSX, lazy, on, onCleanup, onMount, Show } from 'solid-js';
import { markVisited } from '../saves/visited.ts';
import type { Session } from '../session/session.ts';
import type { AnyBoard, Guide, SpokenWords } from '../shelf/catalogue.ts';
import { fetchAhead } from '../shell/ahead.ts';
import { go, url } from '../shell/router.ts';
import { pace } from '../shell/settings.ts';
import { setDepth } from '../shell/stage.ts';
import { boardOf, endOf } from './addresses.ts';
import { botPause } from './bot-pause.ts';
import { tableParts } from './later.ts';
import { isOthers, type Look, type Occasion, type Surroundings } from './occasion.ts';
import { OpenTable } from './open-table.tsx';
import { createTalk } from './talk.ts';
import { speak } from './voice.ts';

const End = lazy(tableParts.end);
const PassScreen = lazy(tableParts.passScreen);

/** The address may ask to look back: `?moment=12` is the table after twelve entries, `?film` the whole game in a quarter of a minute. */
function askedLook(session: Session, isJudged: boolean): Look | null {
  const asked = url().searchParams;
  const last = session.moments().length;
  const count = Number(asked.get('moment'));
  if (asked.has('film') && session.now.result) return { count: 0, film: true };
  if (asked.has('moment') && Number.isInteger(count) && count >= 0 && count < last) return { count, judged: isJudged };
  return isJudged && session.now.result ? { count: last, judged: true } : null;
}

/** A game while it is open: the table in somebody's hands, the curtain between two people, or how it ended. */
export function PlayTable(props: {
  readonly session: Session;
  readonly save: Occasion;
  /** The same with what has changed since. */
  readonly head: Accessor<Occasion>;
  readonly rules: AnyPlayable;
  readonly words: SpokenWords;
  readonly board: AnyBoard;
  readonly guide: Guide;
  /** What somebody should read first; anything new is shown as it comes. */
  readonly notice: Accessor<string | null>;
  readonly around?: Surroundings;
  /** The table itself, how the game ended, or the game looked back on and judged. */
  readonly shown: 'play' | 'end' | 'analysis';
  readonly onAdvised: () => void;
  readonly onPlayHere: () => void;
}): JSX.Element {
  const { session, guide } = props;
  const [now, setNow] = createSignal(session.now);
  const save = props.head;
  const [look, setLook] = createSignal(askedLook(session, props.shown === 'analysis'));
  const isEnding = () => props.shown === 'end';
  createEffect(
    on(
      () => [props.shown, url().search],
      () => setLook(askedLook(session, props.shown === 'analysis')),
      { defer: true },
    ),
  );
  const [notice, setNotice] = createSignal(props.notice());
  createEffect(on(props.notice, setNotice, { defer: true }));
  const [taken, setTaken] = createSignal<'key' | 'pointer' | null>(null);
  const talk = createTalk(session, props.words, guide, now, session.now.result !== null && isOthers(props.save));
  speak(session, talk, guide);
  onCleanup(() => setDepth(0));

  let kept = session.now.happening.serial;
  let over = session.now.result !== null;
  /** It has ended before somebody's eyes, and the end has not been shown yet. */
  let isFresh = false;
  onCleanup(
    session.subscribe((next) => {
      if (next.handover !== null) setLook(null);
      setNow(next);
      if (next.happening.serial !== kept) {
        kept = next.happening.serial;
        if (props.save.taught) markVisited();
      }
      if (!next.result) over = false;
      if (over || !next.result || !next.settled) return;
      over = true;
      isFresh = true;
      if (!isEnding()) setTimeout(() => go(endOf(save()), 'push'), 700 * pace());
    }),
  );

  // A page put aside is found again by whoever goes back to it.
  const cover = () => session.cover();
  onMount(() => {
    addEventListener('pagehide', cover);
    onCleanup(() => removeEventListener('pagehide', cover));
    if (isEnding()) fetchAhead(save().game);
    const { crew } = session;
    // The rivals of a lesson play as it is written.
    if (!crew || save().lesson) return;
    let stop: (() => void) | null = null;
    let left = false;
    void tableParts.bots().then(({ playBots }) => {
      if (!left) stop = playBots(session, crew, { pause: botPause, name: talk.name, say: setNotice });
    });
    onCleanup(() => {
      left = true;
      stop?.();
    });
  });

  return (
    <Show
      when={!isEnding()}
      fallback={
        <End
          session={session}
          now={now()}
          save={save()}
          words={talk.words()}
          guide={guide}
          name={talk.name}
          rules={props.rules}
          extra={props.around?.end}
          next={props.around?.next}
          fresh={isFresh}
          onShown={() => {
            isFresh = false;
          }}
        />
      }
    >
      <Show
        when={now().handover === null}
        fallback={
          <PassScreen
            name={talk.name(now().handover ?? 0)}
            onTaken={(byKey) => {
              setTaken(byKey ? 'key' : 'pointer');
              session.takeOver();
            }}
          />
        }
      >
        <OpenTable
          session={session}
          now={now}
          save={save}
          board={props.board}
          guide={guide}
          talk={talk}
          look={look}
          onLook={(next) => {
            setLook(next);
            // Whoever came to look back at a game that is over came from its end.
            if (!next && (props.shown === 'analysis' || url().search))
              go((now().result ? endOf : boardOf)(save()), 'replace');
          }}
          notice={notice}
          onNotice={setNotice}
          around={props.around}
          onAdvised={() => save().advised || props.onAdvised()}
          onPlayHere={props.onPlayHere}
          taken={taken()}
        />
      </Show>
    </Show>
  );
}
