import type { Plugin } from 'vite';

/** The lines of Solid that write what we take to be always empty, and what stands there instead: none of them ever runs here. */
const writes: readonly (readonly [line: string, instead: string])[] = [
  ['let Transition = null;', ''],
  ['Transition = null;', ''],
  ['Transition || (Transition = {', '({'],
];

/**
 * Solid carries what takes over a page drawn by a server, and what draws a page aside while the old one stays. We do neither: where it
 * asks, the answer is always no, and the bundler leaves the rest out. Fails the build when Solid is no longer written as we think.
 */
export const leanSolid: Plugin = {
  name: 'lean-solid',
  apply: 'build',
  transform: {
    filter: { id: /\/solid-js\/(dist\/solid|web\/dist\/web)\.js$/ },
    handler(code, id) {
      let lean = code;
      if (id.endsWith('/solid.js')) {
        for (const [line, instead] of writes) {
          if (!lean.includes(line)) throw new Error(`Solid no longer says "${line}": look at web/build/lean-solid.ts`);
          lean = lean.replace(line, instead);
        }
      }
      return lean
        .replace(/\bTransition\b/g, 'null')
        .replace(/(?<!delete )\bsharedConfig\.(context|registry|events|effects)\b(?!\s*=[^=])/g, 'undefined');
    },
  },
};
