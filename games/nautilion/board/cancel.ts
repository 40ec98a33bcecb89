import { asking, type FrameAt, type View } from '@fathom/nautilion/rules';
import type { Play } from './play.ts';

/** Questions one has brought upon oneself, by a spell or a card. */
const steps: ReadonlySet<FrameAt> = new Set<FrameAt>([
  'pay',
  'swap',
  'swap-with',
  'sacrifice',
  'turn',
  'dismiss',
  'pick-path',
  'pick-discard',
  'salvage',
  'recall',
]);

const isOpen = (view: View): boolean => !steps.has(asking(view)?.at ?? 'currents');

/** Leaves a choice of several steps as if it had never been begun; `null` outside of one, or when dice or cards have answered since. */
export function cancelOf(play: Play): (() => void) | null {
  const { takeBack } = play.props;
  const at = play.frame()?.at;
  return takeBack && at !== undefined && steps.has(at) ? () => takeBack(isOpen) : null;
}
