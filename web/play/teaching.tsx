import type { Json, Seat } from '@fathom/kernel';
import {
  type Accessor,
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  on,
  onCleanup,
  onMount,
  Show,
} from 'solid-js';
import { markVisited, visited } from '../saves/visited.ts';
import type { Session, Snapshot } from '../session/session.ts';
import type { Guide } from '../shelf/catalogue.ts';
import { go } from '../shell/router.ts';
import { announce } from '../shell/stage.ts';
import { shown } from '../words/words.ts';
import { botPause } from './bot-pause.ts';
import { Coach, type CoachNote, keyOf } from './coach.tsx';
import { LessonEnd } from './lesson-end.tsx';
import type { Occasion } from './occasion.ts';
import { playRival } from './rival.ts';
import { type Teacher, teacherOf } from './teacher.ts';

/** Somebody is taught at this table: by a lesson, whose rivals play as it is written, or by the game's own coach. */
export default function Teaching(props: {
  readonly session: Session;
  readonly now: Accessor<Snapshot>;
  readonly save: Accessor<Occasion>;
  readonly guide: Guide;
  readonly board: () => HTMLElement | undefined;
  readonly name: (seat: Seat) => string;
  readonly say: (sentence: string) => void;
  /** Tells who must agree to a row of moves before it is sent. */
  readonly onHear: (hears: (row: readonly Json[]) => boolean) => void;
}): JSX.Element {
  const { session, now, save, guide } = props;
  const [teacher, setTeacher] = createSignal<Teacher | null>();
  const [quiet, setQuiet] = createSignal(false);
  /** Whoever has put the paper aside asks for it again. */
  const [folded, setFolded] = createSignal(false);
  const isFirstVisit = !visited();
  onMount(async () => setTeacher(await teacherOf(save(), guide)));
  const learning = createMemo(() => teacher()?.learn(session, { now, save: save().id, game: save().game }) ?? null);
  const note = createMemo((): CoachNote | null =>
    quiet() || now().result ? null : (teacher()?.note(learning(), now(), shown()) ?? null),
  );
  /** Everything is read out once, though the paper is taken away while things move, and what it said comes back after an answer. */
  const said = { step: '', answer: '' };
  createEffect(() => {
    const now = note();
    if (!now) return;
    const kind = now.answer ? 'answer' : 'step';
    if (said[kind] !== keyOf(now)) announce(now.text);
    said[kind] = keyOf(now);
  });
  props.onHear((row) => learning()?.takes(row) ?? true);

  createEffect(
    on(teacher, (come) => {
      const { crew } = session;
      if (!crew || come === undefined || !save().lesson) return;
      const lesson = come?.lesson;
      if (lesson) return onCleanup(playRival(session, crew, lesson, botPause));
      let left = false;
      let stop: (() => void) | null = null;
      onCleanup(() => {
        left = true;
        stop?.();
      });
      void import('../minds/bots.ts').then(({ playBots }) => {
        if (!left) stop = playBots(session, crew, { pause: botPause, name: props.name, say: props.say });
      });
    }),
  );

  const leave = () => {
    if (learning() === null) return setQuiet(true);
    markVisited();
    go('/');
  };
  return (
    <Show when={note()}>
      {(said) => (
        <Coach
          board={props.board}
          note={said()}
          leave={learning() === null ? 'quiet' : learning()?.isOver() ? null : isFirstVisit ? 'skip' : 'stop'}
          onLeave={leave}
          folded={folded()}
          onFold={setFolded}
        >
          <Show when={learning()?.isOver() && teacher()?.entry}>
            {(learned) => <LessonEnd lesson={learned()} rules={session.game} guide={guide} save={save()} />}
          </Show>
        </Coach>
      )}
    </Show>
  );
}
