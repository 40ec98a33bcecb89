import { Sheet } from '@fathom/board';
import { LONGEST_NAME } from '@fathom/kernel';
import { plain } from '@fathom/wire';
import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { api, type Me } from '../online/api.ts';
import { greetAgain } from '../online/here.ts';
import { hasPerson, keepName, nameHere } from '../online/person.ts';
import type { Setback } from '../online/reply.ts';
import { onlineWords } from '../words/online.ts';
import { appWords } from '../words/words.ts';
import { sentence } from './sorry.ts';

const [known, setKnown] = createSignal<Me | null>(null);

/** Who one is here, as the server says; `null` until it has said so. */
export const me = known;

const [name, setName] = createSignal(nameHere());

/** The name given last; empty if none was. */
export const myName = name;

function become(somebody: Me): void {
  keepName(somebody.name);
  setName(somebody.name);
  setKnown(somebody);
}

/** Asks the server who this browser is, if it ever was anybody. */
export async function recognise(): Promise<Me | null> {
  if (known() || !hasPerson()) return known();
  const reply = await api.me();
  if (reply.ok) become(reply.value);
  return known();
}

/** Gives oneself a name: `null`, or why that did not work. */
export async function introduce(wanted: string): Promise<Setback | null> {
  const reply = await api.rename(wanted);
  if (!reply.ok) return reply.sorry;
  const isNew = known() === null;
  become(reply.value);
  if (isNew) greetAgain();
  return null;
}

/** This browser is one more of somebody's. */
export async function claim(code: string): Promise<Setback | null> {
  const reply = await api.claim(code);
  // What does not even look like a code is a wrong one.
  if (!reply.ok) return reply.sorry.why === 'malformed' ? { why: 'bad-code' } : reply.sorry;
  become(reply.value);
  greetAgain();
  return null;
}

const [asking, setAsking] = createSignal<((named: boolean) => void) | null>(null);

/**
 * Makes sure that there is somebody before something is done: asks for a name the first time and never again. `false` if the person would
 * rather not. Where the server does not answer somebody it knows, what is done next says so.
 */
export async function named(): Promise<boolean> {
  if (known() || (await recognise())) return true;
  const setback = name() ? await introduce(name()) : null;
  if (name() && setback?.why !== 'malformed') return true;
  return new Promise((resolve) => setAsking(() => resolve));
}

/** Asks for another name. */
export function askName(): void {
  setAsking(() => () => undefined);
}

/** Stands on every page on which somebody may have to say who they are. */
export function NameSheet(): JSX.Element {
  const close = (given: boolean) => {
    asking()?.(given);
    setAsking(null);
  };
  return (
    <Show when={asking()}>
      <Sheet title={onlineWords().name.title} close={appWords().cancel} onClose={() => close(false)}>
        <NameForm onNamed={() => close(true)} />
      </Sheet>
    </Show>
  );
}

export function NameForm(props: { readonly onNamed: () => void }): JSX.Element {
  const [typed, setTyped] = createSignal(myName());
  const [sorry, setSorry] = createSignal('');
  let field: HTMLInputElement | undefined;
  onMount(() => field?.focus());
  const submit = async () => {
    if (!plain(typed())) return setSorry(onlineWords().name.empty);
    const setback = await introduce(typed());
    if (setback) setSorry(sentence(setback));
    else props.onNamed();
  };
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p>{onlineWords().name.text}</p>
      <label>
        <span class="f-unseen">{onlineWords().name.label}</span>
        <input
          class="field"
          ref={field}
          maxlength={LONGEST_NAME}
          autocomplete="nickname"
          placeholder={onlineWords().name.label}
          value={typed()}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <button class="f-button primary" type="submit">
        {onlineWords().name.go}
      </button>
      <p class="online-sorry" role="alert">
        {sorry()}
      </p>
    </form>
  );
}
