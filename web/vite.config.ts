import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { leanSolid } from './build/lean-solid.ts';
import { parts } from './build/parts.ts';
import { pieceOf, tablePieces } from './build/pieces.ts';
import { preload } from './build/preload.ts';

/** What several games share of words and boards is so little that it comes with the app. */
const kit = [
  ...['format', 'french', 'rulebook'].map((file) => `words/${file}.ts`),
  ...[
    'choose.tsx',
    'die.tsx',
    'frame.tsx',
    'overflow.ts',
    'own-data.tsx',
    'question.tsx',
    'shapes.ts',
    'sheet.tsx',
  ].map((file) => `board/${file}`),
];

/** Whoever opens a page waits for one file of the app, at a table for one of the game and one of its words, and for little else. */
const pieceNames = pieceOf([
  { name: 'app', of: ['web/main.tsx', 'web/online/been-here.ts', ...kit] },
  { name: 'home', of: ['web/pages/home.tsx', 'web/pages/new-game.tsx'] },
  { name: 'offer', of: ['web/play/lesson-offer.tsx'] },
  { name: 'lesson', of: ['web/pages/welcome.tsx', 'web/pages/learn.tsx'] },
  { name: 'teaching', of: ['web/play/teaching.tsx'] },
  { name: 'bots', of: ['web/minds/bots.ts', 'web/play/recap.tsx', 'kernel/players.ts'] },
  // Only the boards of phones are drawn in pieces.
  { name: 'soon', of: ['board/soon.tsx'] },
  ...tablePieces(),
  { name: 'crew', of: ['web/minds/crew-form.tsx'] },
  {
    common: 'afterwards',
    pieces: [
      { name: 'end', of: ['web/play/end.tsx'] },
      { name: 'looking-back', of: ['web/play/replay.tsx'] },
    ],
  },
  { name: 'app-en', of: ['web/words/en.ts'] },
  { name: 'app-fr', of: ['web/words/fr.ts'] },
]);

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [solid(), leanSolid, parts, preload],
  resolve: { conditions: ['fathom-source', ...defaultClientConditions] },
  // Minds are fetched by the worker when they are first asked, so it must be able to import.
  // It never shows anything, and pages never think: neither carries what only the other needs.
  worker: { format: 'es', rolldownOptions: { external: /^@fathom\/[^/]+\/(board|guide|lessons|plain|puzzles|text)/ } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // scripts/oldest.js looks for what the bundler cannot put in.
    target: ['chrome117', 'firefox128', 'safari16.4', 'ios16.4'],
    // A strict CSP allows no data: fonts or scripts, and small files cache as well as inlined ones.
    assetsInlineLimit: 0,
    // The list of what every part leans on would weigh more than it helps: a part and what it leans on are asked for side by side.
    modulePreload: false,
    rolldownOptions: {
      external: /^@fathom\/[^/]+\/mind(\/training)?$/,
      output: {
        // Every page carries the names of all files it may ask for, and a hash compresses to nothing less: fewer characters tell versions of a file apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: pieceNames }] },
      },
    },
  },
});
