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

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [solid(), preloadFonts],
  resolve: { conditions: ['fathom-source', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // A strict CSP allows no data: fonts or scripts, and small files cache as well as inlined ones.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
