import { entryOf } from '@fathom/games';
import { type AnyGame, type Json, Table } from '@fathom/kernel';
import { expect, type Locator, type Page } from '@playwright/test';
import { type AnyLesson, type LessonTable, objection, stepAt } from '../board/lesson.ts';
import { finger, type Hands, keys, mouse, press, tabTo } from './hands.ts';
import { decided, ready } from './moment.ts';
import { click, type Touch, tap } from './touch.ts';

/** Whoever learns also reads on. */
export interface Learner extends Hands {
  readOn(page: Page): Promise<void>;
}

type Learners = { readonly [game: string]: Learner };

const pointing = (touch: Touch, hands: Hands, readOn: Learner['readOn']): Learners => ({
  nautilion: { ...hands, readOn },
  'nautilus-island': {
    readOn,
    play: (page, notation) =>
      decided(page, async () => {
        if (notation.startsWith('+')) {
          for (const card of notation.split(' '))
            await touch(page.locator(`.isle-kind[data-lit][data-move="${card}"]`));
          return touch(page.locator(`.isle-act[data-move^="${notation}"]`));
        }
        const piece = page.locator(`[data-lit][data-move="${notation}"]`);
        await touch(piece);
        // Under a finger a column says first what lies there.
        if (touch !== tap || !/^c\d/.test(notation)) return;
        await expect(piece).toHaveAttribute('data-armed', '');
        await touch(piece);
      }),
  },
  abyss: {
    readOn,
    play: (page, notation) =>
      decided(page, async () => {
        const pieces = page.locator(`[data-lit][data-move="${notation}"]:visible`);
        await expect(pieces.first()).toBeVisible();
        const inDock = page.locator(`.abyss-dock [data-lit][data-move="${notation}"]:visible`);
        await touch(((await inDock.count()) > 0 ? inDock : pieces).first());
        if (notation.startsWith('recruit:')) await touch(page.locator('.sheet [data-row]').first());
      }),
  },
});

const next = (page: Page): Locator => page.locator('.coach .paper-button');

/** A mouse, at the tables of each game. */
export const mice: Learners = pointing(click, mouse, async (page) => {
  // Leaving the piece it rested on, a mouse may make the paper move: whoever presses looks where it came to lie.
  await next(page).hover();
  await next(page).click();
});

/** A finger, at the tables of each game. */
export const fingers: Learners = pointing(tap, finger, (page) => tap(next(page)));

/** What goes on has the focus by itself wherever there is nothing to do but read. */
const readOn = async (page: Page): Promise<void> => {
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
};

/** Keys alone, at the tables of each game. */
export const keyboards: Learners = {
  nautilion: { ...keys, readOn },
  'nautilus-island': {
    readOn,
    play: (page, notation) =>
      decided(page, async () => {
        if (!notation.startsWith('+')) return press(page, `[data-lit][data-move="${notation}"]`);
        for (const card of notation.split(' ')) await press(page, `.isle-kind[data-lit][data-move="${card}"]`);
        await press(page, `.isle-act[data-move^="${notation}"]`);
      }),
  },
  abyss: {
    readOn,
    play: (page, notation) =>
      decided(page, async () => {
        await press(page, `[data-lit][data-move="${notation}"]`);
        if (!notation.startsWith('recruit:')) return;
        await tabTo(page, page.locator('.sheet [data-row]').first());
        await page.keyboard.press('Enter');
      }),
  },
};

/** Learns as the game's learner does, from the first step to the last; `meet` is told of each new step. */
export async function learn(
  page: Page,
  game: string,
  id: string,
  learners: Learners,
  meet: (step: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const learner = learners[game];
  if (!learner) throw new Error(`nobody here plays ${game}`);
  let met = '';
  for (const deed of await deedsOf(game, id)) {
    await ready(page);
    const step = 'read' in deed ? deed.read : deed.step;
    await expect(page.locator(`.coach[data-step="${step}"]`)).toBeVisible();
    await nothingCovered(page);
    if (step !== met) await meet(step);
    met = step;
    if ('read' in deed) await learner.readOn(page);
    else await learner.play(page, deed.play);
  }
}

/** Learns at the table in words: tries what there is to do, one after another, until the lesson goes on with it. Gives what was said. */
export async function learnInWords(page: Page, voice: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const said = new Set<string>();
  const coach = page.locator('.coach');
  const answers = page.getByRole('region', { name: 'What you can do' }).locator('[data-lit]');
  for (let deeds = 0; deeds < 60; deeds++) {
    await ready(page);
    const step = await coach.getAttribute('data-step');
    if (step === 'over') return [...said];
    const text = (await coach.locator('.coach-text').textContent()) ?? '';
    // Whoever learns by ear hears each step out; the first may have been said before anybody listened.
    const isHeard = async () => (await voice()).some((heard) => heard.includes(text));
    if (said.size > 0 && !said.has(text)) await expect.poll(isHeard).toBe(true);
    said.add(text);
    if ((await coach.locator('.paper-button').count()) > 0) {
      await readOn(page);
      await expect(coach).not.toHaveAttribute('data-step', step ?? '');
    } else await decided(page, (before) => tryAll(page, answers, before));
  }
  throw new Error(`the lesson does not end, it is at ${await coach.getAttribute('data-step')}`);
}

async function tryAll(page: Page, answers: Locator, before: string | null): Promise<void> {
  for (let i = 0; i < (await answers.count()); i++) {
    let heard = await choose(page, answers.nth(i), before);
    // What costs something is asked about once more; whoever is answered then lets it be.
    const isAsked = heard === 'asked';
    if (isAsked) heard = await choose(page, answers.first(), before);
    if (heard === 'done') return;
    if (isAsked) await answers.last().press('Enter');
  }
  throw new Error('nothing there is to do lets the lesson go on');
}

/** Whoever is answered hears it, also where it is the same answer once more. */
async function choose(page: Page, answer: Locator, before: string | null): Promise<string> {
  const voice = await page.locator('[role="status"][aria-live]').textContent();
  await answer.press('Enter');
  const heard = await page.waitForFunction(
    ([at, said]) => {
      const table = document.querySelector('[data-at]');
      if (table?.getAttribute('data-at') !== at || table?.hasAttribute('data-storing')) return 'done';
      const now = document.querySelector('[role="status"][aria-live]')?.textContent;
      const answer = document.querySelector('.coach[data-answer] .coach-text')?.textContent;
      if (answer && now !== said && now?.includes(answer)) return 'answered';
      const { activeElement } = document;
      return activeElement?.textContent === 'Are you sure?' ? 'asked' : '';
    },
    [before, voice],
  );
  return heard.jsonValue();
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

/** What a learner does: reads on, or decides something: one move, or cards that are stored together. */
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
      const play = game.write(move);
      const before = deeds.at(-1);
      if (play.startsWith('+') && before && 'play' in before && before.play.startsWith('+'))
        deeds[deeds.length - 1] = { ...before, play: `${before.play} ${play}` };
      else if (actor === 0) deeds.push({ step: step.id, play });
      table.play(actor, table.at, [move]);
    } else throw new Error(`the game is over at ${step.id}`);
  }
}
