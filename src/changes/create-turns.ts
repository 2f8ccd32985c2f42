/** Does a piece of work once all earlier ones have ended. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Creates a function that does work one piece after the other. */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
