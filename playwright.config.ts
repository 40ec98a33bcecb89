import { defineConfig } from '@playwright/test';
import { launchOptions, presentChromium } from './scripts/chromium.js';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A busy machine may be slow to draw; what should not happen at all still fails.
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${process.env.FATHOM_PORT}`,
    launchOptions: launchOptions(process.env.CHROMIUM_WINDOWLESS ?? process.env.CHROMIUM ?? presentChromium()),
    screenshot: 'only-on-failure',
    // What keeps the app for when there is no network would keep it from tests that change what comes. Its own tests ask for it.
    serviceWorkers: 'block',
    // Without a graphics card half the time goes into drawing a sea that never stands still. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'node scripts/start.js',
    // All browsers of the tests come from one address.
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: 'test-results/data',
      RATE_FACTOR: '100',
      SOCKETS_PER_ADDRESS: '1000',
    },
    wait: { stdout: /open http:\/\/127\.0\.0\.1:(?<fathom_port>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
    timeout: 120_000,
  },
});
