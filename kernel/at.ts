/** The item that must be there: its absence is a bug, and is said at once instead of travelling on as `undefined`. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`there is no item ${index} among ${list.length}`);
  return item;
}

/** The last item of a list that cannot be empty: the top of a stack, the newest entry. */
export function last<T>(list: ArrayLike<T>): T {
  return at(list, list.length - 1);
}
