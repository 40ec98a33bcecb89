import type { AnyPlayable } from '@fathom/kernel';
import { createSignal, type JSX, Show } from 'solid-js';
import { saves } from '../saves/here.ts';
import { NoRoom } from '../saves/later.ts';
import type { Trouble } from '../saves/notices.tsx';
import { markVisited } from '../saves/visited.ts';
import type { Guide } from '../shelf/catalogue.ts';
import type { LessonEntry } from '../shelf/lessons.ts';
import { go } from '../shell/router.ts';
import { lessonEndWords } from '../words/lesson-end.ts';
import type { Begun } from './begin.ts';
import { beginCoached, beginLesson } from './first-games.ts';
import type { Occasion } from './occasion.ts';
import '../style/note.css';

/** What follows a lesson: a real game with the coach, the same lesson again, or the games. The lesson's own table is cleared away. */
export function LessonEnd(props: {
  readonly lesson: LessonEntry;
  readonly rules: AnyPlayable;
  readonly guide: Guide;
  readonly save: Occasion;
}): JSX.Element {
  const [trouble, setTrouble] = createSignal<Trouble | null>(null);
  const clear = () => void saves().remove([props.save.id]);
  const follow = async (begun: Promise<Begun>) => {
    const next = await begun;
    if (!next.ok) return setTrouble(next.written);
    markVisited();
    go(`/play/${next.head.game}/${next.head.id}`, 'replace');
    clear();
  };
  const parts = () => ({ rules: props.rules, guide: props.guide });
  return (
    <div class="coach-choices">
      <button class="paper-button" type="button" onClick={() => void follow(beginCoached(parts(), props.lesson))}>
        {lessonEndWords().play}
      </button>
      <button class="paper-link" type="button" onClick={() => void follow(beginLesson(parts(), props.lesson))}>
        {lessonEndWords().again}
      </button>
      <button
        class="paper-link"
        type="button"
        onClick={() => {
          markVisited();
          go('/');
          clear();
        }}
      >
        {lessonEndWords().home}
      </button>
      <Show when={trouble()}>{(written) => <NoRoom written={written()} />}</Show>
    </div>
  );
}
