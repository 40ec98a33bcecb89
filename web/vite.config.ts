import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';
import { leanSolid } from './build/lean-solid.ts';
import { parts } from './build/parts.ts';

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
const within = (places: RegExp) => (id: string) => places.test(id.startsWith(house) ? id.slice(house.length) : id);

/**
 * What is wanted together comes together: text compresses better in one piece. The app is one chunk, a game one for its rules and
 * board and one for each language.
 */
const chunks = [
  {
    name: 'home',
    test: within(/^web\/(pages\/(home|new-game)|shelf\/last-choice|art\/porthole)\./),
  },
  { name: 'offer', test: within(/^web\/(play\/lesson-offer|shelf\/lessons|saves\/learned|words\/learn)\./) },
  { name: 'lesson', test: within(/^web\/(pages\/(welcome|learn)|play\/first-games)\./) },
  {
    name: 'teaching',
    test: within(/^web\/(play\/(coach|lesson|paper-place|rival|teach)|words\/coach)|^board\/lesson\./),
  },
  {
    name: 'app',
    test: within(
      /^\0vite\/preload-helper|^(node_modules\/solid-js(?!\/store)|kernel|board|words)\/(?!kernel-|logbook|players|playout|report|position|verify|needle|synthesiser|plain|race|loss|pick|says|question|rulebook|curtain|explain|primer|scene\.|lesson|text)|^wire\/route\.|^games\/(index|entry|[^/]+\/manifest)\.|^web\/(?!course|parts\/(primer|setting)|online\/(?!been-here)|lobby\/|offline\/(?!later)|shell\/worker|words\/(?!words\.)|art\/(icon-turn|porthole|run-chart|seal|sign)|play\/(coach|companion|daily-results|dice-line|end|findings|first-|lesson|paper-place|pass-screen|rival|teach|explain|given-away|heading|help|last-words|log-list|log-sheet|menu|over-bar|paper-note|player|practice|puzzle|recap|replay|scrubber|share-|signs|side-by-side|text-table|why-not|table-settings)|minds\/(?!names|words)|saves\/(archive|daily|puzzled|runs|records|replay|learned|carry-over|share|memory-shelf|notices)|shelf\/(last-choice|lessons|puzzles)|session\/(book|branch|companion|position|puzzle|reel|remote|story|whole-table|kept-row|far-)|pages\/(home|remote-play|verdict|daily|puzzle|puzzles|welcome|learn|lessons|new-game|rules|settings|statistics|history|open|lost|online|make-table|online-table|device)\.)/,
    ),
  },
  {
    name: 'nautilion-en',
    test: within(/^games\/nautilion\/(words\/(spoken|log|moves|names|rows|board)|guide\/words)-en\.ts$/),
  },
  {
    name: 'nautilion-fr',
    test: within(/^games\/nautilion\/(words\/(spoken|log|moves|names|rows|board)|guide\/words)-fr\.ts$/),
  },
  {
    name: 'nautilion',
    test: within(
      /^games\/nautilion\/(?!words|mind|lessons|puzzles|manifest|rules\/(rule-ids|index|conform|restore|restoring|why-not|refusals)|guide\/(chart|coach|explain|finale|odds|presets|primer|remedy|signs|spell-picture|typed|words-)|board\/(pieces|wide|path|compact|strip|loupe|expansions|clash|scenes|follow|answers|placing|doubt|die-turns|roll|text|about|heroic-card)\.tsx?)/,
    ),
  },
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [solid(), leanSolid, parts, preloadFonts],
  resolve: { conditions: ['fathom-source', ...defaultClientConditions] },
  // Minds are fetched by the worker when they are first asked, so it must be able to import.
  // It never shows anything.
  worker: { format: 'es', rolldownOptions: { external: /^@fathom\/[^/]+\/(board|guide|plain|text)/ } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // scripts/oldest.js looks for what the bundler cannot put in.
    target: ['chrome117', 'firefox128', 'safari16.4', 'ios16.4'],
    // A strict CSP allows no data: fonts or scripts, and small files cache as well as inlined ones.
    assetsInlineLimit: 0,
    // The list of what every part leans on would weigh more than it helps: a part and what it leans on are asked for side by side.
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunks } } },
  },
});
