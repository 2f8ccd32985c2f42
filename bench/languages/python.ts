import { join } from "node:path";
import { installPython } from "../../checks/shared/install-python.ts";
import { runCommand } from "../../checks/shared/run-command.ts";
import { median } from "../create-meter.ts";
import { keepRounds } from "../keep-rounds.ts";
import { writeTable } from "../write-table.ts";

// Times the Python package beside what else reads JSON in Python, in turns in one process, and its import in processes of its own.
// Run with `node bench/languages/python.ts`; ends with 1 where update:task takes over 2.5 times json.loads.

const MOST = 2.5;
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
/** Microseconds of each round, by payload and candidate. */
const rounds = JSON.parse(printed) as Record<string, Record<string, readonly number[]>>;
const rows = Object.entries(rounds).flatMap(([payload, candidates]) => {
  const base = candidates["json.loads"] ?? [];
  return Object.entries(candidates).map(([name, times]) => {
    const ratio = median(times.map((time, i) => time / (base[i] ?? Number.NaN)));
    if (payload === "update:task" && name === "ours" && ratio > MOST) process.exitCode = 1;
    return [payload, name, median(times).toFixed(1), ratio.toFixed(2)];
  });
});
console.log(writeTable(["payload", "candidate", "µs", "× json.loads"], rows, 2));
const code =
  "import time; start = time.perf_counter(); import annotation_contracts.webhook; print(time.perf_counter() - start)";
const imports: number[] = [];
for (let i = 0; i < IMPORTS; i++) imports.push(Number(await runCommand(python, ["-c", code])) * 1_000);
keepRounds({ ...rounds, imports });
console.log(`\n\`import annotation_contracts.webhook\`: ${median(imports).toFixed(1)} ms.`);
