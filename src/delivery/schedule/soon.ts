/**
 * Does the work in the next turn of the event loop: what ends in one turn is recorded, and followed by the next, all at
 * once.
 */
export function soon(work: () => void): void {
  if (typeof setImmediate === "function") setImmediate(work);
  else setTimeout(work, 0);
}
