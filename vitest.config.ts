import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['fathom-source'] },
  ssr: { resolve: { conditions: ['fathom-source'] } },
  test: {
    include: ['{kernel,words,board,mind,server,web,cli,bench,scripts,games}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
  },
});
