/** Between two pieces of work, so that the browser can draw, and answer whoever touches it, before it goes on. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
