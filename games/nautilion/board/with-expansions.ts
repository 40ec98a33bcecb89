import { lazy } from 'solid-js';
import { fetchAsked } from './asked-words.ts';

const fetchPanels = async () => (await Promise.all([import('./expansions.tsx'), fetchAsked()]))[0];
const fetchLoupe = () => import('./loupe.tsx');
export const fetchExpansions = (): Promise<unknown> => Promise.all([fetchPanels(), fetchLoupe()]);

/** What the base game does without: fetched with the first game that has it. */
export const Admirals = lazy(async () => ({ default: (await fetchPanels()).Admirals }));
export const Harpoons = lazy(async () => ({ default: (await fetchPanels()).Harpoons }));
export const Heroic = lazy(async () => ({ default: (await fetchPanels()).Heroic }));
export const Hold = lazy(async () => ({ default: (await fetchPanels()).Hold }));
export const Loupe = lazy(fetchLoupe);
export const Mages = lazy(async () => ({ default: (await fetchPanels()).Mages }));
export const Row = lazy(async () => ({ default: (await fetchPanels()).Row }));
