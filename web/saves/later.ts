import { lazy } from 'solid-js';

const notices = () => import('./notices.tsx');

/** Notes most people never read: fetched ahead in idle time, at the latest when there is something to say. */
export const saveParts = { notices };

export const NoRoom = lazy(async () => ({ default: (await notices()).NoRoom }));
export const TroubleNote = lazy(async () => ({ default: (await notices()).TroubleNote }));
export const Nowhere = lazy(async () => ({ default: (await notices()).Nowhere }));
