import { at } from '@fathom/kernel';
import { castawayOf, type Item, items } from '@fathom/nautilus-island/rules';
import { createMemo, For, type JSX, onMount, Show } from 'solid-js';
import { CastawayFigure } from './pictures.tsx';
import { usePlay } from './play.ts';
import { resultOf } from './result.ts';
import { Tableaux } from './tableaux.tsx';
import { seatLook } from './tints.ts';
import './reckoning.css';

/** The final score: counted item by item while it is performed, whole afterwards. */
export function Reckoning(): JSX.Element {
  const play = usePlay();
  const words = () => play.words().reckoning;
  const result = createMemo(() => resultOf(play.view()));
  const counted = () => play.counted() ?? items.length;
  const done = () => counted() >= items.length;
  const rank = (seat: number) => at(result().ranks, seat);
  const seats = () =>
    play
      .view()
      .castaways.map((_, seat) => seat)
      .sort((a, b) => (done() ? rank(a) - rank(b) : a - b));
  const points = (seat: number, item: Item) =>
    result().breakdown.find((line) => line.seat === seat && line.item === item)?.points ?? 0;
  const soFar = (seat: number) => items.slice(0, counted()).reduce((sum, item) => sum + points(seat, item), 0);
  const most = () => Math.max(1, ...(result().scores ?? []));
  const winner = () => result().ranks.indexOf(1);
  const ties = () => tiesIn(result().scores ?? [], result().ranks);
  return (
    <section
      class="isle-reckoning"
      aria-label={words().title}
      // Where the hand lay may have been scrolled.
      ref={(section) => onMount(() => section.parentElement?.scrollTo({ top: 0 }))}
    >
      <h2 class="f-title">
        {done() ? words().winner(play.props.name(winner()), result().scores?.[winner()] ?? 0) : words().title}
      </h2>
      <Show when={done()}>
        <For each={ties()}>
          {(tied) => (
            <p class="isle-tie">
              {words().tie(
                tied.map((seat) => play.props.name(seat)),
                play.props.name(at(tied, 0)),
                castawayOf(play.view(), at(tied, 0)).at,
              )}
            </p>
          )}
        </For>
      </Show>
      <div class="isle-reckoning-body">
        <ol class="isle-bars" aria-hidden="true">
          <For each={seats()}>
            {(seat) => (
              <li data-winner={done() && seat === winner() ? '' : undefined}>
                <CastawayFigure seat={seat} />
                <span class="isle-bar-name">{play.props.name(seat)}</span>
                <span class="isle-bar">
                  <span
                    class="isle-bar-fill"
                    style={{ width: `${(100 * soFar(seat)) / most()}%`, background: seatLook(seat).tint }}
                  />
                </span>
                <span class="f-numeral">{soFar(seat)}</span>
              </li>
            )}
          </For>
        </ol>
        <table class="isle-scores">
          <thead>
            <tr>
              <th scope="col">
                <span class="f-unseen">{words().title}</span>
              </th>
              <For each={play.view().castaways}>
                {(_, seat) => (
                  <th scope="col">
                    <CastawayFigure seat={seat()} />
                    <span class="f-unseen">{play.props.name(seat())}</span>
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <tbody>
            <For each={items}>
              {(item, index) => (
                <tr
                  data-state={index() < counted() - 1 || done() ? 'told' : index() === counted() - 1 ? 'now' : 'waits'}
                >
                  <th scope="row">{words().item[item]}</th>
                  <For each={play.view().castaways}>
                    {(_, seat) => <td>{index() < counted() ? points(seat(), item) : ''}</td>}
                  </For>
                </tr>
              )}
            </For>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words().total}</th>
              <For each={play.view().castaways}>{(_, seat) => <td>{soFar(seat())}</td>}</For>
            </tr>
          </tfoot>
        </table>
      </div>
      <Show when={done()}>
        <Tableaux />
      </Show>
    </section>
  );
}

/** Seats with equal points, the one ranked first in front: every tie had to be broken (E4). */
function tiesIn(scores: readonly number[], ranks: readonly number[]): number[][] {
  const groups = new Map<number, number[]>();
  for (const [seat, score] of scores.entries()) groups.set(score, [...(groups.get(score) ?? []), seat]);
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.sort((a, b) => at(ranks, a) - at(ranks, b)));
}
