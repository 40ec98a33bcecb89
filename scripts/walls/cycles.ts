import { dirname } from 'node:path';
import { type Edge, isTest } from './sources.ts';

interface Knot {
  /** The folders (or files) that all lead to each other. */
  readonly members: readonly string[];
  /** The imports that tie them. */
  readonly ties: readonly Edge[];
}

/** Folders of a house that lead to each other and back, by whatever imports their files say. Tests tie nothing. */
export const folderKnots = (edges: readonly Edge[]): readonly Knot[] => knots(edges, dirname);

/** Files that load each other in a circle. */
export const fileKnots = (edges: readonly Edge[]): readonly Knot[] =>
  knots(
    edges.filter(({ erased }) => !erased),
    (file) => file,
  );

function knots(edges: readonly Edge[], nameOf: (file: string) => string): readonly Knot[] {
  const real = edges.filter(({ from, file }) => file !== null && !isTest(from) && nameOf(from) !== nameOf(file));
  const next = new Map<string, Set<string>>();
  for (const { from, file } of real) {
    const to = nameOf(file ?? '');
    next.set(nameOf(from), (next.get(nameOf(from)) ?? new Set()).add(to));
  }
  const reach = new Map([...next.keys()].map((start) => [start, reachedFrom(start, next)]));
  const together = (a: string, b: string) => reach.get(a)?.has(b) === true && reach.get(b)?.has(a) === true;
  const seen = new Set<string>();
  return [...next.keys()].flatMap((start): Knot[] => {
    if (seen.has(start) || !together(start, start)) return [];
    const members = [...next.keys()].filter((other) => together(start, other)).sort();
    for (const member of members) seen.add(member);
    const inside = (file: string | null) => file !== null && members.includes(nameOf(file));
    return [{ members, ties: real.filter(({ from, file }) => inside(from) && inside(file)) }];
  });
}

function reachedFrom(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const to of next.get(at) ?? []) {
      if (reached.has(to)) continue;
      reached.add(to);
      open.push(to);
    }
  }
  return reached;
}
