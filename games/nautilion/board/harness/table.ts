import type { Json, Refusal } from '@fathom/kernel';
import {
  type Event,
  type Move,
  nautilion,
  type Options,
  type SeatMove,
  type State,
  type View,
} from '@fathom/nautilion/rules';
import { createSignal } from 'solid-js';

/** A whole game on one page, without an app around it: chance is a small generator, and `until` plays by itself up to a question. */
export interface Wanted {
  readonly seats: number;
  readonly options: Partial<Options>;
  readonly seed: number;
  readonly decisions: number;
  readonly until: string | null;
}

interface Now {
  readonly view: View;
  readonly moves: readonly SeatMove[];
  readonly watcher: number;
  readonly happening: { readonly serial: number; readonly events: readonly Event[] };
}

export function openTable(wanted: Wanted) {
  const parsed = nautilion.options.parse(wanted.options);
  if (!parsed.ok) throw new Error(parsed.error);
  let seed = wanted.seed * 7919 + 17;
  const below = (n: number): number => {
    seed = (seed * 48271) % 2147483647;
    return seed % n;
  };
  let state: State = nautilion.setup(wanted.seats, parsed.value);
  let past: State[] = [];
  let serial = 0;
  let events: Event[] = [];
  const deal = () => {
    while (nautilion.actor(state) === 'chance') {
      const weights = nautilion.weights(state);
      let at = below(weights.reduce((sum, weight) => sum + weight, 0));
      let chosen = 0;
      while (at >= (weights[chosen] ?? 1)) at -= weights[chosen++] ?? 1;
      nautilion.play(state, nautilion.moves(state)[chosen] as Move, (event) => events.push(event));
    }
  };
  const begin = () => {
    state = nautilion.setup(wanted.seats, parsed.value);
    deal();
  };
  begin();
  let games = 0;
  const asks = () => state.stack.at(-1)?.at;
  for (let made = 0; wanted.until ? asks() !== wanted.until : made < wanted.decisions; made += 1) {
    if (nautilion.actor(state) === null) {
      if (++games > 400) break;
      begin();
      continue;
    }
    const moves = nautilion.moves(state);
    const likely = moves.filter((move) => move.do === 'place' && move.to !== 'reserve');
    nautilion.play(state, (likely.length > 0 ? likely : moves)[below(likely.length || moves.length)] as Move);
    deal();
  }
  events = [];
  const snapshot = (): Now => {
    const actor = nautilion.actor(state);
    const watcher = typeof actor === 'number' ? actor : 0;
    return {
      view: nautilion.view(state, watcher),
      moves: typeof actor === 'number' ? (nautilion.moves(state) as SeatMove[]) : [],
      watcher,
      happening: { serial, events },
    };
  };
  const [now, setNow] = createSignal(snapshot());
  return {
    now,
    send(move: SeatMove): void {
      past.push(nautilion.clone(state));
      events = [];
      serial += 1;
      nautilion.play(state, move, (event) => events.push(event));
      deal();
      setNow(snapshot());
    },
    undo(): void {
      const before = past.at(-1);
      if (!before) return;
      past = past.slice(0, -1);
      state = before;
      events = [];
      serial += 1;
      setNow(snapshot());
    },
    whyNot(move: Json): Refusal | null {
      return nautilion.whyNot(state, now().watcher, move);
    },
    preview(row: readonly SeatMove[]): View | null {
      const ahead = nautilion.clone(state);
      for (const move of row) nautilion.play(ahead, move);
      return nautilion.view(ahead, now().watcher);
    },
  };
}
