import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything the browser complains of while a page is open: errors, and whatever the content security policy stops. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('blocked by Playwright')) return;
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}

/** On a system that wants motion, as most are, and on one that wants none. */
export const lively = { contextOptions: { reducedMotion: 'no-preference' } } as const;
export const calm = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Everything is shown, and at once; dice roll by themselves. */
export const atOnce = { speed: 'off', motion: 'full', autoRoll: true } as const;
/** The same, but every roll waits for the player, as it does for whoever has not changed it. */
export const ownRolls = { ...atOnce, autoRoll: false } as const;

/** Comes as somebody who has been here before, with these settings. */
export async function comeBack(
  page: Page,
  settings: { readonly [name: string]: string | boolean } = atOnce,
): Promise<void> {
  await page.addInitScript((chosen) => {
    if (localStorage.getItem('fathom/settings') === null)
      localStorage.setItem('fathom/settings', JSON.stringify(chosen));
    localStorage.setItem('fathom/visited', '1');
  }, settings);
}

/** Opens the page anew with other settings. */
export async function choose(page: Page, settings: { readonly [name: string]: string | boolean }): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('fathom/settings', JSON.stringify(chosen)), settings);
  await page.reload();
}

/**
 * What axe leaves to a person to judge, and the judgement. The sea lies behind every text, so that axe cannot say what a text stands on:
 * on the lightest sea every text has 4.5 : 1 or more. And of "?" it cannot say whether it is part of "Help": it is a sign, no word.
 */
const judged = { 'color-contrast': '', 'label-content-name-mismatch': '>[^\\p{L}\\p{N}<]</(a|button)>$' };

/** Nothing axe objects to, and nothing it leaves open that has not been judged. What came while it looked is looked at again. */
export async function noViolations(page: Page): Promise<void> {
  await page.evaluate(axe);
  await expect.poll(() => objections(page)).toEqual([]);
}

function objections(page: Page): Promise<readonly string[]> {
  return page.evaluate(async (known) => {
    const { violations, incomplete } = await (globalThis as unknown as { axe: Axe }).axe.run({
      resultTypes: ['violations', 'incomplete'],
      preload: false,
    });
    interface Axe {
      run(how: {
        readonly resultTypes: readonly string[];
        readonly preload: boolean;
      }): Promise<{ readonly violations: readonly Finding[]; readonly incomplete: readonly Finding[] }>;
    }
    interface Finding {
      readonly id: string;
      readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
    }
    const isOpen = ({ id, nodes }: Finding) =>
      !nodes.every(({ html }) => id in known && new RegExp(known[id as keyof typeof known], 'u').test(html));
    return [...violations, ...incomplete.filter(isOpen)].map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${node.html.slice(0, 160)} ${node.failureSummary}`).join(' | ')}`,
    );
  }, judged);
}

export async function noSidewaysScrolling(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(screen);
}

export async function setOut(page: Page, query = ''): Promise<void> {
  await page.goto(`/play/nautilion/new${query}`);
  await page.getByRole('button', { name: /^(Set out|Appareiller)$/ }).click();
  await expect(page).toHaveURL(/\/play\/nautilion\/[a-z0-9]{10}$/);
}
