import type { Json } from '@fathom/kernel';
import { createResource, type JSX, Show } from 'solid-js';
import { saves } from '../saves/here.ts';
import { hasLearned } from '../saves/learned.ts';
import { namesOf } from '../shelf/catalogue.ts';
import { type LessonEntry, lessonsOf } from '../shelf/lessons.ts';
import { learnWords } from '../words/learn.ts';
import { shown } from '../words/words.ts';
import '../style/learn.css';

/** Whether somebody has neither learned this here nor played a game it is about. */
function isNew(game: string, lesson: LessonEntry): boolean {
  if (hasLearned(game, lesson.id)) return false;
  return !saves()
    .heads()
    .some((head) => head.game === game && head.lesson === undefined && !head.shared && lesson.suits(head.options));
}

/** Offers the lesson about the game that is being chosen, to whoever has not met it yet. */
export default function LessonOffer(props: { readonly game: string; readonly options: Json }): JSX.Element {
  const [lessons] = createResource(() => props.game, lessonsOf);
  const offered = () => lessons()?.find((lesson) => lesson.suits(props.options) && isNew(props.game, lesson));
  const isFirst = (lesson: LessonEntry) => lesson === lessons()?.[0];
  return (
    <Show when={offered()}>
      {(lesson) => (
        <section class="f-panel form-part lesson-offer">
          <div>
            <h2>
              {isFirst(lesson())
                ? learnWords().offer(namesOf(props.game).name)
                : learnWords().offerMore(lesson().name[shown()])}
            </h2>
            <p class="f-second">{learnWords().offerLine(learnWords().minutes(lesson().minutes))}</p>
          </div>
          <a class="f-button" href={`/learn/${props.game}/${lesson().id}`}>
            {learnWords().learn}
          </a>
        </section>
      )}
    </Show>
  );
}
