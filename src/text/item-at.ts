/**
 * Gives an item that a list is known to have.
 *
 * @throws RangeError when the list has none there.
 */
export function itemAt<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`cannot find item ${index} of ${items.length}`);
  return item;
}
