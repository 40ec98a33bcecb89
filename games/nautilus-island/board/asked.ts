import { colourOf, colours, onTurn, type SetShown, setsOf, type View } from '@fathom/nautilus-island/rules';
import type { Play } from './play.ts';

/** The set that was just stored into. */
export function askedSet(view: View): SetShown | undefined {
  const [laid] = view.row;
  const colour = laid === undefined ? undefined : colours[colourOf(laid)];
  const sets = setsOf(view, onTurn(view));
  return sets.find((set) => set.colour === colour) ?? sets[0];
}

/** The set this person may close now; nothing while that is not asked. */
export const askedToClose = (play: Play): SetShown | undefined =>
  play.choices().plain.has('close') ? askedSet(play.view()) : undefined;
