import { buildUpdateTask } from "../payloads/build-update-task.ts";
import { times } from "../payloads/json.ts";

/** Describes one column of the table: `update:task` deliveries of about the same size. */
interface Size {
  readonly id: string;
  /** Number of labels of a task; it has twice as many segments. 0 makes the shortest valid delivery. */
  readonly units: number;
}

/** Lists what is measured, in the order of the columns. */
export const sizes: readonly Size[] = [
  { id: "1 kB", units: 0 },
  { id: "10 kB", units: 14 },
  { id: "100 kB", units: 153 },
];

/** Builds the bytes of eight different deliveries, the same on every call. */
export function buildBodies(id: string): Buffer[] {
  const { units } = sizes.find((size) => size.id === id)!;
  return times(8, (seed) => Buffer.from(JSON.stringify(buildUpdateTask(seed, units))));
}
