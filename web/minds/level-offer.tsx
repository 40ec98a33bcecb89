import type { AnyMindWords } from '@fathom/mind';
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { results } from '../saves/results.ts';
import { recall, remember } from '../shell/keepsakes.ts';
import { levelWords } from '../words/levels.ts';
import { type NextLevel, nextLevel } from './next-level.ts';
import { levelsOf, shortName } from './words.ts';
import '../style/levels.css';

const key = (game: string) => `fathom/next-level/${game}`;

/** Suggests the next level after three games in a row won or lost against one. Taken up or not, it is said once. */
export function LevelOffer(props: {
  readonly game: string;
  readonly words: AnyMindWords;
  readonly onTake: (next: NextLevel) => void;
}): JSX.Element {
  const [dismissed, setDismissed] = createSignal(recall(key(props.game)));
  const found = createMemo(() => nextLevel(results(), props.game, levelsOf(props.words), dismissed()));
  const dismiss = (after: string) => {
    remember(key(props.game), after);
    setDismissed(after);
  };
  const take = (next: NextLevel) => {
    dismiss(next.after);
    props.onTake(next);
  };
  const name = (level: string) => shortName(props.words, level);
  return (
    <Show when={found()}>
      {(next) => (
        <section class="f-panel level-offer" aria-label={levelWords().play(name(next().to))}>
          <p>
            {next().won ? levelWords().wonThree(name(next().from)) : levelWords().lostThree(name(next().from))}{' '}
            {next().won ? levelWords().stronger(name(next().to)) : levelWords().gentler(name(next().to))}
          </p>
          <div class="row">
            <button class="f-button" type="button" onClick={() => take(next())}>
              {levelWords().play(name(next().to))}
            </button>
            <button class="f-button" type="button" onClick={() => dismiss(next().after)}>
              {levelWords().notNow}
            </button>
          </div>
        </section>
      )}
    </Show>
  );
}
