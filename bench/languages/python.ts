import { join } from "node:path";
import { installPython } from "../../checks/shared/install-python.ts";
import { runCommand } from "../../checks/shared/run-command.ts";
import { median } from "../create-meter.ts";
import { keepRounds } from "../keep-rounds.ts";
import { writeTable } from "../write-table.ts";

// Measures the Python package and other readers of JSON in Python, in turns in one process, and its import in separate processes.
// Run with `node bench/languages/python.ts`; the exit code is 1 if a candidate exceeds its limit.

/** The limit of a candidate: how many times the time of another for the same payload. */
const gates = [
  { payload: "update:task", name: "ours", base: "json.loads", most: 2.5 },
  { payload: "update:task", name: "ours, any edition", base: "json.loads", most: 2.5 },
  { payload: "raster info", name: "ours", base: "json.loads", most: 2.5 },
  { payload: "update:task", name: "ours with orjson", base: "pydantic model_validate_json", most: 1.2 },
  { payload: "raster info", name: "ours with orjson", base: "pydantic model_validate_json", most: 1.3 },
];
const IMPORTS = 15;

const root = join(import.meta.dirname, "../..");
const packages = ["orjson==3.13.0", "msgspec==0.22.0", "pydantic==2.14.3"];
const python = await installPython(join(import.meta.dirname, "dist/python"), ...packages);
// As people install it, with its bytecode.
const install = "-m pip install --quiet --disable-pip-version-check --force-reinstall --no-deps".split(" ");
await runCommand(python, [...install, join(root, "generated/languages/python")]);
const payloads = [
  "conformance/samples/update-task.json",
  "conformance/corpus/raster-info/gdal3.2.2__simple.vrt__plain.json",
];
const printed = await runCommand(python, [join(import.meta.dirname, "python.py"), ...payloads], {
  cwd: root,
});
/** Microseconds of each round, and bytes of one result. */
interface Measured {
  readonly times: readonly number[];
  readonly held: number;
}
const found = JSON.parse(printed) as Record<string, Record<string, Measured>>;
const share = (payload: string, name: string, base: string): number => {
  const floor = found[payload]?.[base]?.times ?? [];
  return median((found[payload]?.[name]?.times ?? []).map((time, i) => time / (floor[i] ?? Number.NaN)));
};
const bases = ["json.loads", "pydantic model_validate_json"];
const rows = Object.entries(found).flatMap(([payload, candidates]) =>
  Object.entries(candidates).map(([name, { times, held }]) => [
    payload,
    name,
    median(times).toFixed(1),
    ...bases.map((base) => share(payload, name, base).toFixed(2)),
    (held / 1_000).toFixed(1),
  ]),
);
console.log(writeTable(["payload", "candidate", "µs", "× json.loads", "× pydantic", "kB held"], rows, 2));
for (const { payload, name, base, most } of gates) {
  const ratio = share(payload, name, base);
  if (ratio <= most) continue;
  console.error(`${payload}: ${name} takes ${ratio.toFixed(2)} times as long as ${base}, more than ${most}`);
  process.exitCode = 1;
}
const code =
  "import time; start = time.perf_counter(); import annotation_contracts.webhook; print(time.perf_counter() - start)";
const imports: number[] = [];
for (let i = 0; i < IMPORTS; i++) imports.push(Number(await runCommand(python, ["-c", code])) * 1_000);
keepRounds({ ...found, imports });
console.log(`\n\`import annotation_contracts.webhook\`: ${median(imports).toFixed(1)} ms.`);
