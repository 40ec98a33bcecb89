import type { Guide } from '@fathom/board';
import { plainGuide } from '@fathom/board/plain';
import { at } from '@fathom/kernel';
import { toy, type View } from '@fathom/toy/rules';
import type { Language } from '@fathom/words';
import { signs } from './signs.ts';

const speak = async (language: Language) =>
  language === 'en' ? (await import('@fathom/toy/words/en')).en : (await import('@fathom/toy/words/fr')).fr;

/** The plain guide, with signs of its own. */
export const guideOf = async (): Promise<Guide> => ({
  ...(await plainGuide(toy, speak, signs)),
  primer: async (language) => (await import('./primer.ts')).primerIn(language),
  open: (seen) => openUp(seen as readonly View[]),
});

/** Every hand as its diver sees it, and every pearl sold as its seller does. */
function openUp(views: readonly View[]): View {
  return {
    ...at(views, 0),
    hands: views.map(({ hands }, seat) => at(hands, seat)),
    laid: at(views, 0).laid.map((laid, i) => at(views, laid.by).laid[i] ?? laid),
  };
}
