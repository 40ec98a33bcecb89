import { playToTheEnd } from './engines/player.js';
import { onStage, openPage, tables } from './stage.js';

/**
 * What a page holds after each of ten games in a row, played to their ends in one tab without opening it anew: heap after it was swept,
 * nodes and listeners, as rows for bench/web.md.
 *
 *     node scripts/memory.js [game] [--games 10]
 */
const args = process.argv.slice(2);
/** Against one rival a game of Abyss takes half a minute instead of two. */
const played = { ...tables, abyss: '/play/abyss/new?seats=2&bots=page' };
const games = args.includes('--games') ? Number(args[args.indexOf('--games') + 1]) : 10;

await onStage(async (address, browser) => {
  for (const [game, path] of Object.entries(played)) {
    if (args[0] && args[0] in tables && args[0] !== game) continue;
    const page = await openPage(browser, { speed: 'off', motion: 'reduced', autoRoll: true, sound: false });
    await page.goto(address);
    // Until everything has been fetched ahead, a page grows by that.
    await page.waitForFunction(() => document.documentElement.dataset.complete !== undefined);
    const debug = await page.context().newCDPSession(page);
    await debug.send('HeapProfiler.enable');
    await debug.send('Performance.enable');
    console.log(`| ${game} | decisions | heap kB | nodes | listeners |`);
    for (let count = 1; count <= games; count++) {
      // By a link, as a person goes: the page stays.
      await page.evaluate((to) => {
        const link = Object.assign(document.createElement('a'), { href: to });
        document.body.append(link);
        link.click();
        link.remove();
      }, path);
      const { ok, decisions, end } = await page.evaluate(`(${playToTheEnd})(60000)`);
      if (!ok) throw new Error(`${game}: ${end}`);
      await page.evaluate(() => document.querySelector('a[href="/"]').click());
      await page.waitForFunction(() => location.pathname === '/' && document.querySelector('h1') !== null);
      for (let sweep = 0; sweep < 3; sweep++) await debug.send('HeapProfiler.collectGarbage');
      const { metrics } = await debug.send('Performance.getMetrics');
      // The player of each game listens for errors, twice, and stays.
      const own = 2 * count;
      const measure = (name) => metrics.find((metric) => metric.name === name).value;
      console.log(
        `| ${count} | ${decisions} | ${Math.round(measure('JSHeapUsedSize') / 1000)} | ${measure('Nodes')} | ${measure('JSEventListeners') - own} |`,
      );
    }
    await page.context().close();
  }
});
process.exit(0);
