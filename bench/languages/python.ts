import { join } from "node:path";
import { installPython } from "../checks/shared/install-python.ts";
import { runCommand } from "../checks/shared/run-command.ts";

// Times the Python package beside what else reads JSON in Python, in turns in one process, and its import in processes of its own:
// "node bench/python.ts". Fails where update:task or raster info takes over 2.5 times json.loads, or the import over 25 ms.

const MOST = 2.5;
const MOST_IMPORT = 25;
const IMPORTS = 15;

const root = join(import.meta.dirname, "..");
const packages = ["orjson==3.13.0", "msgspec==0.22.0", "pydantic==2.14.3"];
const python = await installPython(join(import.meta.dirname, "dist/python"), ...packages);
// As people install it, with its bytecode.
const install = [
  "-m",
  "pip",
  "install",
  "--quiet",
  "--disable-pip-version-check",
  "--force-reinstall",
  "--no-deps",
];
await runCommand(python, [...install, join(root, "generated/languages/python")]);
const payloads = [
  "conformance/samples/update-task.json",
  "conformance/corpus/raster-info/gdal3.2.2__simple.vrt__plain.json",
];
const printed = await runCommand(python, ["bench/python.py", ...payloads], { cwd: root });
const found = JSON.parse(printed) as Record<string, Record<string, number>>;
console.log("| payload | candidate | µs | × json.loads |\n| --- | --- | ---: | ---: |");
for (const [payload, times] of Object.entries(found)) {
  const base = times["json.loads"] ?? Number.NaN;
  for (const [name, time] of Object.entries(times)) {
    console.log(`| ${payload} | ${name} | ${time.toFixed(1)} | ${(time / base).toFixed(2)} |`);
    if (name === "ours" && time / base > MOST) fail(`${payload}: over ${MOST} × json.loads`);
  }
}
const code =
  "import time; start = time.perf_counter(); import annotation_contracts.webhook; print(time.perf_counter() - start)";
const imports: number[] = [];
for (let i = 0; i < IMPORTS; i++) imports.push(Number(await runCommand(python, ["-c", code])) * 1_000);
imports.sort((a, b) => a - b);
const middle = imports[Math.floor(IMPORTS / 2)] ?? Number.NaN;
console.log(`\nimport annotation_contracts.webhook: ${middle.toFixed(1)} ms`);
if (middle > MOST_IMPORT) fail(`the import takes over ${MOST_IMPORT} ms`);

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
