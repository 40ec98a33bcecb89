import { type OptionsForm as Form, OwnData, readOwn } from '@fathom/board';
import { type House, house, type Layout, type Options, tokens } from '@fathom/nautilus-island/rules';
import type { Language } from '@fathom/words';
import { createEffect, createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { words } from './words.ts';
import './island.css';

const seatings = ['2', '3', '4'] as const;
const treasures = ['pearl', 'goblet', 'crown', 'idol'] as const;

/** Nautilus Island has nothing to choose but the data its booklet shows only in pictures: ours, or those of your box. */
export const OptionsForm: Form = (props) => {
  const said = () => words[props.language];
  const first = props.initial.options as unknown as Options;
  const [own, setOwn] = createSignal(first.house === null ? '' : JSON.stringify(first.house, null, 1));
  const parsed = createMemo(() => {
    const data = readOwn(own(), props.language);
    return data.ok ? props.game.options.parse({ house: data.value ?? null }) : data;
  });
  createEffect(() => {
    const options = parsed();
    props.onChoice(options.ok ? { seats: props.initial.seats, options: options.value } : null);
  });
  const data = (): House => {
    const options = parsed();
    return (options.ok ? (options.value as unknown as Options).house : null) ?? house;
  };
  const ours = () => own().trim() === '';
  return (
    <>
      <section class="f-panel form-part isle-house">
        <details>
          <summary>
            <h2>{said().data}</h2>
            <Show when={ours()}>
              <span class="house">{said().house}</span>
            </Show>
          </summary>
          <p class="f-second">{said().dataNote}</p>
          <div class="isle-data">
            <table>
              <caption>{said().columns}</caption>
              <tbody>
                <For each={seatings}>
                  {(seats) => (
                    <tr>
                      <th scope="row">{said().layout(Number(seats))}</th>
                      <td>
                        <LayoutPicture layout={data().columns[seats]} language={props.language} />
                      </td>
                    </tr>
                  )}
                </For>
              </tbody>
            </table>
            <table>
              <caption>{said().portholes}</caption>
              <tbody>
                <For each={Object.entries(data().portholes)}>
                  {([size, points]) => (
                    <tr>
                      <th scope="row">{said().portholeRow(size)}</th>
                      <td class="numeral">{points.join(' · ')}</td>
                    </tr>
                  )}
                </For>
              </tbody>
            </table>
            <table>
              <caption>{said().treasures}</caption>
              <tbody>
                <For each={treasures}>
                  {(treasure) => (
                    <tr>
                      <th scope="row">{said().treasure[treasure]}</th>
                      <td class="numeral">{data().treasures[treasure]}</td>
                    </tr>
                  )}
                </For>
              </tbody>
            </table>
            <table>
              <caption>{said().tokens}</caption>
              <tbody>
                <For each={tokens}>
                  {(token) => (
                    <tr>
                      <th scope="row">{said().token[token]}</th>
                      <td class="numeral">× {data().tokens[token]}</td>
                    </tr>
                  )}
                </For>
              </tbody>
            </table>
          </div>
        </details>
      </section>
      <OwnData
        value={own()}
        language={props.language}
        example={'{ "treasures": { "pearl": 1, "idol": 5 }, "columns": { "2": [["up"], ["up", "down"], …] } }'}
        onInput={setOwn}
        options={parsed()}
      />
    </>
  );
};

/** Stacks side by side, column by column: a paper card lies face up, a blue one face down. */
function LayoutPicture(props: { readonly layout: Layout; readonly language: Language }): JSX.Element {
  const says = () =>
    props.layout.map((stacks) => stacks.map((face) => words[props.language][face]).join(' + ')).join(', ');
  return (
    <>
      <span class="f-unseen">{says()}</span>
      <span class="isle-layout" aria-hidden="true">
        <For each={props.layout}>
          {(stacks) => (
            <span>
              <For each={stacks}>{(face) => <i data-face={face} />}</For>
            </span>
          )}
        </For>
      </span>
    </>
  );
}
