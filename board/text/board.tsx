import type { GameEvent, Json } from '@fathom/kernel';
import type { Language, SpokenWords } from '@fathom/words';
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import type { BoardProps } from '../contract.ts';
import { createMotion } from '../motion.ts';
import { followNews } from '../showing.ts';
import { createSpoken } from '../spoken.ts';
import type { AnyTextGame, TextChoice, TextItem } from './contract.ts';
import { words as ours } from './words.ts';
import './text.css';

interface Spoken {
  readonly told: AnyTextGame;
  readonly words: SpokenWords;
}

/**
 * The table in words: what is asked and every answer to it as a button, what has just happened, and what lies where, under headings and in
 * lists. Nothing moves. After a decision the focus is on the next question.
 */
export function textBoard(speak: (language: Language) => Promise<Spoken>) {
  return function TextBoard(props: BoardProps<unknown, Json, GameEvent>): JSX.Element {
    const spoken = createSpoken(() => props.language, speak);
    const motion = createMotion(() => 0);
    followNews(props, { motion, show: () => undefined }, () => undefined);
    return <Show when={spoken()}>{(words) => <Told {...props} spoken={words()} />}</Show>;
  };
}

function Told(props: BoardProps<unknown, Json, GameEvent> & { readonly spoken: Spoken }): JSX.Element {
  const said = () => ours[props.language];
  const told = () => props.spoken.told;
  const reader = {
    get watcher() {
      return props.watcher;
    },
    name: props.name,
  };
  const after = (move: Json) => props.preview([move]);
  const [doubt, setDoubt] = createSignal<TextChoice<Json> | null>(null);
  const question = createMemo(() => told().question(props.view, props.moves, reader) || said().nothing);
  const choices = createMemo(() =>
    props.moves.length > 0 ? told().choices(props.view, props.moves, reader, after) : [],
  );
  const parts = createMemo(() => told().parts(props.view, reader));
  const happened = createMemo<readonly string[]>((before) => {
    const sentences = props.happening.events.flatMap((event) => props.spoken.words.event(event, props.name) ?? []);
    return sentences.length > 0 ? sentences : before;
  }, []);
  let asked: HTMLHeadingElement | undefined;
  let decision: HTMLElement | undefined;
  /** Whether what had the focus is a choice that goes with the decision. */
  let isDeciding = false;
  createEffect(
    on(
      [() => props.happening.serial, () => props.moves, () => props.release, doubt],
      () => {
        if (isDeciding) asked?.focus();
        if (props.moves.length > 0 || props.release) isDeciding = false;
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      () => props.moves,
      () => setDoubt(null),
      { defer: true },
    ),
  );
  const decide = (act: () => void) => {
    isDeciding = decision?.contains(document.activeElement) ?? false;
    act();
  };
  const choose = (choice: TextChoice<Json>) =>
    decide(() => (choice.loses === undefined ? props.send(choice.move) : setDoubt(choice)));
  return (
    // Where nothing in it takes the focus, keys scroll it.
    <div class="text-board" data-serial={props.happening.serial} tabindex={props.moves.length === 0 ? 0 : undefined}>
      <section class="f-panel text-decision" aria-label={said().decide} ref={decision}>
        <h2 class="f-title" tabindex="-1" ref={asked}>
          {doubt() ? said().sure : question()}
        </h2>
        <Show
          when={doubt()}
          fallback={
            <>
              <Show when={props.release}>
                {(release) => (
                  <button
                    class="f-button lit"
                    type="button"
                    data-lit=""
                    data-release=""
                    onClick={() => decide(release())}
                  >
                    {told().release?.(props.view)}
                  </button>
                )}
              </Show>
              <For each={choices()}>
                {(group) => (
                  <>
                    <Show when={group.title}>
                      <h3>{group.title}</h3>
                    </Show>
                    <ul>
                      <For each={group.choices}>
                        {(choice) => (
                          <li>
                            <button class="f-button lit" type="button" data-lit="" onClick={() => choose(choice)}>
                              {choice.say}
                            </button>
                          </li>
                        )}
                      </For>
                    </ul>
                  </>
                )}
              </For>
            </>
          }
        >
          {(doubted) => (
            <>
              <p>{doubted().loses}</p>
              <ul>
                <li>
                  <button
                    class="f-button lit"
                    type="button"
                    data-lit=""
                    onClick={() => decide(() => props.send(doubted().move))}
                  >
                    {doubted().say}
                  </button>
                </li>
                <li>
                  <button class="f-button" type="button" data-lit="" onClick={() => decide(() => setDoubt(null))}>
                    {said().cancel}
                  </button>
                </li>
              </ul>
            </>
          )}
        </Show>
        <div class="text-openers" data-slot="openers" />
      </section>
      <Show when={happened().length > 0}>
        <section class="f-panel">
          <h2 class="f-title">{said().happened}</h2>
          <ul>
            <For each={happened()}>{(sentence) => <li>{sentence}</li>}</For>
          </ul>
        </section>
      </Show>
      <For each={parts()}>
        {(part) => (
          <section class="f-panel">
            <h2 class="f-title">{part.title}</h2>
            <ul>
              <For each={part.lines} fallback={<li>{said().none}</li>}>
                {(line) => <Line line={line} />}
              </For>
            </ul>
          </section>
        )}
      </For>
    </div>
  );
}

function Line(props: { readonly line: string | TextItem }): JSX.Element {
  const item = () => (typeof props.line === 'string' ? { say: props.line, more: [] } : props.line);
  return (
    <li>
      {item().say}
      <Show when={item().more.length > 0}>
        <ul class="text-more">
          <For each={item().more}>{(more) => <li>{more}</li>}</For>
        </ul>
      </Show>
    </li>
  );
}
