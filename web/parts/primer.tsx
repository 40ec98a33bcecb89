import type { Illustration, Primer } from '@fathom/board/primer';
import { For, type JSX, Show } from 'solid-js';
import { primerWords } from '../words/primer.ts';
import { createKeyboard } from './keyboard.ts';
import '../style/primer.css';

/** How a game is played, in pictures: the goal alone while they are on their way, or where there are none. */
export function PrimerPage(props: { readonly goal: string; readonly primer: Primer | null | undefined }): JSX.Element {
  const mouse = createKeyboard();
  return (
    <div class="primer">
      <section class="primer-goal">
        <div>
          <h3>{primerWords().goal}</h3>
          <p class="primer-goal-text">{props.goal}</p>
        </div>
        <Show when={props.primer?.Goal}>{(Goal) => <Art of={Goal()} />}</Show>
        <Show when={props.primer === undefined}>
          <span class="primer-art" />
        </Show>
      </section>
      <Show when={props.primer}>
        {(primer) => (
          <>
            <section>
              <h3>{primerWords().turn}</h3>
              <ol class="primer-turn">
                <For each={primer().turn}>{(scene) => <Card scene={scene} />}</For>
              </ol>
            </section>
            <section>
              <h3>{primerWords().end}</h3>
              <ul class="primer-end">
                <For each={primer().end}>{(scene) => <Card scene={scene} />}</For>
              </ul>
            </section>
            <section>
              <h3>{primerWords().symbols}</h3>
              <For each={primer().symbols}>
                {(group) => (
                  <>
                    <Show when={group.title}>{(title) => <h4>{title()}</h4>}</Show>
                    <ul class="primer-symbols">
                      <For each={group.symbols}>
                        {({ title, text, Picture }) => (
                          <li>
                            <Show when={Picture}>{(picture) => <Art of={picture()} />}</Show>
                            <span>
                              <strong>{title}</strong>
                              <span>{text}</span>
                            </span>
                          </li>
                        )}
                      </For>
                    </ul>
                  </>
                )}
              </For>
            </section>
          </>
        )}
      </Show>
      <Show when={props.primer !== undefined}>
        <p class="f-second">
          {primerWords().lit} {mouse() ? primerWords().ask.mouse : primerWords().ask.touch}
        </p>
      </Show>
    </div>
  );
}

function Card(props: { readonly scene: Illustration }): JSX.Element {
  return (
    <li>
      <Show when={props.scene.Picture}>{(picture) => <Art of={picture()} />}</Show>
      <strong class="primer-title">{props.scene.title}</strong>
      <span>{props.scene.text}</span>
    </li>
  );
}

/** A picture of pieces: what it shows is said beside it. */
export function Art(props: { readonly of: NonNullable<Illustration['Picture']> }): JSX.Element {
  return (
    <span class="primer-art" aria-hidden="true">
      {props.of({})}
    </span>
  );
}

/** The keys, for whoever has some. */
export function Keys(props: { readonly primer: Primer | null }): JSX.Element {
  const lines = () => [...(props.primer?.keys ?? []), ...primerWords().keyList];
  return (
    <dl class="primer-keys">
      <For each={lines()}>
        {([key, what]) => (
          <div>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        )}
      </For>
    </dl>
  );
}
