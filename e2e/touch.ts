import type { Locator } from '@playwright/test';

export type Touch = (target: Locator) => Promise<void>;

export const click: Touch = (target) => target.click();

/** A tap becomes a click only some time after the finger has left: it is over when the page has heard that. */
export const tap: Touch = async (target) => {
  const ear = await target.page().evaluateHandle(() => ({
    heard: new Promise<void>((resolve) => addEventListener('click', () => resolve(), { capture: true, once: true })),
  }));
  await target.tap();
  await ear.evaluate(({ heard }) => heard);
  await ear.dispose();
};
