import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [solid()],
  resolve: { conditions: ['fathom-source', ...defaultClientConditions] },
  server: { host: '127.0.0.1', port: 5179, strictPort: true },
});
