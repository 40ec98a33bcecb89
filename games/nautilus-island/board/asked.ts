import { colourOf, colours, onTurn, type SetShown, setsOf } from '@fathom/nautilus-island/rules';
import type { Play } from './play.ts';

/** The set this person may close now, the one just stored into; nothing while that is not asked. */
export function askedToClose(play: Play): SetShown | undefined {
  if (!play.choices().plain.has('close')) return undefined;
  const view = play.view();
  const [laid] = view.row;
  const colour = laid === undefined ? undefined : colours[colourOf(laid)];
  const sets = setsOf(view, onTurn(view));
  return sets.find((set) => set.colour === colour) ?? sets[0];
}
