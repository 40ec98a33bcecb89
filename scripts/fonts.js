import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.js';

/**
 * Cuts our fonts down to the letters of our own texts, into web/fonts/: half the weight. What else somebody types comes from the whole
 * font, or a file with the rest; web/style/fonts.css says the range of each.
 *
 *     npm install --prefix /tmp/subset subset-font @fontsource-variable/inter && node scripts/fonts.js /tmp/subset
 *
 * Inter has all its weights in one file: little more than a half of three.
 */
const [folder = '.'] = process.argv.slice(2);
const { default: subset } = await import(
  pathToFileURL(createRequire(join(folder, 'node_modules', 'x')).resolve('subset-font')).href
);
const sheet = readFileSync(join(root, 'web', 'style', 'fonts.css'), 'utf8');
/** Numbers of one height or one width, pairs that stand closer, letters that join. */
const features = ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'mark'];

const lettersIn = (range) =>
  range.split(',').flatMap((part) => {
    const [from, to = from] = part
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
  });

function sourceOf(name) {
  const [, family, cut] = /^(inter|eb-garamond)-(.*)$/.exec(name);
  const weights = /^(?:rest-)?(\d+)-to-(\d+)-(\w+)$/.exec(cut);
  if (!weights)
    return { whole: join(root, 'node_modules', '@fontsource', family, 'files', `${family}-latin-${cut}.woff2`) };
  const [, min, max, style] = weights;
  const files = join(folder, 'node_modules', '@fontsource-variable', family, 'files');
  return { whole: join(files, `${family}-latin-wght-${style}.woff2`), axes: { wght: { min: +min, max: +max } } };
}

for (const [face] of sheet.matchAll(/@font-face \{[^}]*\.\.\/fonts\/[^}]*\}/g)) {
  const [, name] = /\.\.\/fonts\/([\w-]+)\.woff2/.exec(face);
  const [, range] = /unicode-range:\s*([^;]+);/.exec(face);
  const letters = lettersIn(range).join('');
  const { whole, axes } = sourceOf(name);
  const how = { targetFormat: 'woff2', keepFeatures: features, ...(axes && { variationAxes: axes }) };
  const few = await subset(readFileSync(whole), letters, how);
  writeFileSync(join(root, 'web', 'fonts', `${name}.woff2`), few);
  console.log(`${name}: ${few.length} bytes`);
}
