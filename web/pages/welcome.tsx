import { greeter } from '@fathom/games';
import type { JSX } from 'solid-js';
import Learn from './learn.tsx';

/** A first visit: no menu, but a sea with the dice already cast, and somebody who says what to do. */
export default function Welcome(): JSX.Element {
  return <Learn game={greeter.id} lesson="first" address="/welcome" />;
}
