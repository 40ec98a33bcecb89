import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['fathom-source'] },
  ssr: { resolve: { conditions: ['fathom-source'] } },
  test: {
    include: ['{kernel,words,mind,server,cli,bench}/**/*.test.ts', 'games/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
});
