import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildRoom, buildWeb } from './build.js';
import { chromium, launchOptions } from './chromium.js';
import { root } from './run.js';

/**
 * What Lighthouse says of the pages somebody opens, as rows for bench/web.md: the median of some runs, the caches empty each time.
 *
 *     node scripts/lighthouse.js <folder with Lighthouse> [mobile|desktop] [--runs 3] [--only performance] [--pages home,abyss] [--details] [--save <folder for the reports>]
 *
 * Lighthouse is no dependency: `npm install --prefix /tmp/lighthouse lighthouse@13` puts it where you like. The machine must be quiet.
 */
const [folder, ...rest] = process.argv.slice(2);
const after = (name) => (rest.includes(name) ? rest[rest.indexOf(name) + 1] : undefined);
const forms = ['mobile', 'desktop'].filter((form) => rest.includes(form) || !/mobile|desktop/.test(rest.join()));
const runs = Number(after('--runs') ?? 3);
const only = after('--only')?.split(',');
const wanted = after('--pages')?.split(',');
const kept = after('--save');
const port = 9222 + (process.pid % 1000);

const { default: lighthouse, desktopConfig } = await import(
  pathToFileURL(createRequire(join(folder, 'node_modules', 'x')).resolve('lighthouse')).href
);
await buildRoom('server');
await buildWeb();
const { listen } = await import('../server/dist/index.js');
const data = mkdtempSync(join(tmpdir(), 'fathom-lighthouse-'));
const server = await listen({
  host: '127.0.0.1',
  port: 0,
  data: join(data, 'server'),
  site: join(root, 'web', 'dist'),
  logLevel: 'silent',
});
const { chromium: browser } = await import('@playwright/test');
const launch = { ...launchOptions(await chromium()), viewport: null };
const openProfile = (profile) =>
  browser.launchPersistentContext(profile, { ...launch, args: [...launch.args, `--remote-debugging-port=${port}`] });

/** A profile of somebody who has been here, with a game of each begun and one finished; answers the addresses of what they open. */
async function seed(profile) {
  const context = await openProfile(profile);
  const page = await context.newPage();
  // Without an idle moment nothing is fetched ahead, and no worker is there.
  await page.addInitScript(() => {
    Object.assign(globalThis, { requestIdleCallback: () => 0 });
    localStorage.setItem('fathom/visited', '1');
  });
  const at = new URL(server.address).origin;
  const pages = { home: `${at}/` };
  for (const [game, query] of [
    ['nautilion', ''],
    ['nautilus-island', '?seats=2&bots=cook'],
    ['abyss', '?seats=2&bots=page'],
  ]) {
    await page.goto(`${at}/play/${game}/new${query}`);
    await page.getByRole('button', { name: 'Set out' }).click();
    await page.waitForFunction(() => document.querySelector('[data-lit]') !== null);
    pages[game] = page.url();
  }
  for (const game of ['nautilion', 'abyss']) pages[`rules of ${game}`] = `${at}/rules/${game}`;
  await page.goto(`${at}/open`);
  await page.getByRole('textbox').fill(await finishedGame());
  await page.getByRole('button', { name: /^Open/ }).click();
  await page.waitForURL(/end$/);
  pages.end = page.url();
  pages.analysis = page.url().replace(/end$/, 'analysis');
  await context.close();
  return pages;
}

async function finishedGame() {
  const { Table, writeLogbook } = await import('@fathom/kernel');
  const { nautilion } = await import('@fathom/nautilion/rules');
  const table = new Table(nautilion, {
    seats: 1,
    options: nautilion.options.defaults,
    sea: { kind: 'named', name: 'hush' },
  });
  for (table.deal(); table.actor !== null; table.deal()) table.play(0, table.at, [nautilion.moves(table.state)[0]]);
  return writeLogbook(table, 'all');
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const measures = [
  ['FCP', 'first-contentful-paint'],
  ['LCP', 'largest-contentful-paint'],
  ['TBT', 'total-blocking-time'],
  ['CLS', 'cumulative-layout-shift'],
  ['SI', 'speed-index'],
];

async function look(profile, address, form) {
  const context = await openProfile(profile);
  try {
    const flags = { port, logLevel: 'error', ...(only && { onlyCategories: only }) };
    const { lhr } = await lighthouse(address, flags, form === 'desktop' ? desktopConfig : undefined);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    return lhr;
  } finally {
    await context.close();
  }
}

function tell(name, form, reports) {
  const scores = Object.entries(reports[0].categories).map(
    ([id]) => `${Math.round(median(reports.map(({ categories }) => categories[id].score)) * 100)}`,
  );
  const times = measures.map(([, id]) => {
    const value = median(reports.map(({ audits }) => audits[id].numericValue));
    return id === 'cumulative-layout-shift' ? value.toFixed(3) : String(Math.round(value));
  });
  console.log(`| ${name} | ${form} | ${scores.join(' | ')} | ${times.join(' | ')} |`);
}

function save(reports, name) {
  mkdirSync(kept, { recursive: true });
  for (const [run, report] of reports.entries())
    writeFileSync(join(kept, `${name} ${run + 1}.json`.replaceAll(' ', '-')), JSON.stringify(report));
}

/** What Lighthouse would have otherwise, in the run whose performance is the median. */
function explain(reports) {
  const [report] = [...reports]
    .sort((a, b) => a.categories.performance.score - b.categories.performance.score)
    .slice(Math.floor(reports.length / 2));
  for (const audit of Object.values(report.audits)) {
    if (audit.score === null || audit.score >= 0.9) continue;
    console.log(`    ${audit.id}: ${audit.displayValue ?? ''}`);
    for (const item of [audit.details?.items ?? []].flat().slice(0, 6))
      console.log(`      ${JSON.stringify(item).slice(0, 300)}`);
  }
  for (const id of ['long-tasks', 'mainthread-work-breakdown', 'bootup-time'])
    for (const item of (report.audits[id]?.details?.items ?? []).slice(0, 8))
      console.log(`      ${id}: ${JSON.stringify(item).slice(0, 240)}`);
}

try {
  const seeded = join(data, 'seeded');
  const pages = { 'first visit': server.address, ...(await seed(seeded)) };
  let told = false;
  for (const form of forms)
    for (const [name, address] of Object.entries(pages)) {
      if (wanted && !wanted.includes(name)) continue;
      const reports = [];
      for (let run = 0; run < runs; run++) {
        const profile = join(data, 'profile');
        if (name !== 'first visit') cpSync(seeded, profile, { recursive: true });
        reports.push(await look(profile, address, form).catch(() => look(profile, address, form)));
        rmSync(profile, { recursive: true });
      }
      if (!told) {
        console.log(
          `| page | form | ${Object.keys(reports[0].categories).join(' | ')} | ${measures.map(([name]) => name).join(' | ')} |`,
        );
        console.error(
          `Lighthouse ${reports[0].lighthouseVersion}, benchmark index ${reports[0].environment.benchmarkIndex}`,
        );
      }
      told = true;
      if (kept) save(reports, `${name} ${form}`);
      tell(name, form, reports);
      if (rest.includes('--details')) explain(reports);
    }
} finally {
  await server.close();
  rmSync(data, { recursive: true, force: true });
}
process.exit(0);
