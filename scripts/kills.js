import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const flags = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--no-first-run',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--password-store=basic',
];

/**
 * Plays in a browser of its own and kills it, again and again: all of its processes at once, in the middle of play, as a power cut or a
 * crash would. Counts the moves the page had shown as done, and how many of them are no longer there when it is opened again.
 */
export async function killWhilePlaying({ kills, address, program, random = Math.random, tell = () => {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-kills-'));
  const total = { kills: 0, shown: 0, lost: 0 };
  /** The game, and how much of it the page had shown as done when the browser was last killed. */
  let before = null;
  try {
    while (total.kills < kills) {
      const browser = await open(program, folder);
      try {
        const { page, seen } = await visit(browser, address, before);
        if (before) {
          const missing = Math.max(0, before.done - seen.last.done);
          if (missing > 0) tell(`lost: ${before.done} were shown, ${seen.last.done} are there (${before.game})`);
          total.lost += missing;
        }
        const began = seen.last.done;
        if (!seen.isOver) await playOn(page, seen, 1 + Math.floor(random() * 12), random() * 150);
        before = seen.isOver ? null : seen.last;
        total.shown += seen.most - began;
      } finally {
        await browser.kill();
      }
      total.kills++;
      tell(`${total.kills} kills, ${total.shown} moves shown, ${total.lost} lost`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return total;
}

/** A browser in a process group of its own, so that all of it can be killed at one stroke. */
async function open(program, folder) {
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(program, [...flags, ...root, `--user-data-dir=${folder}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const kill = async () => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It is dead already.
    }
    await gone;
  };
  try {
    const { chromium } = await import('@playwright/test');
    return { browser: await chromium.connectOverCDP(await endpoint(child)), kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

function endpoint(child) {
  return new Promise((resolve, reject) => {
    let said = '';
    child.once('exit', () => reject(new Error(`the browser ended before it began: ${said.slice(-500)}`)));
    child.stderr.on('data', (bytes) => {
      said += bytes;
      const found = /DevTools listening on (\S+)/.exec(said);
      if (found) resolve(found[1]);
    });
  });
}

/** Opens the game that was being played, or a new one, and follows what the page shows as done. */
async function visit({ browser }, address, before) {
  const [context] = browser.contexts();
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const seen = { last: null, most: 0, isOver: false };
  await page.exposeFunction('fathomSaw', (game, done) => {
    seen.last = { game, done };
    seen.most = Math.max(seen.most, done);
  });
  await page.addInitScript(watchTable);
  await page.goto(before ? `${address}${before.game}` : `${address}/play/nautilion/new`);
  if (!before) {
    // The suggestions come last and push the button down.
    await page.locator('.presets button').first().waitFor();
    await page.locator('form button[type="submit"]').click();
  }
  await page.locator('.table[data-at]').waitFor();
  while (!seen.last) await page.waitForTimeout(5);
  // The last move before a kill may have been the last of the game.
  seen.isOver = await page.evaluate(isOver, seen.last.game.split('/').at(-1));
  if (!seen.isOver) await page.locator('.table [data-lit]').first().waitFor();
  return { page, seen };
}

/** Runs in the page: whether a game is over, as the store has it. */
function isOver(id) {
  return new Promise((resolve, reject) => {
    const opened = indexedDB.open('fathom');
    opened.onerror = () => reject(opened.error);
    opened.onsuccess = () => {
      const asked = opened.result.transaction('heads').objectStore('heads').get(id);
      asked.onerror = () => reject(asked.error);
      asked.onsuccess = () => {
        opened.result.close();
        resolve(asked.result?.over === true);
      };
    };
  });
}

/** Runs in the page: tells whenever the number of moves on show changes. */
function watchTable() {
  localStorage.setItem('fathom/visited', '1');
  localStorage.setItem('fathom/settings', JSON.stringify({ speed: 'off' }));
  let last = '';
  new MutationObserver(() => {
    const done = document.querySelector('.table')?.getAttribute('data-at') ?? '';
    const now = `${location.pathname} ${done}`;
    if (done === '' || now === last || location.pathname.endsWith('/new')) return;
    last = now;
    globalThis.fathomSaw(location.pathname, Number(done));
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-at'] });
}

/** Touches lit pieces at random until so many moves have been shown, and then a little longer; never takes anything back. */
async function playOn(page, seen, moves, longer) {
  const goal = seen.last.done + moves;
  await page.evaluate(() => {
    setInterval(() => {
      const sure = [...document.querySelectorAll('.doubt [data-move]')];
      const lit = sure.length > 0 ? sure : [...document.querySelectorAll('.table-board [data-lit]')];
      const piece = lit[Math.floor(Math.random() * lit.length)];
      piece?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }, 15);
  });
  const end = Date.now() + 20_000;
  while (seen.most < goal && Date.now() < end) {
    if (page.url().endsWith('/end')) {
      seen.isOver = true;
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  await new Promise((resolve) => setTimeout(resolve, longer));
}
