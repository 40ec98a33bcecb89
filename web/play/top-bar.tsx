import { For, type JSX, Show } from 'solid-js';
import { Compass } from '../art/compass.tsx';
import { OtherLanguage } from '../parts/parts.tsx';
import type { Snapshot } from '../session/session.ts';
import { namesOf, type TurnStep } from '../shelf/catalogue.ts';
import { showSeaName } from '../shell/sea-names.ts';
import { appWords, shown } from '../words/words.ts';
import type { Occasion } from './occasion.ts';
import '../style/top-bar.css';

export function TopBar(props: {
  readonly now: Snapshot;
  readonly save: Occasion;
  readonly sea: string;
  readonly about: string;
  readonly turn: number;
  readonly trail: readonly TurnStep[];
  /** Whose turn it is, in words, where several play; `thinking` while a bot makes up its mind. */
  readonly whose: { readonly text: string; readonly seat: number; readonly thinking: boolean } | null;
  /** The hint button: what it is called now and whether it does something; `null` where nobody could advise. */
  readonly hint: { readonly name: string; readonly on: boolean } | null;
  readonly onHint: () => void;
  /** Whether the bar keeps a place for the needle, and who wants to know it. */
  readonly needle: boolean;
  readonly onNeedle: (place: HTMLElement) => void;
  readonly onUndo: () => void;
  readonly onOpen: (what: 'menu' | 'help') => void;
}): JSX.Element {
  const step = () => props.trail.find(({ state }) => state === 'now')?.label;
  const undoName = () => {
    const { undo } = props.now;
    if (undo.kind === 'no') return appWords().play.undoNo[undo.bar];
    if (undo.kind === 'practice') return appWords().play.undoPractice;
    return undo.kind === 'ask' ? appWords().play.undoAsk : appWords().play.undo;
  };
  const sea = () => (props.sea ? appWords().play.sea(showSeaName(props.sea, shown())) : '');
  return (
    <header
      class="top-bar"
      data-shared={props.whose ? '' : undefined}
      data-lesson={props.save.lesson}
      data-needle={props.needle ? '' : undefined}
    >
      <a class="wordmark" href="/" aria-label={`Fathom, ${appWords().play.home}`}>
        <Compass />
        <svg class="chevron" viewBox="0 0 18 18" aria-hidden="true">
          <path d="M12 3L5 9L12 15" />
        </svg>
        <span>Fathom</span>
      </a>
      <div class="whereabouts">
        <p class="game">
          <span class="game-name">{namesOf(props.save.game).name}</span>
          <Show when={step()}>{(label) => <span class="step-name">{label()}</span>}</Show>
          <Show when={props.whose}>
            {(whose) => (
              <span class="whose" data-seat={whose().seat} data-thinking={whose().thinking ? '' : undefined}>
                {whose().text}
              </span>
            )}
          </Show>
          <Show when={props.now.practised}>
            <span class="house">{appWords().play.practiceOn}</span>
          </Show>
        </p>
        <p class="f-second" title={[props.about, sea()].filter(Boolean).join(' · ')}>
          <Show when={step()}>{(label) => <span class="step-inline">{label()}</span>}</Show>
          <span class="turn-count">{appWords().play.turn(namesOf(props.save.game).turn, props.turn)}</span>
          <Show when={props.now.practised}>
            <strong class="practice-mark"> · {appWords().play.practiceOn}</strong>
          </Show>
          <Show when={props.save.daily}>
            <strong class="daily-mark"> · {appWords().home.dailyTitle}</strong>
          </Show>
          <span class="about"> · {props.about}</span>
          <Show when={sea()}>
            <span class="sea-name">
              {' '}
              · {sea()}
              <Show when={props.save.known && !props.save.taught}>, {appWords().play.known}</Show>
            </span>
          </Show>
        </p>
      </div>
      <Show when={props.trail.length > 0}>
        <ol class="phase-trail">
          <For each={props.trail}>
            {(one) => (
              <li data-state={one.state} aria-current={one.state === 'now' ? 'step' : undefined}>
                <Show when={one.state === 'done'}>
                  <svg viewBox="0 0 12 12" aria-hidden="true">
                    <path d="M2 6.5L5 9.5L10 3" />
                  </svg>
                </Show>
                {one.label}
              </li>
            )}
          </For>
        </ol>
      </Show>
      <div class="tools">
        <Show when={props.needle}>
          <div class="bar-needle" ref={props.onNeedle} />
        </Show>
        <button
          class="f-button undo"
          type="button"
          aria-disabled={props.now.undo.kind === 'no'}
          aria-label={undoName()}
          title={undoName()}
          onClick={() => props.onUndo()}
        >
          <svg viewBox="0 0 18 18" aria-hidden="true">
            <path d="M4 7H11.5A4 4 0 0 1 11.5 15H7M4 7L7.5 3.5M4 7L7.5 10.5" />
          </svg>
          <span aria-hidden="true">{appWords().play.undo}</span>
        </button>
        <Show when={props.hint}>
          {(hint) => (
            <button
              class="f-button wide-hint"
              type="button"
              aria-disabled={!hint().on}
              aria-label={hint().name}
              title={hint().name}
              onClick={() => props.onHint()}
            >
              <svg viewBox="0 0 18 18" aria-hidden="true">
                <path d="M9 1.5V3M3.7 3.7L4.8 4.8M14.3 3.7L13.2 4.8M6.5 13.5H11.5M7.5 16H10.5M6.5 13.5V12.2A4 4 0 1 1 11.5 12.2V13.5" />
              </svg>
              <span aria-hidden="true">{appWords().minds.hint}</span>
            </button>
          )}
        </Show>
        <button
          class="f-button round help-button"
          type="button"
          aria-label={appWords().play.help}
          onClick={() => props.onOpen('help')}
        >
          ?
        </button>
        <OtherLanguage />
        <button
          class="f-button round"
          type="button"
          aria-label={appWords().play.menu}
          onClick={() => props.onOpen('menu')}
        >
          <svg viewBox="0 0 18 18" aria-hidden="true">
            <path d="M2 4.5H16M2 9H16M2 13.5H16" />
          </svg>
        </button>
      </div>
    </header>
  );
}
