import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oldest, tooNew } from './oldest.js';
import { root } from './run.js';

test('the bundler builds for the browsers we promise', () => {
  const config = readFileSync(join(root, 'web', 'vite.config.ts'), 'utf8');
  expect(config).toContain(`target: [${oldest.map((one) => `'${one}'`).join(', ')}]`);
});

test.each([
  ['a.js', 'const by=Object.groupBy(list,f)'],
  ['a.js', 'for(const x of m.values().map(f))g(x)'],
  ['a.js', 'new Set(a).isSubsetOf(b)'],
  ['a.js', 'fetch(u,{signal:AbortSignal.any([a,b])})'],
  ['a.js', 'if(e.checkVisibility())f(e)'],
  ['a.css', 'details:open>p{color:red}'],
  ['a.css', '.a{color:red;& .b{color:blue}}'],
  ['a.css', '.a{color:light-dark(#fff,#000)}'],
  ['a.css', '.a{color:rgb(from red r g b/50%)}'],
  ['a.css', '.a{transition:opacity 1s linear(0, .5, 1)}'],
])('what the oldest browsers lack is found: %s %s', (name, text) => {
  expect(tooNew(name, text)).toHaveLength(1);
});

test.each([
  ['a.js', 'const c=[...m.values()].map(f),d=list.toReversed().with(0,1)'],
  [
    'a.css',
    '.a:has(> .b){background:linear-gradient(#fff,#000);transition:opacity 1s linear;color:color-mix(in srgb,red,blue)}',
  ],
  ['a.css', '@property --x{syntax:"<number>";inherits:false;initial-value:0}.a{grid-template-rows:subgrid}'],
  ['a.woff2', 'Object.groupBy'],
])('what they have is let through: %s %s', (name, text) => {
  expect(tooNew(name, text)).toEqual([]);
});
