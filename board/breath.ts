/** Between two pieces of work, so that the browser can draw, and answer whoever touches it, before it goes on. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** After the next picture, or in a moment where none is drawn, as in a tab nobody looks at. */
export const picture = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 200);
    requestAnimationFrame(() => setTimeout(resolve));
  });
