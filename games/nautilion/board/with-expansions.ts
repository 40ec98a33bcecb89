import { lazy } from 'solid-js';

const expansions = () => import('./expansions.tsx');

/** Panels that the base game does without: fetched with the first game that has them. */
export const Admirals = lazy(async () => ({ default: (await expansions()).Admirals }));
export const Harpoons = lazy(async () => ({ default: (await expansions()).Harpoons }));
export const Heroic = lazy(async () => ({ default: (await expansions()).Heroic }));
export const Hold = lazy(async () => ({ default: (await expansions()).Hold }));
export const Mages = lazy(async () => ({ default: (await expansions()).Mages }));
export const Row = lazy(async () => ({ default: (await expansions()).Row }));
