import { createSignal, type JSX, Match, onMount, Switch } from 'solid-js';
import { type Telling, telling, tellMe, tellMeNoMore } from '../online/push.ts';
import { onlineWords } from '../words/online.ts';
import { shown } from '../words/words.ts';
import { sentence } from './sorry.ts';

/** Whether this browser tells of one's turn, in plain words, and the way to change that. */
export function TellMe(): JSX.Element {
  const [state, setState] = createSignal<Telling | null>(null);
  const [sorry, setSorry] = createSignal('');
  onMount(async () => setState(await telling()));
  const begin = async () => {
    setSorry('');
    const reply = await tellMe(shown());
    if (reply.ok) setState(reply.value);
    else setSorry(sentence(reply.sorry));
  };
  const stop = async () => {
    await tellMeNoMore();
    setState(await telling());
  };
  return (
    <div class="tell-me">
      <Switch>
        <Match when={state() === 'off'}>
          <button class="f-button" type="button" onClick={() => void begin()}>
            {onlineWords().table.notify}
          </button>
          <p class="f-second">{onlineWords().table.notifyNote}</p>
        </Match>
        <Match when={state() === 'on' || state() === 'here'}>
          <p role="status">{state() === 'on' ? onlineWords().table.notifying : onlineWords().table.notifyingHere}</p>
          <button class="f-button" type="button" onClick={() => void stop()}>
            {onlineWords().table.notifyStop}
          </button>
        </Match>
        <Match when={state() === 'forbidden'}>
          <p class="f-second" role="status">
            {onlineWords().table.notifyDenied}
          </p>
        </Match>
        <Match when={state() === 'impossible'}>
          <p class="f-second" role="status">
            {isSecureContext ? onlineWords().table.notifyNever : onlineWords().table.notifyPlain}
          </p>
        </Match>
      </Switch>
      <p class="online-sorry" role="alert">
        {sorry()}
      </p>
    </div>
  );
}
