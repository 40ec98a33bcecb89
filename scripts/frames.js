import { onStage, openPage, tables } from './stage.js';

/**
 * How many frames a second the boards hold while pieces move, on a processor four times slower, as rows for bench/web.md. Whatever is
 * lit is touched, against bots, for some seconds; only frames while something moves count. The machine must be quiet.
 *
 *     node scripts/frames.js [game] [--seconds 20] [--slower 4] [--phone]
 */
const args = process.argv.slice(2);
const after = (name, otherwise) => (args.includes(name) ? Number(args[args.indexOf(name) + 1]) : otherwise);
const seconds = after('--seconds', 20);
const slower = after('--slower', 4);
const screen = args.includes('--phone')
  ? { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.75 }
  : { viewport: { width: 1440, height: 900 } };

/** Runs in the page: plays on, and answers how long each frame took while something moved. */
function play(seconds) {
  const frames = [];
  let last = null;
  const until = performance.now() + seconds * 1000;
  return new Promise((resolve) => {
    const tick = (now) => {
      const moves = document.querySelector('[data-busy]') !== null;
      if (moves && last !== null) frames.push(now - last);
      last = moves ? now : null;
      if (now > until) resolve(frames);
      else requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    const touch = () => {
      if (performance.now() > until) return;
      const lit = document.querySelectorAll('[data-lit]');
      const piece = document.querySelector('[data-release]') ?? lit[Math.floor(Math.random() * lit.length)];
      if (piece && !document.querySelector('[data-busy], [data-storing]'))
        piece.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      setTimeout(touch, 150);
    };
    touch();
  });
}

await onStage(async (address, browser) => {
  console.log(`| game | frames while moving | a second | worst second | over 25 ms | longest |`);
  for (const [game, path] of Object.entries(tables)) {
    if (args[0] && args[0] in tables && args[0] !== game) continue;
    const page = await openPage(browser, { speed: 'normal', motion: 'full', autoRoll: true, sound: false }, screen);
    await page.goto(address + path);
    await page.getByRole('button', { name: 'Set out' }).click();
    await page.waitForFunction(() => document.querySelector('[data-lit]') !== null);
    const debug = await page.context().newCDPSession(page);
    await debug.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const frames = await page.evaluate(play, seconds);
    const total = frames.reduce((sum, time) => sum + time, 0);
    const rate = (times) => (times.length / times.reduce((sum, time) => sum + time, 0)) * 1000;
    let worst = rate(frames);
    for (let from = 0, to = 0, sum = 0; to < frames.length; ) {
      sum += frames[to++];
      if (sum < 1000) continue;
      worst = Math.min(worst, rate(frames.slice(from, to)));
      while (sum >= 1000) sum -= frames[from++];
    }
    const long = frames.filter((time) => time > 25).length;
    console.log(
      `| ${game} | ${frames.length} in ${(total / 1000).toFixed(1)} s | ${rate(frames).toFixed(1)} | ${worst.toFixed(1)} | ${long} | ${Math.round(Math.max(...frames))} ms |`,
    );
    await page.context().close();
  }
});
process.exit(0);
