import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest browsers the app is for. README.md says so to people, `web/vite.config.ts` to the bundler. */
export const oldest = ['chrome117', 'firefox128', 'safari16.4', 'ios16.4'];

/** What one of them lacks and no bundler puts in, as it stands in a built file. What is merely nicer where it is known may be used. */
const scripts = [
  [/\b(?:Object|Map)\.groupBy\b/, 'groupBy'],
  [/\bPromise\.(?:withResolvers|try)\b/, 'Promise.withResolvers or .try'],
  [/\bArray\.fromAsync\b/, 'Array.fromAsync'],
  [/\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/, 'methods of sets'],
  [
    /\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|reduce|toArray|forEach|flatMap|take|drop)\(/,
    'iterator helpers',
  ],
  [/\bIterator\.from\b/, 'iterator helpers'],
  [/\bURL\.(?:parse|canParse)\(/, 'URL.parse or .canParse'],
  [/\bRegExp\.escape\b/, 'RegExp.escape'],
  [/\.(?:fromBase64|toBase64)\(/, 'base64 of bytes'],
  [/\.(?:show|hide|toggle)Popover\(/, 'popovers'],
  [/\bAbortSignal\.any\(/, 'AbortSignal.any'],
  [/\.checkVisibility\(/, 'checkVisibility'],
  [/\.startViewTransition\(/, 'view transitions'],
];
const sheets = [
  [/@starting-style\b/, '@starting-style'],
  [/@scope\b/, '@scope'],
  [/\blight-dark\(/, 'light-dark()'],
  [/@container[^{]*\bstyle\(/, 'style queries'],
  [/\b(?:rgb|hsl|oklch|oklab|lab|lch|color)\(from\b/, 'relative colours'],
  [/\b(?:anchor-name|position-anchor)\s*:/, 'anchors'],
  [/[:,(\s](?:round|mod|rem)\(/, 'round(), mod() or rem()'],
  [/[:,\s]linear\(\s*[\d.]/, 'linear() easing'],
  [/[{};]\s*&[\s.:[>~+#]/, 'nesting'],
  [/:open(?![\w-])/, ':open'],
];

/** What in a built file is beyond the oldest browsers. */
export function tooNew(name, text) {
  const features = name.endsWith('.css') ? sheets : name.endsWith('.js') ? scripts : [];
  return features.filter(([pattern]) => pattern.test(text)).map(([, what]) => what);
}

/** The same of a whole build, as `file: what`. */
export function tooNewIn(folder) {
  return readdirSync(join(folder, 'assets')).flatMap((name) =>
    tooNew(name, readFileSync(join(folder, 'assets', name), 'utf8')).map((what) => `${name}: ${what}`),
  );
}
