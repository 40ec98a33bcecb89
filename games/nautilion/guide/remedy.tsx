import type { Refusal } from '@fathom/kernel';
import { TokenPicture } from '@fathom/nautilion/board/token';
import type { Token } from '@fathom/nautilion/rules';
import type { Language } from '@fathom/words';
import { For, type JSX, Show } from 'solid-js';
import { words } from './remedy-words.ts';

/** What would help against a refusal, if something would. */
export function Remedy(props: { readonly refusal: Refusal; readonly language: Language }): JSX.Element {
  const said = () => words[props.language];
  const crew = () => {
    const { reason, ducts } = props.refusal;
    return reason === 'not-linked' && Array.isArray(ducts) ? ducts.map((number) => String(number) as Token) : [];
  };
  const text = () => {
    const { reason, rule, cost, money } = props.refusal;
    if (crew().length > 0) return said().anyOf(crew().length);
    if (reason === 'too-dear') return said().more(Number(cost) - Number(money));
    return (reason === 'closed' && rule !== 'D1') || reason === 'has-die' ? said().undo : null;
  };
  return (
    <Show when={text()}>
      <p class="remedy">
        <For each={crew()}>{(token) => <TokenPicture face={token} />}</For>
        <span>{text()}</span>
      </p>
    </Show>
  );
}
