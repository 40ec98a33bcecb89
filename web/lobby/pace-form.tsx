import { Choose } from '@fathom/board';
import type { Pace } from '@fathom/wire';
import { type JSX, Match, Switch } from 'solid-js';
import { onlineWords } from '../words/online.ts';

/** Seconds a turn and in reserve, and days a turn: the choices most tables want. */
const turns = [30, 60, 120, 300];
const banks = [0, 300, 600, 1800];
const days = [1, 2, 3, 7];

const first: { readonly [kind in Pace['kind']]: Pace } = {
  none: { kind: 'none' },
  live: { kind: 'live', turn: 60, bank: 600 },
  days: { kind: 'days', days: 2 },
};

export function PaceForm(props: { readonly pace: Pace; readonly onPace: (pace: Pace) => void }): JSX.Element {
  const live = () => (props.pace.kind === 'live' ? props.pace : null);
  const slow = () => (props.pace.kind === 'days' ? props.pace : null);
  return (
    <>
      <Choose
        label={onlineWords().make.pace}
        choices={[
          ['none', onlineWords().make.paces.none],
          ['live', onlineWords().make.paces.live],
          ['days', onlineWords().make.paces.days],
        ]}
        value={props.pace.kind}
        onChoose={(kind) => props.onPace(first[kind])}
      />
      <p class="f-second">{onlineWords().make.paceNotes[props.pace.kind]}</p>
      <Switch>
        <Match when={live()}>
          {(pace) => (
            <div class="pace-parts">
              <Part label={onlineWords().make.turn}>
                <Choose
                  label={onlineWords().make.turn}
                  choices={turns.map((turn) => [turn, onlineWords().make.seconds(turn)] as const)}
                  value={pace().turn}
                  onChoose={(turn) => props.onPace({ ...pace(), turn })}
                />
              </Part>
              <Part label={onlineWords().make.bank}>
                <Choose
                  label={onlineWords().make.bank}
                  choices={banks.map(
                    (bank) =>
                      [bank, bank === 0 ? onlineWords().make.noBank : onlineWords().make.seconds(bank)] as const,
                  )}
                  value={pace().bank}
                  onChoose={(bank) => props.onPace({ ...pace(), bank })}
                />
              </Part>
            </div>
          )}
        </Match>
        <Match when={slow()}>
          {(pace) => (
            <Part label={onlineWords().make.days}>
              <Choose
                label={onlineWords().make.days}
                choices={days.map((count) => [count, onlineWords().make.dayCount(count)] as const)}
                value={pace().days}
                onChoose={(count) => props.onPace({ kind: 'days', days: count })}
              />
            </Part>
          )}
        </Match>
      </Switch>
    </>
  );
}

function Part(props: { readonly label: string; readonly children: JSX.Element }): JSX.Element {
  return (
    <div class="pace-part">
      <p class="f-second" aria-hidden="true">
        {props.label}
      </p>
      {props.children}
    </div>
  );
}
