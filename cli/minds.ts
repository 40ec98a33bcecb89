import type { Json } from '@fathom/kernel';
import type { Knowledge } from '@fathom/mind';

// biome-ignore lint/suspicious/noExplicitAny: as with AnyGame, states and moves of different games share no type.
type AnyKnowledge = Knowledge<any, any>;

/** What is known of each game that can be analysed, fetched when wanted; the options are already parsed. */
export const knowledgeOf: { readonly [game: string]: (options: Json) => Promise<AnyKnowledge> } = {
  nautilion: async (given) => {
    const [{ learned }, { nautilion }] = await Promise.all([
      import('@fathom/nautilion/mind'),
      import('@fathom/nautilion/rules'),
    ]);
    const options = nautilion.options.parse(given);
    if (!options.ok) throw new Error(options.error);
    return learned(options.value);
  },
};
