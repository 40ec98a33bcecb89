import { type AnyPlayable, canonical, quickRandom, type Seat } from '@fathom/kernel';

/** In how many states a spectator can imagine a seat's view is compared. */
const DREAMS = 8;

/**
 * Whether a seat knows something now that a spectator does not, so that it matters who looks at its screen: it knows more of the pieces, or
 * sees what is otherwise in a state that a spectator takes to be just as likely.
 */
export function holdsSecrets(game: AnyPlayable, state: unknown, seat: Seat): boolean {
  const open = game.view(state, null);
  const own = game.view(state, seat);
  if (canonical(game.pieces(open)) !== canonical(game.pieces(own))) return true;
  const seen = canonical(own);
  const random = quickRandom('secrets');
  for (let dream = 0; dream < DREAMS; dream++) {
    if (canonical(game.view(game.imagine(open, null, random), seat)) !== seen) return true;
  }
  return false;
}
