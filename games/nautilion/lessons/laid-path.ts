/** Crew come in an order in which neighbours rarely have a duct. */
const CREW = ['3', '8', '5', '1', '7', '2', '9', '4', '6'];

/** How many there are of each path token (C1, C2). */
const counts = (mages: boolean, mercenaries: boolean): Map<string, number> =>
  new Map([
    ...CREW.map((crew) => [crew, 4] as const),
    ...(mages ? ['A', 'B', 'C'].map((mage) => [mage, 3] as const) : []),
    ...(mercenaries ? [['mercenary', 9] as const] : []),
  ]);

/** Chance's words for a path that begins as wished and goes on with one of each kind in turn. Tokens of the last kind lay themselves. */
export function laidPath(
  front: readonly string[],
  { mages = false, mercenaries = false }: { readonly mages?: boolean; readonly mercenaries?: boolean } = {},
): readonly string[] {
  const left = counts(mages, mercenaries);
  const path = [...front];
  for (const token of front) left.set(token, (left.get(token) ?? 0) - 1);
  while ([...left.values()].some((count) => count > 0)) {
    for (const [token, count] of left) {
      if (count <= 0) continue;
      path.push(token);
      left.set(token, count - 1);
    }
  }
  while (path.at(-1) === path.at(-2)) path.pop();
  path.pop();
  return path.map((token) => `lay:${token}`);
}

/** Chance's words for what dice show, roll after roll. */
export const rolled = (...rolls: readonly string[]): readonly string[] =>
  rolls.flatMap((faces) => faces.split(' ').map((face) => `roll:${face}`));
