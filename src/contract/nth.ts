/** What stands at a place that holds something: of a list, of what an expression found, a sign of a text. A place beyond throws. */
export function nth<T>(list: ArrayLike<T>, place: number): T {
  if (!(place >= 0 && place < list.length)) throw new RangeError(`Nothing stands at ${place} of ${list.length}`);
  const found = list[place];
  if (found === undefined) throw new RangeError(`Nothing stands at ${place}`);
  return found;
}
