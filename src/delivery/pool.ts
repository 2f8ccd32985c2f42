/** Runs tasks, so many at a time. */
export interface Pool {
  /** Runs a task when its turn comes; tasks of one lane start in the order they were given. */
  readonly run: <T>(lane: string, task: () => Promise<T>) => Promise<T>;
}

/** How many tasks run at a time. */
export interface PoolLimits {
  readonly total: number;
  readonly perLane: number;
}

/** A task that waits, and the one behind it. */
interface Waiting {
  readonly start: () => Promise<void>;
  next?: Waiting;
}

interface Lane {
  running: number;
  first?: Waiting | undefined;
  last?: Waiting;
}

/** Creates a pool whose lanes take turns, so that a slow lane holds up no other. */
export function createPool({ total, perLane }: PoolLimits): Pool {
  // In the order of their turns.
  const lanes = new Map<string, Lane>();
  let running = 0;

  const startWaiting = (): void => {
    for (const [name, lane] of lanes) {
      if (running >= total) return;
      if (lane.first === undefined || lane.running >= perLane) continue;
      // The lane goes to the back of the line, where this loop finds it again.
      lanes.delete(name);
      lanes.set(name, lane);
      start(name, lane, lane.first);
    }
  };

  const start = (name: string, lane: Lane, task: Waiting): void => {
    lane.first = task.next;
    lane.running += 1;
    running += 1;
    task.start().finally(() => {
      lane.running -= 1;
      running -= 1;
      if (lane.running === 0 && lane.first === undefined) lanes.delete(name);
      startWaiting();
    });
  };

  return {
    run: (name, task) =>
      new Promise((resolve, reject) => {
        const lane = lanes.get(name) ?? { running: 0 };
        lanes.set(name, lane);
        append(lane, { start: () => task().then(resolve, reject) });
        startWaiting();
      }),
  };
}

function append(lane: Lane, waiting: Waiting): void {
  if (lane.first === undefined) lane.first = waiting;
  else lane.last!.next = waiting;
  lane.last = waiting;
}
