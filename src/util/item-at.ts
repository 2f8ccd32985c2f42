/**
 * Returns an item that is known to exist.
 *
 * @throws RangeError if the list has no such item.
 */
export function itemAt<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`cannot find item ${index} of ${items.length}`);
  return item;
}
