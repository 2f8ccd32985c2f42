/** A queue whose ends are both quick. */
export interface Fifo<T> {
  readonly size: () => number;
  readonly push: (value: T) => void;
  /** Puts a value before all others. */
  readonly unshift: (value: T) => void;
  readonly shift: () => T | undefined;
  readonly peek: () => T | undefined;
}

/** What is left of a queue's front before it is cut off. */
const SLACK = 1_024;

/** Creates an empty queue. */
export function createFifo<T>(): Fifo<T> {
  let values: (T | undefined)[] = [];
  let start = 0;
  return {
    size: () => values.length - start,
    push: (value) => values.push(value),
    unshift: (value) => {
      if (start > 0) {
        start -= 1;
        values[start] = value;
      } else values.unshift(value);
    },
    shift: () => {
      const value = values[start];
      if (start >= values.length) return undefined;
      // Nothing may keep alive what was taken.
      values[start] = undefined;
      start += 1;
      if (start > SLACK && start * 2 > values.length) {
        values = values.slice(start);
        start = 0;
      }
      return value;
    },
    peek: () => values[start],
  };
}
