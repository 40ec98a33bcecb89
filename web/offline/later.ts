import { lazy } from 'solid-js';

/** What keeps the app when there is no network, and says that there is a newer one: fetched ahead in idle time. */
export const offlineParts = {
  here: () => import('./here.ts'),
  renewed: () => import('./renewed.tsx'),
};

export const Renewed = lazy(async () => ({ default: (await offlineParts.renewed()).Renewed }));
