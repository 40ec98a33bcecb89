import type { AnyGame, GameEvent, Json } from '@fathom/kernel';
import type { AnyGameWords, Language } from '@fathom/words';
import type { Guide, Signs } from '../guide.ts';
import { fieldsOf, found } from './fields.ts';
import { choiceName, optionName } from './names.ts';
import { plainForm } from './options-form.tsx';
import { words as ours } from './words.ts';

/** The turn a view is in or an event begins, if it has one of these: rounds begin with 1, turns with 0. */
function turnIn(seen: unknown): number | null {
  if (typeof seen !== 'object' || seen === null) return null;
  if ('round' in seen && typeof seen.round === 'number') return Math.max(1, seen.round);
  return 'turn' in seen && typeof seen.turn === 'number' ? seen.turn + 1 : null;
}

/** Whose turn an event begins, if it begins one and says whose. */
const moverIn = (event: GameEvent): number | null =>
  turnIn(event) !== null && 'seat' in event && typeof event.seat === 'number' ? event.seat : null;

/** Without signs of its own a game shows what changed place. */
const plainSigns: Signs = ({ shifts }) => (shifts && shifts.length > 0 ? { icon: 'move' } : null);

/** For a game the pages know nothing particular about. */
export async function plainGuide(
  game: AnyGame,
  speak: (language: Language) => Promise<AnyGameWords>,
  signs: Signs = plainSigns,
): Promise<Guide> {
  const words = { en: await speak('en'), fr: await speak('fr') };
  const fields = fieldsOf(game);
  return {
    Options: plainForm(game, speak),
    turn: (view) => turnIn(view) ?? 1,
    turnOf: turnIn,
    moverOf: moverIn,
    signs: async () => signs,
    progress: () => 0,
    standing: () => '',
    about: (options: Json, language) =>
      fields
        .map(({ path, value }) => ({ path, value, chosen: found(options, path) ?? value }))
        .filter(({ value, chosen }) => chosen !== value)
        .map(({ path, chosen }) =>
          ours[language].set(optionName(words[language], path), choiceName(words[language], language, path, chosen)),
        )
        .join(' · ') || ours[language].plain,
    trail: () => [],
    chart: async () => () => [],
  };
}
