import { lazy } from 'solid-js';

export const fetchExpansions = () => import('./expansions.tsx');

/** Panels that the base game does without: fetched with the first game that has them. */
export const Admirals = lazy(async () => ({ default: (await fetchExpansions()).Admirals }));
export const Harpoons = lazy(async () => ({ default: (await fetchExpansions()).Harpoons }));
export const Heroic = lazy(async () => ({ default: (await fetchExpansions()).Heroic }));
export const Hold = lazy(async () => ({ default: (await fetchExpansions()).Hold }));
export const Mages = lazy(async () => ({ default: (await fetchExpansions()).Mages }));
export const Row = lazy(async () => ({ default: (await fetchExpansions()).Row }));
