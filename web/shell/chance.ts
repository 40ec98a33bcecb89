import type { Random } from '@fathom/kernel';

/** The browser's own randomness: for what nobody needs to see again. */
export const chance: Random = {
  below(n) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    return drawn % n;
  },
};
