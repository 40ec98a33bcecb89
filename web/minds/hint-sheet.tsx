import { Sheet } from '@fathom/board';
import type { Json } from '@fathom/kernel';
import type { AnyMindWords } from '@fathom/mind';
import type { AnyThought } from '@fathom/mind/desk';
import { Index, type JSX, Show } from 'solid-js';
import { change, settings } from '../shell/settings.ts';
import { appWords } from '../words/words.ts';
import type { Advice } from './advice.ts';
import ChanceDial from './chance-dial.tsx';
import { mindWords } from './speech.ts';

/** The best few rows with what they promise and why. Choosing one shows it on the board; it is played only when asked. */
export function HintSheet(props: {
  readonly ideas: AnyThought['ideas'];
  readonly state: ReturnType<Advice['state']>;
  /** What the needle shows. */
  readonly chance: number | null;
  /** A row as a plan. */
  readonly said: (row: readonly Json[]) => string;
  readonly minds: AnyMindWords | null;
  readonly name: (seat: number) => string;
  /** Whether this is the row now shown on the board. */
  readonly isShown: (row: readonly Json[]) => boolean;
  /** The row under the pointer or the focus. */
  readonly onPoint: (at: number | null) => void;
  readonly onShow: (row: readonly Json[] | null) => void;
  readonly onPlay: (row: readonly Json[]) => void;
  readonly onClose: () => void;
}): JSX.Element {
  const status = () => {
    const words = mindWords().hints;
    switch (props.state) {
      case 'refining':
        return words.refining;
      case 'done':
        return words.done;
      case 'failed':
        return words.none;
      default:
        return words.thinking;
    }
  };
  const sentences = (reasons: readonly unknown[]) =>
    reasons.map((reason) => props.minds?.reason(reason, props.name)).join(' ');
  return (
    <Sheet title={mindWords().hints.title} close={appWords().close} onClose={props.onClose}>
      <div class="hints">
        <div class="hint-head">
          <ChanceDial chance={props.chance} />
          <p class="f-second">{mindWords().hints.intro}</p>
        </div>
        <ol class="hint-list">
          <Index each={props.ideas}>
            {(idea, at) => (
              <li data-shown={props.isShown(idea().moves) ? '' : undefined}>
                <button
                  type="button"
                  class="hint"
                  aria-pressed={props.isShown(idea().moves)}
                  onPointerEnter={() => props.onPoint(at)}
                  onPointerLeave={() => props.onPoint(null)}
                  onFocus={() => props.onPoint(at)}
                  onBlur={() => props.onPoint(null)}
                  onClick={() => props.onShow(props.isShown(idea().moves) ? null : idea().moves)}
                >
                  <span class="hint-chance numeral">{mindWords().percent(idea().chance)}</span>
                  <span class="hint-words">
                    <span class="hint-row">{props.said(idea().moves)}</span>
                    <span class="f-second">{sentences(idea().reasons)}</span>
                  </span>
                </button>
                <Show when={props.isShown(idea().moves)}>
                  <div class="row">
                    <button class="f-button primary" type="button" onClick={() => props.onPlay(idea().moves)}>
                      {mindWords().hints.play}
                    </button>
                    <span class="f-second">{mindWords().hints.preview}</span>
                  </div>
                </Show>
              </li>
            )}
          </Index>
        </ol>
        <p class="f-second" role="status">
          {status()}
        </p>
        <label class="keep-needle">
          <input
            type="checkbox"
            checked={settings().needle}
            onChange={(event) => change({ needle: event.currentTarget.checked })}
          />
          <span>{mindWords().hints.keep}</span>
        </label>
      </div>
    </Sheet>
  );
}
