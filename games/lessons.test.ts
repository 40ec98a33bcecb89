import { type AnyLesson, type LessonTable, objection, pointedAt, saidAt, stepAt } from '@fathom/board/lesson';
import { type AnyGame, type Json, quickRandom, Table } from '@fathom/kernel';
import { typeset } from '@fathom/words';
import { describe, expect, test } from 'vitest';
import { faultOf } from '../scripts/words/faults.ts';
import { games } from './index.ts';

const learner = 0;
const pupils = 30;
/** No lesson asks for more decisions than this. */
const patience = 120;
/** What fits on the paper of a phone. */
const longest = 240;

const taught = await Promise.all(
  games.map(async (entry) => {
    const rules = await entry.rules();
    const entries = (await entry.lessons?.()) ?? [];
    const lessons = await Promise.all(entries.map(async (one) => ({ entry: one, lesson: await one.fetch() })));
    return { id: entry.id, rules, lessons };
  }),
);
const all = taught.flatMap(({ id, rules, lessons }) =>
  lessons.map(({ entry, lesson }) => ({ name: `${id}, ${entry.id}`, rules, entry, lesson })),
);

function tableOf(game: AnyGame, { seats, script, after, options: wished }: LessonTable): Table {
  const options = game.options.parse(wished);
  if (!options.ok) throw new Error(options.error);
  const sea = { kind: 'scripted', script, after } as const;
  const table = new Table(game, { seats, options: options.value, sea });
  table.deal();
  return table;
}

/** Plays what is sensible, one pupil unlike the other, until every step is behind them. Tells which steps they met. */
function learn(game: AnyGame, laid: LessonTable, lesson: AnyLesson, pupil: number): readonly string[] {
  const table = tableOf(game, laid);
  const random = quickRandom(`pupil ${pupil}`);
  const met: string[] = [];
  let read = 0;
  for (let decisions = 0; decisions < patience; decisions++) {
    const view = table.view(learner);
    const at = stepAt(lesson, view, read);
    const step = lesson.steps[at];
    if (!step) return met;
    if (met.at(-1) !== step.id) met.push(step.id);
    checkPaper(lesson, at, view);
    if (!step.until) {
      read = at + 1;
      continue;
    }
    const { actor } = table;
    if (actor === null || actor === 'chance') throw new Error(`the game ended at the step ${step.id}`);
    const moves: readonly Json[] = game.moves(table.state);
    const open = moves.filter((move) => actor !== learner || !objection(lesson, at, move, view));
    expect(open.length, `sensible moves at ${step.id} among ${moves.map((move) => game.write(move))}`).toBeGreaterThan(
      0,
    );
    const answer = actor === learner ? undefined : lesson.rival?.(table.view(actor), moves);
    const move = answer ?? (open[random.below(open.length)] as Json);
    const played = table.play(actor, table.at, [move]);
    if (!played.ok) throw new Error(`${game.write(move)} is refused: ${played.refusal.rule}`);
    table.deal();
  }
  throw new Error(`no end in sight after ${met.at(-1)}`);
}

function checkPaper(lesson: AnyLesson, at: number, view: unknown): void {
  const said = saidAt(lesson, at, view);
  const id = lesson.steps[at]?.id;
  expect(said, `the text of ${id}`).toBeTruthy();
  if (said) checkSaid(said);
  expect(said?.fr).not.toBe(said?.en);
  expect(pointedAt(lesson, at, view), `what ${id} points at`).not.toEqual([]);
  for (const selector of pointedAt(lesson, at, view)) expect(selector).not.toBe('');
}

describe.each(all.map((one) => [one.name, one] as const))('the lesson of %s', (_name, { rules, entry, lesson }) => {
  test('is led to its end by any sensible moves, every step of it', () => {
    const met = new Set<string>();
    for (let pupil = 0; pupil < pupils; pupil++) for (const id of learn(rules, entry.table, lesson, pupil)) met.add(id);
    expect([...met].sort()).toEqual(lesson.steps.map(({ id }) => id).sort());
  });

  test('is dealt as it is written', () => {
    const table = tableOf(rules, entry.table);
    const drawn = table.log.flatMap((one) => (one.by === 'chance' ? [rules.write(one.move as Json)] : []));
    expect(drawn).toEqual(entry.table.script.slice(0, drawn.length));
    expect(drawn.length).toBeGreaterThan(0);
  });

  test('answers what is not sensible with a sentence in both languages', () => {
    for (const [at, step] of lesson.steps.entries()) {
      if (step.sensible) expect(step.otherwise, step.id).toBeDefined();
      if (typeof step.otherwise === 'object') checkSaid(step.otherwise);
      expect(lesson.steps.findIndex(({ id }) => id === step.id)).toBe(at);
    }
  });

  test('is offered under the name it has', () => {
    expect(lesson.id).toBe(entry.id);
    expect(entry.minutes).toBeGreaterThan(0);
    for (const said of [entry.name, entry.line]) checkSaid(said);
    const options = rules.options.parse(entry.table.options);
    expect(options.ok && entry.suits(options.value as Json)).toBe(true);
  });
});

function checkSaid(said: { readonly en: string; readonly fr: string }): void {
  expect(said.en).not.toBe('');
  expect(said.fr).not.toBe('');
  expect(said.en.length).toBeLessThanOrEqual(longest);
  expect(said.fr.length).toBeLessThanOrEqual(longest);
  expect(faultOf(said.en, 'en'), said.en).toBeNull();
  // The page that shows a lesson puts in the spaces.
  expect(faultOf(typeset(said.fr), 'fr'), said.fr).toBeNull();
}
