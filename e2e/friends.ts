import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { click, type Touch, tap } from './touch.ts';
import { comeBack, complaints } from './visit.ts';

/** What people who play together read on their screens. */
export const words = {
  en: {
    makeOf: (game: string) => `Create a table of ${game}`,
    seats: ['Two', 'Three', 'Four'],
    make: 'Create the table',
    name: 'Your name',
    me: 'That’s me',
    tableOf: (name: string) => `${name}’s table`,
    menu: 'Menu',
  },
  fr: {
    makeOf: (game: string) => `Créer une table de ${game}`,
    seats: ['Deux', 'Trois', 'Quatre'],
    make: 'Créer la table',
    name: 'Votre nom',
    me: 'C’est moi',
    tableOf: (name: string) => `La table d’${name}`,
    menu: 'Menu',
  },
};

const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  laptop: { viewport: { width: 1280, height: 720 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};

export interface Friend {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly touch: Touch;
  readonly says: (typeof words)['en' | 'fr'];
  /** What the browser complained of. */
  readonly heard: readonly string[];
}

/** Somebody with a browser of their own, who has never been online. */
export async function friend(
  browser: Browser,
  baseURL: string | undefined,
  name: string,
  device: keyof typeof devices,
  language: 'en' | 'fr',
): Promise<Friend> {
  const context = await browser.newContext({
    ...devices[device],
    ...(baseURL === undefined ? {} : { baseURL }),
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await comeBack(page);
  const heard = complaints(page);
  return { name, context, page, touch: device === 'phone' ? tap : click, says: words[language], heard };
}

async function introduce({ page, name, touch, says }: Friend): Promise<void> {
  await page.getByRole('textbox', { name: says.name }).fill(name);
  await touch(page.getByRole('button', { name: says.me }));
}

/** Makes a table in two taps, for so many, and says who one is: the link to it. */
export async function makeTable(host: Friend, game: string, seats = 2): Promise<string> {
  const { page, touch, says } = host;
  await page.goto('/online');
  await touch(page.getByRole('link', { name: says.makeOf(game) }));
  await expect(page.locator('.chairs li')).toHaveCount(2);
  if (seats > 2) {
    await touch(page.getByRole('button', { name: says.seats[seats - 2] ?? '', exact: true }));
    await expect(page.locator('.chairs li')).toHaveCount(seats);
  }
  await touch(page.getByRole('button', { name: says.make }));
  await introduce(host);
  await expect(page).toHaveURL(/\/t\/[\w-]{16}$/);
  return page.url();
}

/** Comes by the link alone, sees whose table it is and what is played there, and only then sits down. */
export async function comeByLink(guest: Friend, link: string, host: string, game: string, seat: number): Promise<void> {
  const { page, touch, says } = guest;
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(game);
  await expect(page.getByText(says.tableOf(host))).toBeVisible();
  await touch(
    page
      .locator('.seat')
      .nth(seat - 1)
      .getByRole('button'),
  );
  await introduce(guest);
  await expect(page.locator('.seat[data-mine] .seat-name')).toHaveText(guest.name);
}

/** The host begins; everybody adds to the dice and finds the board. */
export async function begin(host: Friend, others: readonly Friend[]): Promise<void> {
  await host.touch(host.page.locator('.start .primary'));
  for (const { page } of [host, ...others]) await expect(page.locator('[data-at]')).toBeVisible();
}

/** Does something at the table that is not a move: opens its menu and chooses it there. */
export async function doAtTable({ page, touch, says }: Friend, deed: 'leave' | 'stop'): Promise<void> {
  await touch(page.getByRole('button', { name: says.menu }));
  await touch(page.locator(`[data-deed="${deed}"] button`));
  await expect(page.locator('.sheet')).toHaveCount(0);
}

/** Opens the chat, does something there, and closes it again. */
export async function atTheChat({ page, touch }: Friend, then: () => Promise<void>): Promise<void> {
  await touch(page.locator('.company-talk'));
  await then();
  await touch(page.locator('.sheet-head button'));
  await expect(page.locator('.sheet')).toHaveCount(0);
}

type Standing = 'theirs' | 'waits' | 'over';

/** Whether somebody must decide now: everything is shown, nothing is on its way, and something is lit. */
const standing = ({ page }: Friend): Promise<Standing> =>
  page.evaluate(() => {
    if (location.pathname.endsWith('/end')) return 'over';
    const busy = document.querySelector('[data-storing], [data-busy]') !== null;
    return !busy && document.querySelector('main [data-lit]') !== null ? 'theirs' : 'waits';
  });

/** Waits until one of them must decide, and says who; `null` once all have come to the end. */
export async function whoDecides(friends: readonly Friend[]): Promise<Friend | null> {
  let found: Friend | null = null;
  await expect
    .poll(
      async () => {
        const stands = await Promise.all(friends.map(standing));
        found = friends[stands.indexOf('theirs')] ?? null;
        return found !== null || stands.every((one) => one === 'over');
      },
      { intervals: [20, 40, 80], timeout: 30_000, message: 'somebody must decide, or the game must be over' },
    )
    .toBe(true);
  return found;
}

/** Plays on until the game is over, or until `enough` says so after a decision. */
export async function playOn(
  friends: readonly Friend[],
  decide: (friend: Friend) => Promise<void>,
  enough: (decisions: number) => boolean = () => false,
): Promise<number> {
  for (let decisions = 0; decisions < 400; decisions++) {
    if (enough(decisions)) return decisions;
    const one = await whoDecides(friends);
    if (!one) return decisions;
    await decide(one);
  }
  throw new Error('four hundred decisions, and the game is not over');
}

/** Everybody sees how it ended, and that nobody could bend the dice. */
export async function expectFairEnd(friends: readonly Friend[]): Promise<void> {
  for (const { page } of friends) {
    await expect(page).toHaveURL(/\/end$/);
    await expect(page.locator('.dice-line[data-fair="true"][data-own]')).toBeVisible();
  }
}
