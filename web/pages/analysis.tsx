import { entryOf } from '@fathom/games';
import type { Json, Seat } from '@fathom/kernel';
import type { Analysis as Judgement } from '@fathom/mind';
import type { Asked } from '@fathom/mind/host';
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { ChanceChart } from '../art/chance-chart.tsx';
import { type Guide, listing, type SpokenWords } from '../catalogue.ts';
import { host } from '../minds/host.ts';
import { nameOf } from '../minds/names.ts';
import { type Balance, balanceOf, byTurn, costOf } from '../minds/review.ts';
import { mw } from '../minds/speech.ts';
import { createMindWords } from '../minds/words.ts';
import { Choose, OtherLanguage, Page, Wordmark } from '../parts.tsx';
import { endOf } from '../play/addresses.ts';
import { headingOf } from '../play/heading.ts';
import type { Save } from '../saves.ts';
import type { Session } from '../session.ts';
import { announce } from '../stage.ts';
import { shown, w } from '../words.ts';
import '../style/analysis.css';

type Progress =
  | { readonly kind: 'working'; readonly judged: number; readonly of: number }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'done'; readonly judgement: Judgement<Json> };

/** What has been judged while this page is open: going to the board and back costs nothing. */
const judged = new Map<string, Judgement<Json>>();

/** A finished game looked back on: the chance turn by turn, luck and skill apart, and what cost most. */
export default function Analysis(props: {
  readonly session: Session;
  readonly save: Save;
  readonly words: SpokenWords;
  readonly guide: Guide;
}): JSX.Element {
  const { session, guide } = props;
  const { options, seats } = session.table.setup;
  const minds = createMindWords(props.save.game);
  const name = (seat: Seat) => nameOf(session, seat, minds());
  const [words, setWords] = createSignal(props.words);
  createEffect(
    on(shown, async (language) => {
      const next = await listing(props.save.game)?.spoken[language]();
      if (next && language === shown()) setWords(() => next);
    }),
  );
  const canJudge = () => entryOf(props.save.game)?.mind !== null && session.now.result !== null;
  const [seat, setSeat] = createSignal<Seat>(session.people[0] ?? 0);
  const [progress, setProgress] = createSignal<Progress>({ kind: 'stopped' });
  let asked: Asked<Judgement<Json>> | null = null;

  const begin = async (by: Seat) => {
    asked?.cancel();
    const key = `${props.save.id} ${session.table.at} ${by}`;
    const known = judged.get(key);
    if (known) return setProgress({ kind: 'done', judgement: known });
    const { log, line } = session.table;
    const steps = line.flatMap((index) => {
      const entry = log[index];
      return entry.by === 'table' ? [] : [{ by: entry.by, move: entry.move }];
    });
    setProgress({ kind: 'working', judged: 0, of: steps.length + 1 });
    const question = host.analyse(
      { game: props.save.game, options, opening: session.table.stateAfter(0), steps, seat: by },
      (count, of) => question === asked && setProgress({ kind: 'working', judged: count, of }),
    );
    asked = question;
    const outcome = await question.outcome;
    if (question !== asked) return;
    if (outcome.ok) {
      judged.set(key, outcome.value);
      setProgress({ kind: 'done', judgement: outcome.value });
      announce(sentence(balanceOf(outcome.value)));
    } else if (outcome.why === 'cancelled') setProgress({ kind: 'stopped' });
    else setProgress({ kind: 'failed', error: outcome.error });
  };
  createEffect(on(seat, (by) => canJudge() && void begin(by)));
  onCleanup(() => {
    const last = asked;
    asked = null;
    last?.cancel();
  });

  /** `null`: the one person, who is spoken to. */
  const whose = () => (session.onePerson && seat() === session.people[0] ? null : name(seat()));
  const sentence = (balance: Balance) => mw().analysis.sentence(balance, seats === 1, whose());
  const working = () => {
    const now = progress();
    return now.kind === 'working' ? now : null;
  };
  const done = () => {
    const now = progress();
    return now.kind === 'done' ? now.judgement : null;
  };
  const board = () => `/play/${props.save.game}/${props.save.id}`;
  const { Souvenir } = guide;

  return (
    <>
      <header class="top-bar end-bar analysis-bar">
        <Wordmark />
        <div class="whereabouts">
          <p class="game">{w().games[props.save.game].name}</p>
          <p class="f-second">
            {guide.about(options)} · {w().play.turn(w().games[props.save.game].turn, guide.turn(session.now.view))}
          </p>
        </div>
        <div class="tools">
          <a class="f-button" href={board()}>
            {mw().analysis.toBoard}
          </a>
          <a class="f-button" href={endOf(props.save)}>
            {mw().analysis.toEnd}
          </a>
          <OtherLanguage />
        </div>
      </header>
      <Page title={mw().analysis.title} class="analysis">
        <div class="verdict">
          <h1>{session.now.result ? headingOf(session, name) : mw().analysis.title}</h1>
          <Show when={session.now.result}>{(over) => <p>{words().why(over().why)}</p>}</Show>
          <Show when={seats > 1}>
            <Choose
              label={mw().analysis.whose}
              choices={Array.from({ length: seats }, (_, one) => [one, name(one)] as const)}
              value={seat()}
              onChoose={setSeat}
            />
          </Show>
        </div>
        <div class="souvenir">{Souvenir && session.now.result && <Souvenir view={session.now.view} />}</div>
        <Show when={!canJudge()}>
          <p class="f-panel note-part" role="alert">
            {session.now.result ? mw().analysis.noMind : mw().analysis.notOver}
          </p>
        </Show>
        <Show when={canJudge() && !done()}>
          <section class="f-panel working" aria-label={mw().analysis.title}>
            <Show
              when={working()}
              fallback={
                <>
                  <p role="status">{failed(progress())}</p>
                  <button class="f-button primary" type="button" onClick={() => void begin(seat())}>
                    {mw().analysis.again}
                  </button>
                </>
              }
            >
              {(now) => (
                <>
                  <p>{mw().analysis.working}</p>
                  <progress aria-label={mw().analysis.working} max={now().of} value={now().judged} />
                  <p class="f-second numeral">{mw().analysis.progress(now().judged, now().of)}</p>
                  <button class="f-button" type="button" onClick={() => asked?.cancel()}>
                    {mw().analysis.stop}
                  </button>
                </>
              )}
            </Show>
          </section>
        </Show>
        <Show when={done()} keyed>
          {(judgement) => (
            <Findings
              judgement={judgement}
              session={session}
              save={props.save}
              words={words()}
              guide={guide}
              whose={whose()}
              sentence={sentence(balanceOf(judgement))}
            />
          )}
        </Show>
      </Page>
    </>
  );
}

