/**
 * The number meant once one more digit is typed: it goes on with what was typed before, as long as a place is called so, or begins with it;
 * else it begins anew.
 */
export function typed(before: string, digit: string, places: readonly number[]): string {
  const isBegun = (text: string) => places.some((place) => String(place).startsWith(text));
  return [before + digit, digit].find(isBegun) ?? '';
}
