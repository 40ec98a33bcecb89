import { tokenOf } from '@fathom/nautilion/rules';
import type { Play } from './play.ts';

/** How a token on the path is called aloud: its kind, its place, and what stands beside it. */
export function spotLabel(play: Play, place: number): string {
  const view = play.view();
  const { say } = play.words();
  const kind = view.path[place] ?? 0;
  const parts = [kind > 0 ? say.token(tokenOf(kind), place) : say.gone(place)];
  const reef = view.reefs[place] ?? 0;
  if (reef > 0) parts.push(say.reef(reef));
  if (kind > 0 && place < view.nautilion) parts.push(say.passed);
  return parts.join(', ');
}
