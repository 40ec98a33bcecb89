import { createSignal, type JSX, lazy, onMount, Show } from 'solid-js';
import { PageBar } from '../parts/parts.tsx';
import { beginLesson } from '../play/first-games.ts';
import { saves } from '../saves/here.ts';
import { NoRoom } from '../saves/later.ts';
import type { Trouble } from '../saves/notices.tsx';
import { fetchGame, listing } from '../shelf/catalogue.ts';
import { lessonOf } from '../shelf/lessons.ts';
import { go } from '../shell/router.ts';
import { appWords, shown } from '../words/words.ts';
import { Play } from './play.tsx';

const Lost = lazy(() => import('./lost.tsx'));

/** A lesson: the one that was left, as it was, or a new one. */
export default function Learn(props: {
  readonly game: string;
  readonly lesson: string;
  readonly address?: string;
}): JSX.Element {
  const [save, setSave] = createSignal<string>();
  const [trouble, setTrouble] = createSignal<Trouble>();
  const [unknown, setUnknown] = createSignal(false);
  onMount(async () => {
    if (props.address) go(props.address, 'replace');
    const begun = saves()
      .heads()
      .find(({ game, lesson, over }) => game === props.game && lesson === props.lesson && !over);
    if (begun) return setSave(begun.id);
    const game = listing(props.game);
    if (!game) return setUnknown(true);
    const [parts, lesson] = await Promise.all([fetchGame(game, shown()), lessonOf(props.game, props.lesson)]);
    if (!lesson) return setUnknown(true);
    const fresh = await beginLesson(parts, lesson);
    if (fresh.ok) setSave(fresh.head.id);
    else setTrouble(fresh.written);
  });
  return (
    <Show when={!unknown()} fallback={<Lost />}>
      <Show when={trouble()}>
        {(written) => (
          <>
            <PageBar />
            <NoRoom written={written()} />
          </>
        )}
      </Show>
      <Show when={save()} keyed fallback={<p class="waiting">{trouble() ? '' : appWords().loading}</p>}>
        {(id) => <Play game={props.game} save={id} shown="play" />}
      </Show>
    </Show>
  );
}
