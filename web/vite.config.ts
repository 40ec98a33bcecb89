import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';

/** The two fonts every page begins with are asked for at once, not when the style sheet has come. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const fonts = Object.keys(bundle ?? {}).filter((file) =>
        /(inter|garamond)-latin-400-normal.*\.woff2$/.test(file),
      );
      return fonts.map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
        injectTo: 'head' as const,
      }));
    },
  },
};

const house = fileURLToPath(new URL('..', import.meta.url));
const within = (places: RegExp) => (id: string) => id.startsWith(house) && places.test(id.slice(house.length));

/**
 * What is wanted together comes together: text compresses better in one piece. The app is one chunk, a game one for its rules and
 * board and one for each language.
 */
const chunks = [
  {
    name: 'app',
    test: within(
      /^(node_modules\/(solid-js|@noble|valibot)|kernel|board|words)\/(?!kernel-|needle|synthesiser)|^games\/index\.|^web\/(?!games\/|words\/|art\/(run|chance)-chart|share\.|play\/(heading|help|log-sheet|menu|moment-bar|paper-note|practice|share-buttons|why-not)|minds\/(?!seats|names|words)|pages\/(rules|settings|statistics|open|lost|end|analysis)\.)/,
    ),
  },
  { name: 'nautilion-en', test: within(/^games\/nautilion\/words\/(spoken|log|moves|names|board)-en\.ts$/) },
  { name: 'nautilion-fr', test: within(/^games\/nautilion\/words\/(spoken|log|moves|names|board)-fr\.ts$/) },
  {
    name: 'nautilion',
    test: within(
      /^(web\/)?games\/nautilion\/(?!words|mind|odds|remedy|board\/(wide|path|compact|strip|loupe|expansions|clash|scenes|follow)\.tsx?)/,
    ),
  },
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [solid(), preloadFonts],
  resolve: { conditions: ['fathom-source', ...defaultClientConditions] },
  // Minds are fetched by the worker when they are first asked, so it must be able to import.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // A strict CSP allows no data: fonts or scripts, and small files cache as well as inlined ones.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunks } } },
  },
});
