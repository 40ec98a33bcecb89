import type { AnySubject } from '@fathom/kernel/conform';

/** Each game with what the conformance suite must be told to try it. Apart from the registry, which the app bundles. */
export const subjects: { readonly [id: string]: () => Promise<AnySubject> } = {
  nautilion: async () => (await import('@fathom/nautilion/conform')).subject,
  'nautilus-island': async () => (await import('@fathom/nautilus-island/conform')).subject,
  abyss: async () => (await import('@fathom/abyss/conform')).subject,
  toy: async () => (await import('@fathom/toy/conform')).subject,
};
