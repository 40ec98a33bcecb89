import { type JSX, onMount } from 'solid-js';
import { Page, PageBar } from '../parts/parts.tsx';
import { fetchAhead } from '../shell/ahead.ts';
import { appWords } from '../words/words.ts';

export default function Lost(): JSX.Element {
  onMount(() => fetchAhead());
  return (
    <>
      <PageBar />
      <Page title={appWords().lost.title} class="narrow">
        <h1>{appWords().lost.title}</h1>
        <p>{appWords().lost.text}</p>
        <p>
          <a class="f-button primary" href="/">
            {appWords().lost.home}
          </a>
        </p>
      </Page>
    </>
  );
}
