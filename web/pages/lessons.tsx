import { games } from '@fathom/games';
import { createResource, For, type JSX, onMount, Show } from 'solid-js';
import { Page, PageBar } from '../parts/parts.tsx';
import { saves } from '../saves/here.ts';
import { hasLearned } from '../saves/learned.ts';
import { namesOf } from '../shelf/catalogue.ts';
import { type LessonEntry, lessonsOf } from '../shelf/lessons.ts';
import { fetchAhead } from '../shell/ahead.ts';
import { setDepth } from '../shell/stage.ts';
import { learnWords } from '../words/learn.ts';
import { shown } from '../words/words.ts';
import '../style/learn.css';

const shelf = games.filter(({ shelved }) => shelved);

/** Everything that can be learned at a table. */
export default function Lessons(): JSX.Element {
  onMount(() => {
    setDepth(0.2);
    fetchAhead();
  });
  return (
    <>
      <PageBar />
      <Page title={learnWords().title} class="lessons narrow">
        <h1>{learnWords().title}</h1>
        <p class="f-second">{learnWords().line}</p>
        <For each={shelf}>{({ id }) => <LessonsOf game={id} />}</For>
      </Page>
    </>
  );
}

function LessonsOf(props: { readonly game: string }): JSX.Element {
  const [lessons] = createResource(() => props.game, lessonsOf);
  return (
    <section class="f-panel lessons-of" aria-label={namesOf(props.game).name}>
      <h2>{namesOf(props.game).name}</h2>
      <ul>
        <For each={lessons()}>{(lesson) => <LessonLine game={props.game} lesson={lesson} />}</For>
      </ul>
      <a href={`/rules/${props.game}`}>{learnWords().rules(namesOf(props.game).name)}</a>
    </section>
  );
}

function LessonLine(props: { readonly game: string; readonly lesson: LessonEntry }): JSX.Element {
  const name = () => props.lesson.name[shown()];
  const isDone = () => hasLearned(props.game, props.lesson.id);
  const isBegun = () =>
    saves()
      .heads()
      .some(({ game, lesson, over }) => game === props.game && lesson === props.lesson.id && !over);
  const does = () => (isDone() ? learnWords().again : isBegun() ? learnWords().resume : learnWords().begin);
  return (
    <li>
      <div>
        <h3>
          {name()}
          <Show when={isDone()}>
            <span class="lesson-done">
              <svg viewBox="0 0 14 14" aria-hidden="true">
                <path d="M2 7.5L5.5 11L12 3.5" />
              </svg>
              {learnWords().done}
            </span>
          </Show>
        </h3>
        <p class="f-second">
          {props.lesson.line[shown()]} <span class="lesson-minutes">{learnWords().minutes(props.lesson.minutes)}</span>
        </p>
      </div>
      <a
        class="f-button"
        href={`/learn/${props.game}/${props.lesson.id}`}
        aria-label={learnWords().lesson(does(), name())}
      >
        {does()}
      </a>
    </li>
  );
}
