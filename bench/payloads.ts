import { itemAt } from "../src/util/item-at.ts";
import type { ValidatorName } from "./candidate.ts";
import { buildPing } from "./payloads/build-ping.ts";
import { buildRasterInfo, printRasterInfo } from "./payloads/build-raster-info.ts";
import { buildUpdateTask } from "./payloads/build-update-task.ts";
import { type JsonObject, times, unitsFor } from "./payloads/json.ts";
import { reorderKeys } from "./payloads/reorder-keys.ts";

/** Describes one column of the table: a family of texts of about the same size and the same verdict. */
export interface Payload {
  readonly id: string;
  readonly title: string;
  readonly validator: ValidatorName;
  /** The verdict that every right candidate gives. */
  readonly valid: boolean;
  /** Whether `--quick` measures it. */
  readonly quick: boolean;
  /** Builds the JSON texts; the same on every call. */
  readonly texts: () => readonly string[];
}

const kB = 1000;
const orders = 16;

/** Lists what is measured, in the order of the columns. */
export const payloads: readonly Payload[] = [
  row("task-3k", "update:task 3 kB", "update-task", true, () => texts(8, updateTask(3 * kB))),
  row("task-30k", "30 kB", "update-task", true, () => texts(8, updateTask(30 * kB))),
  row("task-300k", "300 kB", "update-task", false, () => texts(2, updateTask(300 * kB))),
  row("task-orders", "3 kB, 16 key orders", "update-task", false, () => reordered(updateTask(3 * kB))),
  row("ping", "ping 1 kB", "ping", true, () => texts(8, buildPing, JSON.stringify)),
  row("raster-30k", "raster 30 kB", "raster-info", true, () =>
    texts(4, rasterInfo(30 * kB), printRasterInfo),
  ),
  row("raster-1m", "1 MB", "raster-info", false, () => texts(2, rasterInfo(1000 * kB), printRasterInfo)),
  {
    ...row("task-refused", "300 kB, wrong event", "update-task", false, () =>
      texts(2, wrongEvent(updateTask(300 * kB))),
    ),
    valid: false,
  },
];

type Build = (seed: number) => JsonObject;
type Print = (document: JsonObject) => string;

function row(
  id: string,
  title: string,
  validator: ValidatorName,
  quick: boolean,
  make: Payload["texts"],
): Payload {
  return { id, title, validator, valid: true, quick, texts: make };
}

function texts(count: number, build: Build, print: Print = JSON.stringify): string[] {
  return times(count, (seed) => print(build(seed)));
}

function reordered(build: Build): string[] {
  return times(orders, (order) => JSON.stringify(reorderKeys(build(order), order)));
}

function wrongEvent(build: Build): Build {
  return (seed) => ({ ...build(seed), event: "update:tusk" });
}

function updateTask(target: number): Build {
  const units = unitsFor(target, (count) => JSON.stringify(buildUpdateTask(1, count)));
  return (seed) => buildUpdateTask(seed, units);
}

function rasterInfo(target: number): Build {
  const sized = [0, 1].map((seed) =>
    unitsFor(target, (count) => printRasterInfo(buildRasterInfo(seed, count))),
  );
  return (seed) => buildRasterInfo(seed, itemAt(sized, seed % 2));
}
