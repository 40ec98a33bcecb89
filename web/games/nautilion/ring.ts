/** Nine cabins on an ellipse inside the hull, and straight ducts between them. */
export function plan(_board: string, ducts: readonly (readonly [number, number])[]) {
  const cabins = Array.from({ length: 10 }, (_, cabin) => {
    const turn = ((cabin - 1) * 2 * Math.PI) / 9;
    return [222 - 176 * Math.cos(turn), 155 - 80 * Math.sin(turn)] as const;
  });
  return { cabins, ducts: ducts.map(([a, b]) => ({ d: `M${cabins[a].join(' ')}L${cabins[b].join(' ')}` })) };
}
