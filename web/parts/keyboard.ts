import { createMedia } from '@fathom/board';

/** Whether whoever is here points with a mouse, and so has keys. */
export const createKeyboard = (): (() => boolean) => createMedia('(hover: hover) and (pointer: fine)');
