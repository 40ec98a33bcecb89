import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { house } from './pieces.ts';

type Chunk = Rolldown.OutputChunk;

/** What a browser is asked to fetch at once, before it has read that it needs it. */
export const preload: Plugin = {
  name: 'preload',
  apply: 'build',
  buildStart() {
    const source = readFileSync(`${house}web/style/first.css`, 'utf8').replace(/^\/\*.*\n/gm, '');
    this.emitFile({ type: 'asset', name: 'first.css', source });
  },
  transformIndexHtml: {
    order: 'post',
    // Two fonts, and the few lines that hold the pieces together: every page begins with them. The few lines of style for what is seen
    // first are all it waits for.
    handler(html, { bundle }) {
      const files = Object.keys(bundle ?? {});
      const link = (attrs: { readonly [name: string]: string }) => ({
        tag: 'link',
        attrs: { ...attrs, crossorigin: true },
        injectTo: 'head' as const,
      });
      const tags = [
        ...files
          .filter((file) => /(inter-400-to-600|garamond-400)-normal.*\.woff2$/.test(file))
          .map((file) => link({ rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2' })),
        ...files
          .filter((file) => /rolldown-runtime.*\.js$/.test(file))
          .map((file) => link({ rel: 'modulepreload', href: `/${file}` })),
        ...files
          .filter((file) => /first-[^/]*\.css$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'stylesheet', href: `/${file}` },
            injectTo: 'head-prepend' as const,
          })),
      ];
      return { html: html.replace('<link rel="stylesheet"', '<link rel="preload" as="style" data-sheet'), tags };
    },
  },
  // The server knows what an address will need (server/pieces.ts), and tells the browser by this list.
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
    const isEverywhere = ({ name }: Chunk) => name === 'app' || name === 'rolldown-runtime';
    const filesOf = (chunk: Chunk, seen = new Set<string>()): Set<string> => {
      if (seen.has(chunk.fileName) || isEverywhere(chunk)) return seen;
      seen.add(chunk.fileName);
      for (const sheet of chunk.viteMetadata?.importedCss ?? []) seen.add(sheet);
      for (const next of chunks) if (chunk.imports.includes(next.fileName)) filesOf(next, seen);
      return seen;
    };
    const nameOf = ({ facadeModuleId, name }: Chunk) => facadeModuleId?.replace(house, '') ?? name;
    const pieces: { [name: string]: readonly string[] } = {};
    const names = chunks.map(nameOf);
    // Of two that are called alike nobody can say which is meant.
    const isAmbiguous = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
    for (const chunk of chunks) if (!isAmbiguous(nameOf(chunk))) pieces[nameOf(chunk)] = [...filesOf(chunk)];
    const doorman = readFileSync(`${house}web/build/doorman.js`, 'utf8').replace(/^\/\/.*\n/gm, '');
    const name = this.getFileName(this.emitFile({ type: 'asset', name: 'doorman.js', source: doorman }));
    pieces.doorman = [name];
    this.emitFile({ type: 'asset', fileName: 'pieces.json', source: JSON.stringify(pieces) });
  },
};
