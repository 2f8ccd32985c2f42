import { buildPing } from "./payloads/build-ping.ts";
import { buildRasterInfo, printRasterInfo } from "./payloads/build-raster-info.ts";
import { buildUpdateTask } from "./payloads/build-update-task.ts";
import { type JsonObject, times, unitsFor } from "./payloads/json.ts";

/** Names a contract that every candidate validates. */
export type ContractName = "update-task" | "ping" | "raster-info";

/** One column of the table: valid texts of about the same size. */
interface Payload {
  readonly title: string;
  readonly contract: ContractName;
  /** Whether `--quick` measures it. */
  readonly quick: boolean;
  /** Builds the JSON texts; the same on every call. */
  readonly texts: () => readonly string[];
}

/** Lists what is measured, in the order of the columns. */
export const payloads: Readonly<Record<string, Payload>> = {
  "task-3k": {
    title: "update:task 3 kB",
    contract: "update-task",
    quick: true,
    texts: () => updateTasks(3000, 8),
  },
  "task-30k": { title: "30 kB", contract: "update-task", quick: true, texts: () => updateTasks(30_000, 8) },
  "task-300k": {
    title: "300 kB",
    contract: "update-task",
    quick: false,
    texts: () => updateTasks(300_000, 2),
  },
  ping: {
    title: "ping 1 kB",
    contract: "ping",
    quick: true,
    texts: () => times(8, (seed) => JSON.stringify(buildPing(seed))),
  },
  "raster-30k": {
    title: "raster 30 kB",
    contract: "raster-info",
    quick: true,
    texts: () => rasterInfos(30_000, 4),
  },
  "raster-1m": {
    title: "1 MB",
    contract: "raster-info",
    quick: false,
    texts: () => rasterInfos(1_000_000, 2),
  },
};

function updateTasks(size: number, count: number): string[] {
  const units = unitsFor(size, (units) => JSON.stringify(buildUpdateTask(1, units)));
  return times(count, (seed) => JSON.stringify(buildUpdateTask(seed, units)));
}

function rasterInfos(size: number, count: number): string[] {
  const print = (seed: number, units: number): string =>
    printRasterInfo(buildRasterInfo(seed, units) satisfies JsonObject);
  const units = [0, 1].map((seed) => unitsFor(size, (units) => print(seed, units)));
  return times(count, (seed) => print(seed, units[seed % 2]!));
}
