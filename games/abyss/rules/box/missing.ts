/** Says that something the rules rely on is not there: a bug. Apart from those who ask, so that they stay small and are inlined. */
export function missing(what: string, index: number): never {
  throw new RangeError(`there is no ${what} ${index}`);
}
