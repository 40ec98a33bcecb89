import type { Plugin } from 'vite';

/**
 * Fetches a part of the app with its style sheets side by side; a sheet that did not come is asked for again the next time. The
 * bundler calls this for every `import()`, and hands over the addresses of the sheets.
 */
const helper = `
const sheets = {};
const fetchSheet = (file) => sheets[file] ??= new Promise((resolve, reject) => {
  const href = '/' + file;
  if (document.querySelector('link[rel="stylesheet"][href="' + href + '"]')) return resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.onload = resolve;
  link.onerror = () => {
    delete sheets[file];
    link.remove();
    reject(new Error(href + ' did not come'));
  };
  document.head.append(link);
});
export const __vitePreload = async (load, files = []) => (await Promise.all([load(), ...files.map(fetchSheet)]))[0];
`;

export const parts: Plugin = {
  name: 'parts',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: /^\0vite\/preload-helper/ }, handler: () => helper },
};