const failed = (now: Progress): string =>
  now.kind === 'failed' ? mw().analysis.failed(now.error) : mw().analysis.stopped;

function Findings(props: {
  readonly judgement: Judgement<Json>;
  readonly session: Session;
  readonly save: Save;
  readonly words: SpokenWords;
  readonly guide: Guide;
  /** `null`: the one person. */
  readonly whose: string | null;
  readonly sentence: string;
}): JSX.Element {
  const { judgement } = props;
  const alone = props.session.table.setup.seats === 1;
  const turnOf = createMemo(() => {
    const turns = Array.from(props.session.run(), (view) => props.guide.turn(view));
    return (at: number) => turns[at] ?? 1;
  });
  const turns = createMemo(() => byTurn(judgement, turnOf()));
  const balance = balanceOf(judgement);
  const costliest = judgement.costliest.filter((one) => costOf(one) >= 0.05);
  const turnName = (turn: number) => w().play.turn(w().games[props.save.game].turn, turn);
  const row = (moves: readonly Json[]) => mw().inOrder(moves.map((move) => props.words.move(move)));
  const whole = (points: number) => mw().percent(points / 100);
  return (
    <>
      <section class="f-panel curve">
        <div class="part-head">
          <h2>{props.whose === null ? mw().analysis.curve : mw().analysis.curveOf(props.whose)}</h2>
          <ul class="chart-legend" aria-hidden="true">
            <li data-what="sea">{mw().analysis.sea}</li>
            <Show when={!alone}>
              <li data-what="others">{mw().analysis.others}</li>
            </Show>
            <li data-what="given">{mw().analysis.given}</li>
          </ul>
        </div>
        <ChanceChart
          start={100 * judgement.start}
          turns={turns()}
          marks={costliest.map((one) => ({ turn: turnOf()(one.at), cost: costOf(one) }))}
          alone={alone}
        />
        <details>
          <summary>{mw().analysis.table}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{w().games[props.save.game].turn}</th>
                <th scope="col">{mw().analysis.sea}</th>
                <Show when={!alone}>
                  <th scope="col">{mw().analysis.others}</th>
                </Show>
                <th scope="col">{mw().analysis.given}</th>
                <th scope="col">{mw().analysis.atEnd}</th>
              </tr>
            </thead>
            <tbody class="numeral">
              <For each={turns()}>
                {(one) => (
                  <tr>
                    <th scope="row">{one.turn}</th>
                    <td>{mw().signed(one.luck)}</td>
                    <Show when={!alone}>
                      <td>{mw().signed(one.others)}</td>
                    </Show>
                    <td>{mw().points(Math.max(0, one.given))}</td>
                    <td>{mw().points(one.after)}</td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </details>
      </section>
      <section class="f-panel balance">
        <h2>{mw().analysis.luckAndSkill}</h2>
        <p class="f-second">{mw().analysis.from(whole(balance.start), whole(balance.payoff))}</p>
        <Waterfall balance={balance} alone={alone} />
        <p>{props.sentence}</p>
        <p class="identity numeral">{identity(balance, alone)}</p>
        <p class="f-second">{mw().analysis.identityNote(alone)}</p>
      </section>
      <section class="costliest">
        <div class="part-head">
          <h2>{costliest.length === 3 ? mw().analysis.costliest : mw().analysis.costliestFew}</h2>
          <p class="f-second">{mw().analysis.costliestNote}</p>
        </div>
        <Show when={costliest.length > 0} fallback={<p>{mw().analysis.nothingGiven}</p>}>
          <ol>
            <For each={costliest}>
              {(one, at) => (
                <li class="f-panel">
                  <h3>
                    <svg viewBox="-16 -16 32 32" aria-hidden="true">
                      <path d="M0 -14L14 0L0 14L-14 0Z" />
                      <text class="numeral" y="6" text-anchor="middle">
                        {at() + 1}
                      </text>
                    </svg>
                    <span>{turnName(turnOf()(one.at))}</span>
                    <span class="numeral cost">{mw().signed(-costOf(one))}</span>
                  </h3>
                  <p>{mw().analysis.played(row([one.move]))}</p>
                  <Show when={one.best}>{(best) => <p class="better">{mw().analysis.better(row(best()))}</p>}</Show>
                  <a
                    class="stand"
                    href={`/play/${props.save.game}/${props.save.id}?moment=${one.at}`}
                    aria-label={mw().analysis.standAt(turnName(turnOf()(one.at)))}
                  >
                    {mw().analysis.stand}
                  </a>
                </li>
              )}
            </For>
          </ol>
        </Show>
        <p class="f-second">{mw().analysis.note}</p>
      </section>
    </>
  );
}

/** The law of the whole, as it stands: 0.0 − 44.5 = −0.8 − 22.8 − 20.9. */
function identity({ start, payoff, luck, others, given }: Balance, alone: boolean): string {
  const rest = alone ? '' : ` ${others < 0 ? '−' : '+'} ${mw().points(Math.abs(others))}`;
  return `${mw().points(payoff)} − ${mw().points(start)} = ${mw().points(luck)}${rest} − ${mw().points(given)}`;
}

/** From the start to the result, step by step, each bar beginning where the last one ended. */
function Waterfall(props: { readonly balance: Balance; readonly alone: boolean }): JSX.Element {
  const { start, payoff, luck, others, given } = props.balance;
  const words = () => mw().analysis.rows;
  const steps = () => [
    { what: 'start', label: words().start, from: 0, to: start, said: mw().points(start) },
    { what: 'sea', label: words().sea, from: start, to: start + luck, said: mw().signed(luck) },
    ...(props.alone
      ? []
      : [
          {
            what: 'others',
            label: words().others,
            from: start + luck,
            to: start + luck + others,
            said: mw().signed(others),
          },
        ]),
    {
      what: 'given',
      label: words().given,
      from: payoff + given,
      to: payoff,
      said: given === 0 ? mw().points(0) : mw().signed(-given),
    },
    { what: 'result', label: words().result, from: 0, to: payoff, said: mw().points(payoff) },
  ];
  const reach = () => {
    const ends = steps().flatMap(({ from, to }) => [from, to]);
    return { least: Math.min(0, ...ends), most: Math.max(100, ...ends) };
  };
  const place = (points: number) => (300 * (points - reach().least)) / (reach().most - reach().least);
  return (
    <dl class="waterfall">
      <For each={steps()}>
        {({ what, label, from, to, said }) => (
          <div data-what={what}>
            <dt>{label}</dt>
            <dd>
              <svg viewBox="0 0 300 22" preserveAspectRatio="none" aria-hidden="true">
                <defs>
                  <pattern
                    id={`hatch-${what}`}
                    width="5"
                    height="5"
                    patternUnits="userSpaceOnUse"
                    patternTransform="rotate(38)"
                  >
                    <rect width="5" height="5" fill="#DDB869" />
                    <path d="M0 0V5" stroke="#5E431B" stroke-width="1.8" />
                  </pattern>
                </defs>
                <rect
                  class="bar"
                  x={place(Math.min(from, to))}
                  y="1"
                  width={Math.max(1.5, Math.abs(place(to) - place(from)))}
                  height="20"
                  rx="3"
                  fill={what === 'sea' ? `url(#hatch-${what})` : undefined}
                />
              </svg>
              <span class="numeral">{said}</span>
            </dd>
          </div>
        )}
      </For>
    </dl>
  );
}
