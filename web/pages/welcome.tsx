import { greeter } from '@fathom/games';
import { type JSX, onCleanup } from 'solid-js';
import { endGreeting } from '../shell/greeting.ts';
import Learn from './learn.tsx';

/** A first visit: no menu, but a sea with the dice already cast, and somebody who says what to do. */
export default function Welcome(): JSX.Element {
  onCleanup(endGreeting);
  return <Learn game={greeter.id} lesson="first" address="/welcome" />;
}
