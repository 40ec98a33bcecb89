import { entryOf } from '@fathom/games';
import type { AnyGame, Seat } from '@fathom/kernel';
import { createMemo, For, type JSX, onMount, Show } from 'solid-js';
import { RunChart } from '../art/run-chart.tsx';
import { begin, seaOf } from '../begin.ts';
import { type Guide, listing, type SpokenWords } from '../catalogue.ts';
import { mw } from '../minds/speech.ts';
import { OtherLanguage, Page, Wordmark } from '../parts.tsx';
import { analysisOf } from '../play/addresses.ts';
import { headingOf } from '../play/heading.ts';
import { ShareButtons } from '../play/share-buttons.tsx';
import { go } from '../router.ts';
import type { Save } from '../saves.ts';
import { showSeaName } from '../sea-names.ts';
import type { Session } from '../session.ts';
import { announce } from '../stage.ts';
import { lw } from '../words/later.ts';
import { shown, w } from '../words.ts';
import '../style/end.css';

/** Why it ended as it did, the run as a chart, and where to go from here. */
export default function End(props: {
  readonly session: Session;
  readonly save: Save;
  readonly words: SpokenWords;
  readonly guide: Guide;
  readonly rules: AnyGame;
  readonly name: (seat: Seat) => string;
}): JSX.Element {
  const result = () => props.session.now.result;
  const { seats, options } = props.session.table.setup;
  const { Souvenir } = props.guide;
  const board = () => `/play/${props.save.game}/${props.save.id}`;
  const heading = () => headingOf(props.session, props.name);
  const canAnalyse = entryOf(props.save.game)?.mind !== null;
  const series = createMemo(() => props.guide.run(props.session));
  onMount(() => {
    const over = result();
    if (!over) go(board(), 'replace');
    else announce(`${heading()}. ${props.words.why(over.why)}`);
  });

  const again = (sameSea: boolean) => {
    const game = listing(props.save.game);
    if (!game) return;
    const save = begin(game, props.rules, props.guide, {
      seats,
      options,
      names: props.session.writtenNames,
      ...(sameSea ? { sea: seaOf(props.save.logbook), known: true } : {}),
    });
    go(`/play/${save.game}/${save.id}`);
  };

  return (
    <Show when={result()}>
      {(over) => (
        <>
          <header class="top-bar end-bar">
            <Wordmark />
            <div class="whereabouts">
              <p class="game">{w().games[props.save.game].name}</p>
              <p class="f-second">
                {props.guide.about(options)} ·{' '}
                {w().play.turn(w().games[props.save.game].turn, props.guide.turn(props.session.now.view))}
              </p>
            </div>
            <div class="tools">
              <OtherLanguage />
            </div>
          </header>
          <Page title={heading()} class="ending">
            <div class="souvenir">{Souvenir && <Souvenir view={props.session.now.view} />}</div>
            <div class="verdict" data-won={over().ranks[props.session.people[0] ?? 0] === 1 ? '' : undefined}>
              <h1>{heading()}</h1>
              <p>{props.words.why(over().why)}</p>
              <p class="f-second">{props.guide.standing(props.session.now.view, shown())}</p>
            </div>
            <div class="row next">
              <button class="f-button primary" type="button" onClick={() => again(false)}>
                {lw().end.again}
              </button>
              <Show when={canAnalyse}>
                <a class="f-button" href={analysisOf(props.save)}>
                  {mw().analysis.title}
                </a>
              </Show>
              <button class="f-button" type="button" onClick={() => again(true)}>
                {lw().end.sameSea}
              </button>
              <a class="f-button" href={board()}>
                {lw().end.board}
              </a>
              <a class="f-button" href="/">
                {lw().end.home}
              </a>
            </div>
            <Show when={over().breakdown.length > 0}>
              <Scores session={props.session} words={props.words} name={props.name} />
            </Show>
            <section class="f-panel run">
              <h2>{lw().end.chart}</h2>
              <RunChart series={series()} turn={w().games[props.save.game].turn} />
            </section>
            <section class="f-panel share" aria-label={lw().end.share}>
              <div class="row">
                <ShareButtons session={props.session} save={props.save} />
              </div>
              <p class="f-second">
                {w().play.sea(showSeaName(seaOf(props.save.logbook), shown()))}
                <Show when={props.save.known}> · {lw().end.known}</Show>
                <Show when={props.session.now.practised}> · {lw().end.practised}</Show>
                <Show when={props.save.advised}> · {mw().advised}</Show>
                <Show when={props.save.shared}> · {lw().end.shared}</Show>
              </p>
            </section>
          </Page>
        </>
      )}
    </Show>
  );
}

/** All items of several lists, each after what stands before it in its own list. */
function merge(lists: readonly (readonly string[])[]): readonly string[] {
  const all: string[] = [];
  for (const list of lists) {
    let at = 0;
    for (const item of list) {
      const there = all.indexOf(item);
      if (there < 0) all.splice(at, 0, item);
      at = (there < 0 ? at : there) + 1;
    }
  }
  return all;
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);

/** Points by what they are for, a column for each seat. */
function Scores(props: {
  readonly session: Session;
  readonly words: SpokenWords;
  readonly name: (seat: Seat) => string;
}): JSX.Element {
  const seats = Array.from({ length: props.session.table.setup.seats }, (_, seat) => seat);
  const result = () => props.session.now.result;
  const items = () => {
    const lines = result()?.breakdown ?? [];
    return merge(seats.map((seat) => lines.filter((line) => line.seat === seat).map(({ item }) => item)));
  };
  const points = (seat: Seat, item: string) => {
    const lines = result()?.breakdown.filter((line) => line.seat === seat && line.item === item) ?? [];
    return lines.length === 0 ? '–' : signed(lines.reduce((sum, line) => sum + line.points, 0));
  };
  return (
    <table class="scores f-panel">
      <thead>
        <tr>
          <th scope="col">{lw().end.score}</th>
          <For each={seats}>{(seat) => <th scope="col">{props.name(seat)}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={items()}>
          {(item) => (
            <tr>
              <th scope="row">{props.words.item(item)}</th>
              <For each={seats}>{(seat) => <td class="numeral">{points(seat, item)}</td>}</For>
            </tr>
          )}
        </For>
      </tbody>
      <Show when={result()?.scores}>
        {(scores) => (
          <tfoot>
            <tr>
              <th scope="row">{lw().end.total}</th>
              <For each={scores()}>{(score) => <td class="numeral">{score}</td>}</For>
            </tr>
          </tfoot>
        )}
      </Show>
    </table>
  );
}
