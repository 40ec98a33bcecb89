import { entryOf } from '@fathom/games';
import { type AnyGame, type Json, Table } from '@fathom/kernel';
import { expect, type Page } from '@playwright/test';
import { type AnyLesson, type LessonTable, objection, stepAt } from '../board/lesson.ts';
import type { Hands } from './hands.ts';
import { ready } from './moment.ts';

/** Learns by the hands given, from the first step to the last; `meet` is told of each new step. */
export async function learn(
  page: Page,
  game: string,
  id: string,
  hands: Hands,
  meet: (step: string) => Promise<void> = async () => undefined,
): Promise<void> {
  let met = '';
  for (const deed of await deedsOf(game, id)) {
    await ready(page);
    const step = 'read' in deed ? deed.read : deed.step;
    await expect(page.locator(`.coach[data-step="${step}"]`)).toBeVisible();
    await nothingCovered(page);
    if (step !== met) await meet(step);
    met = step;
    if ('read' in deed) await page.locator('.coach .paper-button').click();
    else await hands.play(page, deed.play);
  }
}

/** The paper says something, points at something, and lies on nothing it speaks of. */
async function nothingCovered(page: Page): Promise<void> {
  await expect(page.locator('.coach-text')).not.toBeEmpty();
  await page.waitForFunction(() => {
    const paper = document.querySelector('.coach')?.getBoundingClientRect();
    if (!paper) return false;
    const rings = [...document.querySelectorAll('.coach-ring')];
    if (rings.length === 0) return false;
    return rings.every((ring) => {
      const box = ring.getBoundingClientRect();
      const wide = Math.min(box.right, paper.right) - Math.max(box.left, paper.left);
      const high = Math.min(box.bottom, paper.bottom) - Math.max(box.top, paper.top);
      // A ring is drawn a little outside of what it stands around.
      return wide <= 5 || high <= 5;
    });
  });
}

/** What a learner does: reads on, or decides something. */
type Deed = { readonly read: string } | { readonly step: string; readonly play: string };

/** A lesson from its first step to its last, with the first sensible move wherever one is asked for. */
export async function deedsOf(game: string, id: string): Promise<readonly Deed[]> {
  const entry = entryOf(game);
  const found = (await entry?.lessons?.())?.find((one) => one.id === id);
  if (!entry || !found) throw new Error(`there is no lesson ${id} of ${game}`);
  const rules: AnyGame = await entry.rules();
  return follow(rules, found.table, await found.fetch());
}

function follow(
  game: AnyGame,
  { seats, script, after, options: wished }: LessonTable,
  lesson: AnyLesson,
): readonly Deed[] {
  const options = game.options.parse(wished);
  if (!options.ok) throw new Error(options.error);
  const sea = { kind: 'scripted', script, after } as const;
  const table = new Table(game, { seats, options: options.value, sea });
  const deeds: Deed[] = [];
  let read = 0;
  for (table.deal(); ; table.deal()) {
    const view = table.view(0);
    const at = stepAt(lesson, view, read);
    const step = lesson.steps[at];
    if (!step) return deeds;
    const { actor } = table;
    if (!step.until) {
      read = at + 1;
      deeds.push({ read: step.id });
    } else if (typeof actor === 'number') {
      const moves: readonly Json[] = game.moves(table.state);
      const open = moves.filter((move) => !objection(lesson, at, move, view));
      const move = actor === 0 ? open[0] : lesson.rival?.(table.view(actor), moves);
      if (move === undefined) throw new Error(`nothing sensible at ${step.id}`);
      if (actor === 0) deeds.push({ step: step.id, play: game.write(move) });
      table.play(actor, table.at, [move]);
    } else throw new Error(`the game is over at ${step.id}`);
  }
}
