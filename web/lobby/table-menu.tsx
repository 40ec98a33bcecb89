import type { TableCard } from '@fathom/wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { RemoteTable, TableQuestion } from '../online/remote-table.ts';
import { isPlayedByBot } from '../session/remote-facts.ts';
import { namesOf } from '../shelf/catalogue.ts';
import { onlineWords } from '../words/online.ts';
import { Invite } from './invite.tsx';
import { lastLeaving } from './leaving.ts';
import { isHost } from './places.ts';
import { sentence } from './sorry.ts';
import { TellMe } from './tell-me.tsx';

/** What can be done at a table besides playing: leave it for a while, stop, hand over an absent player's seat, let others look on. */
export function TableMenu(props: {
  readonly table: RemoteTable;
  readonly card: TableCard;
  readonly onDone: () => void;
}): JSX.Element {
  const { table } = props;
  const [sorry, setSorry] = createSignal<{ readonly to: TableQuestion['do']; readonly text: string } | null>(null);
  const [inviting, setInviting] = createSignal(false);
  /** To resign takes two presses: there is no way back. */
  const [isSure, setSure] = createSignal(false);
  const ask = async (question: TableQuestion) => {
    setSorry(null);
    const reply = await table.ask(question);
    if (reply.ok) props.onDone();
    else setSorry({ to: question.do, text: sentence(reply.sorry) });
  };
  const sorryTo = (deed: TableQuestion['do']) => {
    const said = sorry();
    return said?.to === deed ? said.text : '';
  };
  const isOn = () => props.card.stage === 'playing';
  const own = () => {
    const at = table.seat();
    return at === null ? undefined : props.card.places[at];
  };
  const plays = () => isOn() && own() !== undefined && !isPlayedByBot(own());
  const canReturn = () =>
    isOn() && own() !== undefined && isPlayedByBot(own()) && lastLeaving(table, table.seat()) !== 'resigned';
  const others = () => props.card.places.filter(({ kind }) => kind === 'person').length > 1;
  const absent = () =>
    props.card.places.flatMap((place, at) =>
      place.kind === 'person' && !place.present && place.bot === null && at !== table.seat()
        ? [{ seat: at, name: place.name }]
        : [],
    );
  const mayReplace = () => isOn() && (table.seat() !== null || isHost(props.card));
  return (
    <section class="table-menu" aria-label={onlineWords().table.menu}>
      <h3>{onlineWords().table.menu}</h3>
      <Show when={canReturn()}>
        <Deed
          deed="return"
          name={onlineWords().table.back}
          note={onlineWords().table.backWhy}
          sorry={sorryTo('return')}
          onDo={() => void ask({ do: 'return' })}
        />
      </Show>
      <Show when={mayReplace()}>
        <For each={absent()}>
          {(one) => (
            <Deed
              deed="replace"
              name={onlineWords().table.replace(one.name)}
              note={
                isHost(props.card) ? onlineWords().table.replaceNote : onlineWords().table.replaceWait(props.card.pace)
              }
              sorry={sorryTo('replace')}
              onDo={() => void ask({ do: 'replace', seat: one.seat })}
            />
          )}
        </For>
      </Show>
      <Show when={plays()}>
        <Deed
          deed="leave"
          name={onlineWords().table.leave}
          note={onlineWords().table.leaveNote}
          sorry={sorryTo('leave')}
          onDo={() => void ask({ do: 'leave' })}
        />
        <Show when={others()}>
          <Deed
            deed="stop"
            name={onlineWords().table.askStop}
            note={onlineWords().table.askStopNote}
            sorry={sorryTo('propose')}
            onDo={() => void ask({ do: 'propose', what: 'stop' })}
          />
        </Show>
        <Deed
          deed="resign"
          name={isSure() ? onlineWords().table.resignGo : onlineWords().table.resign}
          note={isSure() ? onlineWords().table.resignSure : onlineWords().table.resignNote}
          sorry={sorryTo('resign')}
          onDo={() => (isSure() ? void ask({ do: 'resign' }) : setSure(true))}
        />
      </Show>
      <Show when={table.seat() !== null && isOn()}>
        <TellMe />
      </Show>
      <div class="row">
        <Show when={props.card.watchable}>
          <button class="f-button" type="button" aria-expanded={inviting()} onClick={() => setInviting(!inviting())}>
            {onlineWords().table.invite}
          </button>
        </Show>
        <Show when={isHost(props.card)}>
          <button class="f-button" type="button" onClick={() => void ask({ do: 'chat', on: !props.card.chat })}>
            {props.card.chat ? onlineWords().table.chatOff : onlineWords().table.chatOn}
          </button>
        </Show>
        <a class="f-button" href="/online">
          {onlineWords().table.lobby}
        </a>
      </div>
      <p class="online-sorry" role="alert">
        {sorryTo('chat')}
      </p>
      <Show when={inviting()}>
        <Invite table={props.card.id} game={namesOf(props.card.game).name} to="watch" watchable />
      </Show>
    </section>
  );
}

function Deed(props: {
  readonly deed: 'return' | 'replace' | 'leave' | 'stop' | 'resign';
  readonly name: string;
  readonly note: string;
  /** Why the table would not have it. */
  readonly sorry: string;
  readonly onDo: () => void;
}): JSX.Element {
  return (
    <div class="deed" data-deed={props.deed}>
      <button class="f-button" type="button" onClick={() => props.onDo()}>
        {props.name}
      </button>
      <p class="f-second" role="status">
        {props.note}
      </p>
      <p class="online-sorry" role="alert">
        {props.sorry}
      </p>
    </div>
  );
}
