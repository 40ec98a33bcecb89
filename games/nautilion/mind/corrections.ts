import type { NetId } from './nets/index.ts';
import type { Corrections } from './told.ts';

/** How the values of a net are corrected before they are told; those of the others are told as they are. */
export const corrections: { readonly [net in NetId]?: Corrections } = {};
