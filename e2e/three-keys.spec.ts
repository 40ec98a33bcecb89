import { expect, type Page, test } from '@playwright/test';
import { names, salvage } from './castaways.ts';
import { type Decision, reign } from './courtiers.ts';
import { openBook } from './curtain.ts';
import { decided } from './moment.ts';
import { comeBack } from './visit.ts';

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
test.describe.configure({ timeout: 240_000 });

/** As “How to play” tells them: a letter for each region; where none is named, digits answer. */
const letters: { readonly [region: string]: string } = {
  court: 'c',
  council: 'k',
  exploration: 'e',
  hand: 'm',
  own: 'o',
  places: 'p',
  rivals: 'r',
};

/** The keys that touch a piece, wherever on the page it is lit: its letter, and its number among what is lit there. */
function keysTo(page: Page, selector: string, usual: string): Promise<readonly string[]> {
  return page.evaluate(
    ([wanted, answers, letterOf]) => {
      const seen = (piece: Element) => piece.getClientRects().length > 0;
      const all = [...document.querySelectorAll(wanted)].filter(seen);
      const ways = all.map((piece) => {
        const sheet = document.querySelector('.sheet');
        const region = piece.closest('[data-region]');
        const name = region?.getAttribute('data-region') ?? '';
        const plain = sheet && !piece.matches('[data-pick]');
        const among = plain ? sheet : region;
        const pieces = [...(among?.querySelectorAll(plain ? '[data-lit]' : '[data-lit], [data-pick]') ?? [])].filter(
          seen,
        );
        const number = String(pieces.indexOf(piece) + 1).padStart(pieces.length > 9 ? 2 : 1, '0');
        return [...(plain || name === answers ? [] : [letterOf[name] ?? '?']), ...number];
      });
      return ways.sort((a, b) => a.length - b.length)[0] ?? [];
    },
    [selector, usual, letters] as const,
  );
}

async function type(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Where each kind of thing is decided last in one of these games: late in a game there is more to choose from. */
function kinds<Game extends { readonly decisions: readonly unknown[] }>(
  games: readonly Game[],
  kindOf: (decision: Game['decisions'][number]) => string,
): readonly { readonly kind: string; readonly game: Game; readonly at: number }[] {
  const found = new Map<string, { readonly kind: string; readonly game: Game; readonly at: number }>();
  for (const game of games) {
    for (const [at, decision] of game.decisions.entries()) {
      const kind = kindOf(decision);
      if (!found.has(kind) || found.get(kind)?.game === game) found.set(kind, { kind, game, at });
    }
  }
  return [...found.values()];
}

const regionsOfPowers: { readonly [power: string]: string } = {
  slaver: 'hand',
  oracle: 'council',
  opportunist: 'court',
};

/** Decides, and tells every row of keys that was one thing done: a power called, a piece touched, a card picked to pay with. */
async function decideAbyss(
  page: Page,
  { row: [first = ''], row, cards }: Decision,
): Promise<readonly (readonly string[])[]> {
  const piece = `[data-lit][data-move="${first}"]`;
  const power = first.split(':')[0] ?? '';
  const done: (readonly string[])[] = [];
  const press = async (selector: string, usual = 'dock') => {
    await expect(page.locator(selector).first()).toBeVisible();
    const keys = await keysTo(page, selector, usual);
    done.push(keys);
    await type(page, keys);
  };
  await decided(page, async () => {
    if ((await page.locator(`${piece}:visible`).count()) === 0) {
      await press(`[data-mode="${power}"]`);
      const called = done.pop() ?? [];
      await press(piece, regionsOfPowers[power]);
      done.push([...called, ...(done.pop() ?? [])]);
      return;
    }
    await press(piece);
    if (!first.startsWith('recruit:')) return;
    for (const card of cards ?? []) await press(`.sheet [data-spend="${card}"]`);
    const pay = `${cards ? '.sheet .abyss-free-pay' : '.sheet'} [data-row="${row.join(' ')}"]`;
    await press(pay);
    // A lord and the way to pay for it are one thing; so is every card chosen to pay with.
    if (!cards) done.push(done.splice(-2).flat());
  });
  return done;
}

test('whatever is decided in Abyss takes three keys at most', async ({ page }) => {
  const games = Array.from({ length: 14 }, (_, i) => reign(`a court of keys ${i}`, 2 + (i % 3)));
  const asked = kinds(
    games,
    ({ row, cards }) => `${row[0]?.split(':')[0]}${cards ? ' with cards of one’s own choosing' : ''}`,
  );
  expect(asked.length).toBeGreaterThan(30);
  await comeBack(page);
  const long: string[] = [];
  for (const { kind, game, at } of asked) {
    await openBook(page, game.bookBefore(at, names.slice(0, game.scores.length)), '.abyss');
    const decision = game.decisions[at];
    if (!decision) continue;
    for (const keys of await decideAbyss(page, decision)) if (keys.length > 3) long.push(`${kind}: ${keys.join(' ')}`);
  }
  expect(long).toEqual([]);
});

test('whatever is decided on Nautilus Island takes three keys at most', async ({ page }) => {
  const game = salvage('four on the shore', 3);
  const asked = kinds([game], ({ row: [first = ''] }) => first.replace(/^(c\d|\+).*/, '$1'));
  await comeBack(page);
  const long: string[] = [];
  for (const { kind, at } of asked) {
    await openBook(page, game.bookBefore(at), '.isle');
    const { row = [] } = game.decisions[at] ?? {};
    const [first = ''] = row;
    const done: (readonly string[])[] = [];
    const press = async (selector: string) => {
      await expect(page.locator(selector).first()).toBeVisible();
      // Columns are chosen by their number alone.
      const column = /"c(\d)"/.exec(selector)?.[1];
      const keys = column ? [column] : await keysTo(page, selector, 'actions');
      done.push(keys);
      await type(page, keys);
    };
    await decided(page, async () => {
      if (!first.startsWith('+')) return press(`[data-lit][data-move="${first}"]`);
      for (const card of row.filter((move) => move.startsWith('+')))
        await press(`.isle-kind[data-lit][data-move="${card}"]`);
      await press(`.isle-act[data-move="${row.join(' ')}"]`);
    });
    for (const keys of done) if (keys.length > 3) long.push(`${kind}: ${keys.join(' ')}`);
  }
  expect(long).toEqual([]);
});
