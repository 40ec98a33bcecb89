import type { Leaving, Seat } from '@fathom/kernel';
import type { Proposed, TableCard } from '@fathom/wire';
import { createEffect, createSignal, type JSX, Match, on, Show, Switch } from 'solid-js';
import { createMindWords, shortName } from '../minds/words.ts';
import type { RemoteTable, TableQuestion } from '../online/remote-table.ts';
import { begunAnew } from '../online/sealing.ts';
import { onlineWords } from '../words/online.ts';
import { lastLeaving } from './leaving.ts';
import { placeName } from './places.ts';
import { sentence } from './sorry.ts';

/** What waits for a word of somebody at the table: what others ask, what one has asked oneself, a seat one has left to a bot. */
export function Questions(props: { readonly table: RemoteTable; readonly card: TableCard }): JSX.Element {
  const { table } = props;
  const [sorry, setSorry] = createSignal('');
  let withdrawn = false;
  const ask = async (question: TableQuestion) => {
    setSorry('');
    withdrawn = question.do === 'agree';
    const reply = await table.ask(question);
    if (!reply.ok) setSorry(sentence(reply.sorry));
  };
  const isOn = () => props.card.stage === 'playing';
  // What one has asked and what is gone without anything having happened was refused by somebody.
  createEffect(
    on(
      () => table.course(),
      (course, before) => {
        if (!course || !before) return;
        if (course.proposed || course.at !== before.at) setSorry('');
        else if (before.proposed && before.proposed.by === table.seat() && isOn() && !withdrawn)
          setSorry(onlineWords().table.notAgreed);
        if (course.proposed === null) withdrawn = false;
      },
    ),
  );
  return (
    <>
      <Show when={isOn() && table.course()?.proposed}>
        {(proposed) => (
          <Proposal
            proposed={proposed()}
            seat={table.seat()}
            name={placeName(props.card.places, proposed().by, null)}
            onAnswer={(yes) => void ask({ do: 'agree', yes })}
          />
        )}
      </Show>
      <Show when={isOn() && table.seat() === null}>
        <p class="question quiet" role="status">
          {onlineWords().table.spectator}
        </p>
      </Show>
      <Show when={isOn() && hasJustBegun(table) && begunAnew(table.sealing())}>
        {(attempt) => (
          <p class="question quiet" role="status">
            {onlineWords().room.attempt(attempt())}
          </p>
        )}
      </Show>
      <Show when={isOn() && table.seat() !== null && standIn(props.card, table.seat())}>
        {(level) => (
          <LeftSeat
            game={props.card.game}
            level={level()}
            leaving={lastLeaving(table, table.seat())}
            onBack={() => void ask({ do: 'return' })}
          />
        )}
      </Show>
      <Show when={sorry()}>
        <p class="question" role="alert">
          {sorry()}
        </p>
      </Show>
    </>
  );
}

function Proposal(props: {
  readonly proposed: Proposed;
  readonly seat: Seat | null;
  readonly name: string;
  readonly onAnswer: (yes: boolean) => void;
}): JSX.Element {
  const isMine = () => props.proposed.by === props.seat;
  const agreed = () => props.seat !== null && props.proposed.agreed.includes(props.seat);
  return (
    <div class="question" role="status">
      <Switch
        fallback={
          <>
            <p>{onlineWords().table.asked[props.proposed.what](props.name)}</p>
            <Show when={props.seat !== null}>
              <div class="row">
                <button class="f-button primary" type="button" onClick={() => props.onAnswer(true)}>
                  {onlineWords().table.yes}
                </button>
                <button class="f-button" type="button" onClick={() => props.onAnswer(false)}>
                  {onlineWords().table.no}
                </button>
              </div>
            </Show>
          </>
        }
      >
        <Match when={isMine()}>
          <p>{onlineWords().table.waiting[props.proposed.what]}</p>
          <button class="f-button" type="button" onClick={() => props.onAnswer(false)}>
            {onlineWords().table.withdraw}
          </button>
        </Match>
        <Match when={agreed()}>
          <p>{onlineWords().table.agreedAlready}</p>
        </Match>
      </Switch>
    </div>
  );
}

function LeftSeat(props: {
  readonly game: string;
  readonly level: string;
  readonly leaving: Leaving | null;
  readonly onBack: () => void;
}): JSX.Element {
  const minds = createMindWords(props.game);
  const bot = () => {
    const known = minds();
    return (known && shortName(known, props.level)) || onlineWords().table.aBot;
  };
  return (
    <div class="question" role="status">
      <Show when={props.leaving !== 'resigned'} fallback={<p>{onlineWords().table.resigned(bot())}</p>}>
        <p>
          {props.leaving === 'timed-out' ? onlineWords().table.timedOut(bot()) : onlineWords().table.backNote(bot())}
        </p>
        <button class="f-button primary" type="button" onClick={() => props.onBack()}>
          {onlineWords().table.back}
        </button>
      </Show>
    </div>
  );
}

/** Nobody has decided anything yet. A signal. */
const hasJustBegun = (table: RemoteTable): boolean =>
  table.course() !== null && !table.sights.some(({ by }) => typeof by === 'number');

/** The level of the bot that plays for a seat. */
function standIn({ places }: TableCard, seat: Seat | null): string | null {
  const place = seat === null ? undefined : places[seat];
  return place?.kind === 'person' ? place.bot : null;
}
