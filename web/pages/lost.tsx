import type { JSX } from 'solid-js';
import { Page, PageBar } from '../parts/parts.tsx';
import { w } from '../words/words.ts';

export default function Lost(): JSX.Element {
  return (
    <>
      <PageBar />
      <Page title={w().lost.title} class="narrow">
        <h1>{w().lost.title}</h1>
        <p>{w().lost.text}</p>
        <p>
          <a class="f-button primary" href="/">
            {w().lost.home}
          </a>
        </p>
      </Page>
    </>
  );
}
