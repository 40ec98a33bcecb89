import { limits, phrases, plain, type TableCard } from '@fathom/wire';
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import type { RemoteTable, TableQuestion } from '../online/remote-table.ts';
import { locale } from '../words/locale.ts';
import { onlineWords } from '../words/online.ts';
import { me } from './me.tsx';
import { isMuted, mute } from './muted.ts';
import { isHost } from './places.ts';
import { sentence } from './sorry.ts';

/** What is said at a table: phrases everybody reads in their own language, and free lines. Nothing anybody types is ever more than text. */
export function TalkPanel(props: {
  readonly table: RemoteTable;
  readonly card: TableCard;
  /** In a sheet, which has a title of its own. */
  readonly bare?: boolean;
}): JSX.Element {
  const { table } = props;
  const [text, setText] = createSignal('');
  const [sorry, setSorry] = createSignal('');
  const heard = createMemo(() => table.talk().filter(({ person }) => !isMuted(person)));
  const silenced = createMemo(() => {
    const names = new Map(table.talk().map(({ person, name }) => [person, name]));
    return [...names].filter(([person]) => isMuted(person));
  });
  const time = createMemo(() => new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit' }));
  let list: HTMLOListElement | undefined;
  createEffect(on(heard, () => list?.scrollTo({ top: list.scrollHeight })));

  const tell = async (question: TableQuestion) => {
    setSorry('');
    const reply = await table.ask(question);
    if (!reply.ok) setSorry(sentence(reply.sorry));
    return reply.ok;
  };
  const say = async () => {
    const line = plain(text());
    if (line && (await tell({ do: 'say', text: line }))) setText('');
  };

  return (
    <section class={props.bare ? 'talk' : 'f-panel talk'}>
      <Show when={!props.bare}>
        <h2>{onlineWords().talk.title}</h2>
      </Show>
      <Show when={table.talk().length === 0}>
        <p class="f-second">{onlineWords().talk.empty}</p>
      </Show>
      <Show when={heard().length > 0}>
        <ol class="talk-lines" ref={list} tabindex="0" aria-label={onlineWords().talk.title} aria-live="polite">
          <For each={heard()}>
            {(line) => (
              <li data-mine={line.person === me()?.person ? '' : undefined}>
                <span class="talk-name">{line.name}</span>
                <span class="talk-time">{time().format(line.when)}</span>
                <span class="talk-text">{line.phrase ? onlineWords().phrases[line.phrase] : line.text}</span>
                <Show when={line.person !== me()?.person}>
                  <button
                    class="talk-mute"
                    type="button"
                    aria-label={onlineWords().talk.muteOf(line.name)}
                    onClick={() => mute(line.person, true)}
                  >
                    {onlineWords().talk.mute}
                  </button>
                </Show>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <Show when={silenced().length > 0}>
        <p class="row f-second">
          {onlineWords().talk.muted(silenced().map(([, name]) => name))}
          <For each={silenced()}>
            {([person, name]) => (
              <button
                class="f-button"
                type="button"
                aria-label={onlineWords().talk.unmuteOf(name)}
                onClick={() => mute(person, false)}
              >
                {onlineWords().talk.unmute}
              </button>
            )}
          </For>
        </p>
      </Show>
      <Show when={table.seat() !== null} fallback={<p class="f-second">{onlineWords().talk.watcher}</p>}>
        <ul class="phrases" aria-label={onlineWords().phraseList}>
          <For each={phrases}>
            {(phrase) => (
              <li>
                <button class="f-button" type="button" onClick={() => void tell({ do: 'phrase', phrase })}>
                  {onlineWords().phrases[phrase]}
                </button>
              </li>
            )}
          </For>
        </ul>
        <Show when={props.card.chat} fallback={<p class="f-second">{onlineWords().talk.off}</p>}>
          <form
            class="say"
            onSubmit={(event) => {
              event.preventDefault();
              void say();
            }}
          >
            <input
              class="field"
              aria-label={onlineWords().talk.say}
              placeholder={onlineWords().talk.say}
              maxlength={limits.line}
              autocomplete="off"
              value={text()}
              onInput={(event) => setText(event.currentTarget.value)}
            />
            <button class="f-button" type="submit">
              {onlineWords().talk.send}
            </button>
          </form>
        </Show>
      </Show>
      <Show when={isHost(props.card) && props.card.stage !== 'over'}>
        <button class="f-button" type="button" onClick={() => void tell({ do: 'chat', on: !props.card.chat })}>
          {props.card.chat ? onlineWords().table.chatOff : onlineWords().table.chatOn}
        </button>
      </Show>
      <p class="online-sorry" role="alert">
        {sorry()}
      </p>
    </section>
  );
}
