import { readFileSync } from "node:fs";
import { readArguments } from "../checks/shared/read-arguments.ts";
import { validate as validateRasterInfo } from "../generated/validators/raster-info-2019/strict/raster-info.js";
import { validate as validateObserved } from "../generated/validators/raster-info-observed/strict/raster-info.js";
import { validate as validate23 } from "../generated/validators/webhook-2.3/strict/delivery.js";
import { validate as validate276 } from "../generated/validators/webhook-2.76/strict/delivery.js";
import { median } from "./create-meter.ts";
import { keepRounds } from "./keep-rounds.ts";
import { writeTable } from "./write-table.ts";

/** A document that both editions have, and the validator of one of them. */
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
const BATCH = 500;

/** Nanoseconds of processor time that a call takes. */
function cpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return ((user + system) * 1_000) / BATCH;
}

/** The cost of a document: bytes without white space, nanoseconds to parse and to validate it. */
interface Cost {
  readonly bytes: number;
  readonly parse: number;
  readonly validate: number;
  readonly times: object;
}

function measure({ title, file, validate }: Row): Cost {
  const text = JSON.stringify(JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")));
  const parsed: unknown[] = [];
  const times = { parse: [] as number[], validate: [] as number[] };
  for (let round = -20; round < ROUNDS; round++) {
    parsed.length = 0;
    const parse = cpuTime(() => {
      for (let i = 0; i < BATCH; i++) parsed.push(JSON.parse(text));
    });
    const check = cpuTime(() => {
      for (const value of parsed) if (validate(value).length > 0) throw new Error(`${title}: not valid`);
    });
    if (round < 0) continue;
    times.parse.push(parse);
    times.validate.push(check);
  }
  return { bytes: text.length, parse: median(times.parse), validate: median(times.validate), times };
}

readArguments({});
const costs = new Map<string, Cost>();
const lines = rows.map((row) => {
  const cost = measure(row);
  costs.set(row.title, cost);
  const base = row.of === undefined ? undefined : costs.get(row.of);
  const share = base === undefined ? "" : `${((cost.validate / base.validate) * 100).toFixed(0)} %`;
  const { bytes, parse, validate } = cost;
  return [row.title, bytes, parse.toFixed(0), validate.toFixed(0), (validate / parse).toFixed(2), share];
});
keepRounds(Object.fromEntries([...costs].map(([title, { times }]) => [title, times])));
const head = ["document", "bytes", "parse, ns", "validate, ns", "xP", "validate, of the default edition"];
console.log(writeTable(head, lines));
