/** The app's own sheet, which the page asks for but does not wait for (web/build/preload.ts); where it did not come, we go on without. */
export const dress = (): Promise<unknown> =>
  new Promise((resolve) => {
    const asked = document.querySelector<HTMLLinkElement>('link[data-sheet]');
    if (!asked) return resolve(null);
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.crossOrigin = asked.crossOrigin;
    sheet.href = asked.href;
    sheet.onload = resolve;
    sheet.onerror = resolve;
    document.head.append(sheet);
  });
