import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['fathom-source'] },
  ssr: { resolve: { conditions: ['fathom-source'] } },
  // Only so that `--changed` can follow imports through screens: no test draws one.
  oxc: { jsx: { runtime: 'automatic', importSource: 'solid-js' } },
  test: {
    include: ['{kernel,words,board,mind,wire,server,web,cli,bench,scripts,games}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Property tests and spawned programs take their time on a busy machine; a test that hangs still ends.
    setupFiles: ['server/testing/seeded.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
