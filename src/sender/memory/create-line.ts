/** Something that waits in a line. */
export interface Waiting {
  readonly number: number;
  readonly dueAt: number;
  /** Its outcome, set outside of the line; undefined while it waits. */
  readonly outcome: unknown;
}

/** A queue ordered by date, then by number. Items that have ended leave it when their turn comes. */
export interface Line<T extends Waiting> {
  readonly add: (one: T) => void;
  readonly remove: (one: T) => void;
  /** Returns the first waiting item. */
  readonly first: () => T | undefined;
  /** Takes the due items, up to a number. */
  readonly take: (most: number, now: number) => T[];
}

/** Size of a line's used front before it is cut off. */
const SLACK = 1_024;

function isBefore(one: Waiting | undefined, { dueAt, number }: Waiting): boolean {
  if (one === undefined || one.dueAt === dueAt) return one === undefined || one.number < number;
  return one.dueAt < dueAt;
}

/** Creates an empty line. It is quick to take from the front and to join at the end. */
export function createLine<T extends Waiting>(): Line<T> {
  let all: (T | undefined)[] = [];
  let start = 0;
  /** Finds the place of a value, or where it would be; most belong at the end. */
  const find = (one: T): number => {
    let [low, high] = [start, all.length];
    for (let middle = high - 1; low < high; middle = (low + high) >> 1) {
      if (isBefore(all[middle], one)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const shift = (): void => {
    // Taken items must not be kept alive.
    all[start] = undefined;
    start += 1;
    if (start <= SLACK || start * 2 <= all.length) return;
    all = all.slice(start);
    start = 0;
  };
  const first = (): T | undefined => {
    for (; ; shift()) {
      const one = all[start];
      if (one === undefined || one.outcome === undefined) return one;
    }
  };
  return {
    add: (one) => {
      const place = find(one);
      if (place === all.length) all.push(one);
      else all.splice(place, 0, one);
    },
    remove: (one) => {
      const place = find(one);
      if (all[place] === one) all.splice(place, 1);
    },
    first,
    take: (most, now) => {
      const taken: T[] = [];
      for (let one = first(); one !== undefined && taken.length < most && one.dueAt <= now; one = first()) {
        taken.push(one);
        shift();
      }
      return taken;
    },
  };
}
