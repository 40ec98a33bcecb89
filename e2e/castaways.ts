import { type Json, type Seat, Table } from '@fathom/kernel';
import { handOf, type Move, nautilusIsland, placesLeft, type State, storeRow } from '@fathom/nautilus-island/rules';

/** A game of Nautilus Island played here with the rules alone: the tests know what must come next and click it. */
export interface Salvage {
  readonly sea: string;
  /** In order: who decides, and the row of moves in notation that is sent at once. */
  readonly decisions: readonly { readonly seat: Seat; readonly row: readonly string[] }[];
  readonly scores: readonly number[];
  readonly winner: Seat;
}

export function salvage(sea: string, seats: number): Salvage {
  const table = new Table(nautilusIsland, {
    seats,
    options: nautilusIsland.options.defaults as unknown as Json,
    sea: { kind: 'named', name: sea },
  });
  const decisions: { seat: Seat; row: string[] }[] = [];
  table.deal();
  for (let seat = table.actor; typeof seat === 'number'; seat = table.actor) {
    const row = decide(table.state as State, seat, decisions.length);
    decisions.push({ seat, row: row.map(nautilusIsland.write) });
    const played = table.play(seat, table.at, row as unknown as Json[]);
    if (!played.ok) throw new Error(`refused: ${row.map(nautilusIsland.write).join(' ')}`);
    table.deal();
  }
  const result = table.result();
  return { sea, decisions, scores: result?.scores ?? [], winner: result?.ranks.indexOf(1) ?? -1 };
}

/** Goes now here, now there; stores whatever it has three or more of; closes every other set it can. */
function decide(state: State, seat: Seat, at: number): readonly Move[] {
  const moves = nautilusIsland.moves(state);
  if (state.phase === 'action') {
    const view = nautilusIsland.view(state, seat);
    const most = handOf(view, seat)
      .colours.filter(({ storable }) => storable)
      .sort((a, b) => b.count - a.count)[0];
    const empty = !moves.some((move) => move.do === 'collect');
    if (most && (empty || most.count >= 3)) {
      const cards = most.cards.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
      return storeRow(view, cards.slice(0, placesLeft(view)));
    }
  }
  if (state.phase === 'column') return [moves[(at * 7) % moves.length]];
  return [moves[state.phase === 'close' ? at % 2 : 0]];
}
