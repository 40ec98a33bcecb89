import type { Seat } from '@fathom/kernel';
import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import type { RemoteTable } from '../online/remote-table.ts';
import { onlineWords } from '../words/online.ts';
import { type ClockFace, faceOf } from './clock-face.ts';

/** How often a clock that runs is looked at. */
const rhythm = 500;

/** The clocks of a table as they run on this device between two words from the server. */
export function createClocks(table: RemoteTable): Accessor<(seat: Seat) => ClockFace | null> {
  const [tick, setTick] = createSignal(Date.now());
  createEffect(() => {
    setTick(Date.now());
    if (table.clock()?.runsOut === null) return;
    const timer = setInterval(() => setTick(Date.now()), rhythm);
    onCleanup(() => clearInterval(timer));
  });
  return () => {
    const clock = table.clock();
    const at = tick();
    return (seat) => (clock ? faceOf(clock, seat, at, onlineWords().table) : null);
  };
}
