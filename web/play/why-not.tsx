import type { Refusal } from '@fathom/kernel';
import { type AnyGameWords, refusalSentence } from '@fathom/words';
import { type JSX, Show } from 'solid-js';
import type { Remedy } from '../shelf/catalogue.ts';
import { whyNotWords } from '../words/why-not.ts';
import { shown } from '../words/words.ts';
import { PaperNote } from './paper-note.tsx';

/** Why something forbidden is forbidden: one sentence, what would help, and the rule it rests on. */
export default function WhyNot(props: {
  readonly refusal: Refusal;
  readonly words: AnyGameWords;
  readonly remedy: Remedy | undefined;
  readonly game: string;
  readonly onClose: () => void;
}): JSX.Element {
  const rule = () => props.words.rules[props.refusal.rule];
  const sentence = () => refusalSentence(props.refusal, props.words, whyNotWords().kernel);
  return (
    <PaperNote title={rule()?.title ?? whyNotWords().title} onClose={props.onClose}>
      <p>{sentence()}</p>
      <Show when={props.remedy} keyed>
        {(Remedy) => <Remedy refusal={props.refusal} language={shown()} />}
      </Show>
      <div class="row">
        <button class="paper-button" type="button" onClick={() => props.onClose()}>
          {whyNotWords().understood}
        </button>
        <Show when={rule()}>
          {(text) => (
            <a class="paper-link" href={`/rules/${props.game}/${props.refusal.rule}`}>
              {whyNotWords().rule(props.refusal.rule)}
              <Show when={text().house}> · {whyNotWords().house}</Show>
            </a>
          )}
        </Show>
      </div>
    </PaperNote>
  );
}
