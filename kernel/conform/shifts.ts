import type { Census, GameEvent } from '../contract.ts';

type Heap = Map<string, Map<string, number>>;

function heapOf(census: Census): Heap {
  return new Map(Object.entries(census).map(([place, pieces]) => [place, new Map(Object.entries(pieces))]));
}

function add(heap: Heap, place: string, piece: string, count: number): void {
  const pieces = heap.get(place) ?? new Map<string, number>();
  heap.set(place, pieces.set(piece, (pieces.get(piece) ?? 0) + count));
}

/** Without the empty places and the pieces that are nowhere. */
export function tidy(census: Census): Census {
  return toCensus(heapOf(census));
}

function toCensus(heap: Heap): Census {
  const filled = [...heap].map(([place, pieces]) => [place, [...pieces].filter(([, count]) => count !== 0)] as const);
  return Object.fromEntries(
    filled.filter(([, pieces]) => pieces.length > 0).map(([place, pieces]) => [place, Object.fromEntries(pieces)]),
  );
}

/**
 * Where everything is after these events, for a watcher who knew it to be like `before`. A piece is taken away under the name it
 * `was` known by; a watcher who already knew it by its own name takes it away under that one, so that one public event serves both.
 */
export function shifted(before: Census, events: readonly GameEvent[]): Census {
  const heap = heapOf(before);
  for (const { shifts } of events) {
    for (const { piece, from, to, count = 1, was = piece } of shifts ?? []) {
      const there = heap.get(from)?.get(was) ?? 0;
      const unnamed = Math.min(count, Math.max(there, 0));
      const known = was === piece ? 0 : Math.min(count - unnamed, heap.get(from)?.get(piece) ?? 0);
      add(heap, from, was, known - count);
      add(heap, from, piece, -known);
      add(heap, to, piece, count);
    }
  }
  return toCensus(heap);
}

/** How many there are of each piece over all places. */
export function totals(census: Census): { readonly [piece: string]: number } {
  const all = new Map<string, number>();
  for (const pieces of Object.values(census)) {
    for (const [piece, count] of Object.entries(pieces)) all.set(piece, (all.get(piece) ?? 0) + count);
  }
  return Object.fromEntries([...all].filter(([, count]) => count !== 0));
}

/** How many pieces lie in each place, known or not. */
export function sizes(census: Census): { readonly [place: string]: number } {
  const all = Object.entries(census).map(([place, pieces]) => {
    let size = 0;
    for (const count of Object.values(pieces)) size += count;
    return [place, size] as const;
  });
  return Object.fromEntries(all.filter(([, size]) => size !== 0));
}

/** A place with fewer pieces of a kind than none, or with half a piece: in words, or `null`. */
export function oddCount(census: Census): string | null {
  for (const [place, pieces] of Object.entries(census)) {
    for (const [piece, count] of Object.entries(pieces)) {
      if (!Number.isSafeInteger(count) || count < 0) return `${count} of ${piece} in ${place}`;
    }
  }
  return null;
}
