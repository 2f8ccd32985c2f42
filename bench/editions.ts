import { readFileSync } from "node:fs";
import { readArguments } from "../checks/shared/read-arguments.ts";
import { validate as validateRasterInfo } from "../generated/validators/raster-info-2019/strict/raster-info.js";
import { validate as validateObserved } from "../generated/validators/raster-info-observed/strict/raster-info.js";
import { validate as validate23 } from "../generated/validators/webhook-2.3/strict/delivery.js";
import { validate as validate276 } from "../generated/validators/webhook-2.76/strict/delivery.js";
import { createParseMeter, measureRounds, type Timing, takeMedians } from "./create-meter.ts";
import { keepRounds } from "./keep-rounds.ts";
import { writeTable } from "./write-table.ts";

/** A document of both editions, and the validator of one of them. */
interface Row {
  readonly title: string;
  readonly file: string;
  readonly validate: (value: unknown) => readonly unknown[];
  /** Title of the row of the default edition. */
  readonly of?: string;
}

const samples = "../conformance/samples";
const raster = "../conformance/corpus/raster-info/gdal3.2.2__classic_cf.nc__detailed-limit.json";

const rows: readonly Row[] = [
  { title: "webhook 2.3, update:task", file: `${samples}/update-task.json`, validate: validate23 },
  {
    title: "webhook 2.76, update:task",
    file: `${samples}/2.76/update-task.json`,
    validate: validate276,
    of: "webhook 2.3, update:task",
  },
  { title: "raster info 2019", file: raster, validate: validateRasterInfo },
  { title: "raster info observed", file: raster, validate: validateObserved, of: "raster info 2019" },
];

const ROUNDS = 60;
const MILLISECONDS = 15;

readArguments({});
const costs = new Map<string, readonly Timing[]>();
const lines: (string | number)[][] = [];
for (const { title, file, validate, of } of rows) {
  // Without white space.
  const text = JSON.stringify(JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")));
  const meter = createParseMeter([text], (value) => validate(value).length === 0, true);
  const timings = await measureRounds(meter, ROUNDS, MILLISECONDS);
  costs.set(title, timings);
  const { base, measured, ratio } = takeMedians(timings);
  const usual = of === undefined ? undefined : costs.get(of);
  const share = usual === undefined ? "" : `${((measured / takeMedians(usual).measured) * 100).toFixed(0)} %`;
  lines.push([title, text.length, base.toFixed(0), measured.toFixed(0), ratio.toFixed(2), share]);
}
keepRounds(costs);
const head = ["document", "bytes", "parse, ns", "validate, ns", "xP", "validate, of the default edition"];
console.log(writeTable(head, lines));
