import { availableParallelism } from 'node:os';
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
    // Both cores of a small machine: left to itself the runner keeps one free.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    setupFiles: ['server/testing/seeded.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
