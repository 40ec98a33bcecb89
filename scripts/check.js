import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildRoom, buildWeb } from './build.js';
import { chromium, windowless } from './chromium.js';
import { runEngines } from './engines/engines.js';
import { installIfNeeded } from './install.js';
import { alone } from './lock.js';
import { installPostgres } from './postgres.js';
import { tellCompiler } from './rooms.js';
import { root, runTool, Sorry, say } from './run.js';

/**
 * The parts of `npm test`, in order. Each answers how many checks passed and failed. What follows the name of a part on the
 * command line is handed to its runner: `npm test -- unit kernel/table`.
 */
const parts = {
  types: () =>
    alone('checking types', async () => {
      tellCompiler();
      return verdict((await tsc('-b')) === 0 && (await tsc('-p', 'tsconfig.tests.json')) === 0);
    }),
  lint: async () => verdict((await runTool('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings'])) === 0),
  build: async () => {
    await buildRoom('cli');
    await buildRoom('server');
    await buildWeb();
    return verdict(true);
  },
  unit: runUnit,
  browser: runBrowser,
  engines: runEngines,
};

const tsc = (...args) => runTool('typescript/bin/tsc', args);
const verdict = (good) => ({ passed: good ? 1 : 0, failed: good ? 0 : 1 });

export async function check(args) {
  const total = { passed: 0, failed: 0 };
  const failures = [];
  try {
    const [only, ...rest] = args;
    if (only !== undefined && !(only in parts)) {
      throw new Sorry(
        `There is no part called "${only}": choose one of ${Object.keys(parts).join(', ')}, or none for all.`,
      );
    }
    await installIfNeeded();
    for (const [name, part] of Object.entries(parts)) {
      if (only !== undefined && only !== name) continue;
      console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
      const began = Date.now();
      const { passed, failed, names = failed > 0 ? [name] : [] } = await attempt(part, rest);
      total.passed += passed;
      total.failed += failed;
      failures.push(...names);
      console.log(`${name}: ${passed} passed, ${failed} failed, ${((Date.now() - began) / 1000).toFixed(1)} s`);
    }
  } catch (error) {
    complain(error);
    total.failed++;
  }
  for (const failure of failures) console.log(`\nfailed: ${failure}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

async function attempt(part, args) {
  try {
    return await part(args);
  } catch (error) {
    complain(error);
    return verdict(false);
  }
}

const complain = (error) => say(error instanceof Sorry ? error.message : (error.stack ?? String(error)));

/** Some tests play against a real PostgreSQL: it is installed here, and by nothing else. */
async function runUnit(args) {
  await installPostgres();
  return withReport(async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await runTool('vitest/vitest.mjs', ['run', ...reporters, ...args]);
    return tally(code, report, ({ numPassedTests, numFailedTests, testResults }) => [
      numPassedTests,
      numFailedTests,
      testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(
            ({ fullName, failureMessages }) => `${relative(root, name)}: ${fullName}\n${failureMessages.join('\n')}`,
          ),
      ),
    ]);
  });
}

/** The browser tests ask the rules what to play, so the games are compiled first. Their server begins with no tables. */
async function runBrowser(args) {
  rmSync(join(root, 'test-results', 'data'), { recursive: true, force: true });
  await buildRoom('cli');
  return withReport(async (report) => {
    const env = {
      CHROMIUM: await chromium(),
      CHROMIUM_WINDOWLESS: await windowless(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    };
    const code = await runTool('@playwright/test/cli.js', ['test', '--reporter=list,json', ...args], { env });
    return tally(code, report, ({ stats, suites }) => [
      stats.expected,
      stats.unexpected + stats.flaky,
      suites.flatMap(failedSpecs),
    ]);
  });
}

const failedSpecs = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `e2e/${file}: ${title}`),
  ...suites.flatMap(failedSpecs),
];

async function withReport(runner) {
  const folder = mkdtempSync(join(tmpdir(), 'fathom-report-'));
  try {
    return await runner(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A runner that crashed, wrote no report or found no test has failed, whatever its report says. */
function tally(code, report, count) {
  let passed = 0;
  let failed = 0;
  let names = [];
  try {
    [passed, failed, names] = count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    say('The runner left no report.');
  }
  const crashed = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: crashed ? 1 : failed, names };
}
