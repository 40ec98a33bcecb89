/** The app's own sheet, which the page asks for but does not wait for (web/build/preload.ts); where it did not come, we go on without. */
export const dress = (): Promise<unknown> =>
  new Promise((resolve) => {
    const asked = document.querySelector<HTMLLinkElement>('link[data-sheet]');
    if (!asked) return resolve(null);
    // As it is written: what is fetched later looks for it by that, and would lay it over everything else once more.
    const href = asked.getAttribute('href') ?? '';
    const sheet = { rel: 'stylesheet', crossOrigin: asked.crossOrigin, href, onload: resolve, onerror: resolve };
    document.head.append(Object.assign(document.createElement('link'), sheet));
  });
