import { createEffect, For, type JSX, onMount } from 'solid-js';
import { Compass } from '../art/compass.tsx';
import type { Language } from '../shell/settings.ts';
import { appWords, shown, speak } from '../words/words.ts';

/** The name with its compass: always the way home. */
export function Wordmark(): JSX.Element {
  return (
    <a class="wordmark" href="/" aria-label="Fathom">
      <Compass />
      <span>Fathom</span>
    </a>
  );
}

const languages: readonly Language[] = ['en', 'fr'];

export function LanguageSwitch(props: { readonly short?: boolean }): JSX.Element {
  return (
    <fieldset class="switch" aria-label={appWords().language.choose}>
      <For each={languages}>
        {(language) => (
          <button
            type="button"
            lang={language}
            aria-pressed={shown() === language}
            aria-label={`${language.toUpperCase()}, ${appWords().language[language]}`}
            onClick={() => void speak(language)}
          >
            <span class={props.short ? undefined : 'wide-only'}>
              {props.short ? language.toUpperCase() : appWords().language[language]}
            </span>
            {!props.short && (
              <span class="narrow-only" aria-hidden="true">
                {language.toUpperCase()}
              </span>
            )}
          </button>
        )}
      </For>
    </fieldset>
  );
}

/** The other language, at one press: for bars with little room. */
export function OtherLanguage(): JSX.Element {
  const other = (): Language => (shown() === 'en' ? 'fr' : 'en');
  return (
    <button
      class="f-button round language"
      type="button"
      lang={other()}
      aria-label={`${other().toUpperCase()}, ${appWords().language[other()]}`}
      onClick={() => void speak(other())}
    >
      {other().toUpperCase()}
    </button>
  );
}

/** Names the page in the tab, and gives the focus to its content so that reading begins there. */
export function Page(props: {
  readonly title: string;
  readonly class?: string;
  readonly children: JSX.Element;
}): JSX.Element {
  createEffect(() => {
    document.title = appWords().title(props.title);
  });
  let main: HTMLElement | undefined;
  onMount(() => main?.focus({ preventScroll: true }));
  return (
    <main class={`page ${props.class ?? ''}`} id="content" tabindex="-1" ref={main}>
      {props.children}
    </main>
  );
}

/** The bar over every page but home and the table. */
export function PageBar(props: { readonly children?: JSX.Element }): JSX.Element {
  return (
    <header class="bar">
      <Wordmark />
      <div class="row to-end">
        {props.children}
        <LanguageSwitch short />
      </div>
    </header>
  );
}
