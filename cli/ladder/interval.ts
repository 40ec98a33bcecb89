/** Wilson's interval for a share, 95 %. */
export function interval(won: number, games: number): readonly [low: number, high: number] {
  const z = 1.96;
  const share = won / games;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z / (1 + (z * z) / games)) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

export const percent = (share: number): string => (100 * share).toFixed(1);
