/**
 * Does the work in the next turn of the event loop: everything that ended in one turn is recorded together, and together
 * followed by the next work.
 */
export function nextTurn(work: () => void): void {
  if (typeof setImmediate === "function") setImmediate(work);
  else setTimeout(work, 0);
}

/** Creates a function that has work done in the next turn, once for all calls until then. */
export function oncePerTurn(work: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    nextTurn(() => {
      isDue = false;
      work();
    });
  };
}
