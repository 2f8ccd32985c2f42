import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import type { SignatureCase } from "../../conformance/suites/cases/read-case-files.ts";
import type { Lines, Report } from "./program.ts";
import { type Inputs, readInputs } from "./read-inputs.ts";
import { type Bundle, type Runtime, runtimes } from "./runtimes.ts";

/** How a runtime did. */
interface Outcome {
  readonly version: string;
  readonly lines: Lines;
  readonly failures: readonly string[];
  readonly ms: number;
}

const SHOWN = 3;

/** Bundles the program once, so that all runtimes run the same bytes. */
async function bundleProgram(inputs: Inputs): Promise<Bundle> {
  const dist = join(import.meta.dirname, "dist");
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist);
  const outfile = join(dist, "program.mjs");
  await build({
    entryPoints: [join(import.meta.dirname, "program.ts")],
    bundle: true,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    define: { inputs: JSON.stringify(inputs) },
    outfile,
  });
  const main = join(dist, "main.mjs");
  await writeFile(main, 'import { examine } from "./program.mjs";\nconsole.log(await examine());\n');
  return { main, text: await readFile(outfile, "utf8") };
}

/** What the case files say of the vectors; all else is told by the first runtime. */
function expectedOf(vectors: readonly SignatureCase[]): Lines {
  const lines = vectors.map(
    ({ id, verdict, keyId, reason }) => `${id}: ${verdict} ${verdict === "accepted" ? keyId : reason}`,
  );
  return { "vectors, natural": lines, "vectors, WebCrypto": lines };
}

/** Takes the verdicts by the natural MAC of the first runtime for those by WebCrypto, too. */
function extend(expected: Lines, first: Lines): Lines {
  const byWeb = Object.keys(first).map((list) => [
    list,
    first[list.replace("WebCrypto", "natural")] ?? first[list]!,
  ]);
  return { ...Object.fromEntries(byWeb), ...expected };
}

function compare(found: Lines, expected: Lines): string[] {
  return Object.keys(expected).flatMap((list) => {
    const [left = [], right = []] = [found[list], expected[list]];
    const length = Math.max(left.length, right.length);
    const wrong = Array.from({ length }, (_, i) => i).filter((i) => left[i] !== right[i]);
    const shown = wrong.slice(0, SHOWN).map((i) => `found ${left[i]}, expected ${right[i]}`);
    return wrong.length === 0 ? [] : [`${list}: ${wrong.length} of ${length} differ`, ...shown];
  });
}

async function tryRuntime(runtime: Runtime, bundle: Bundle, expected: Lines | undefined): Promise<Outcome> {
  let version = "";
  try {
    version = await runtime.version();
    const start = performance.now();
    const { mac, lines }: Report = JSON.parse(await runtime.run(bundle));
    const ms = Math.round(performance.now() - start);
    const failures = compare(lines, expected ?? {});
    if (mac !== runtime.mac) failures.unshift(`its MAC is ${mac}, expected ${runtime.mac}`);
    if (!expected) failures.unshift(`there are no verdicts of ${runtimes[0].name} to compare with`);
    return { version, lines, failures, ms };
  } catch (error) {
    return { version, lines: {}, failures: [String(error)], ms: 0 };
  }
}

/** Digest of the verdicts on the random headers, by either MAC. */
function digestOf(lines: Lines, list: string): string {
  const verdicts = lines[list];
  if (!verdicts) return "-";
  return createHash("sha256").update(verdicts.join("\n")).digest("hex").slice(0, 12);
}

function printRow(name: string, cells: readonly (string | number)[]): void {
  const widths = [11, 15, 7, 12, 12, 5];
  const padded = cells.map((cell, i) => String(cell)[i < 2 ? "padEnd" : "padStart"](widths[i] ?? 0));
  console.log([name.padEnd(29), ...padded].join("  "));
}

function printOutcome({ name, mac }: Runtime, { version, lines, failures, ms }: Outcome): void {
  const vectors = lines["vectors, natural"]?.length ?? 0;
  const digests = [digestOf(lines, "headers, natural"), digestOf(lines, "headers, WebCrypto")];
  printRow(`${failures.length === 0 ? "ok    " : "FAILED"} ${name}`, [mac, version, vectors, ...digests, ms]);
  for (const failure of failures) console.log(`         ${failure}`);
}

const inputs = readInputs();
const bundle = await bundleProgram(inputs);
const truth = expectedOf(inputs.vectors);
printRow("       runtime", ["natural MAC", "version", "vectors", "verdicts", "by WebCrypto", "ms"]);
let expected: Lines | undefined;
let passed = 0;
for (const runtime of runtimes) {
  const isFirst = runtime === runtimes[0];
  const outcome = await tryRuntime(runtime, bundle, isFirst ? truth : expected);
  // Verdicts that are wrong themselves are nothing to compare with.
  if (isFirst && outcome.failures.length === 0) expected = extend(truth, outcome.lines);
  const more = isFirst && expected ? compare(outcome.lines, expected) : [];
  const failures = [...outcome.failures, ...more];
  printOutcome(runtime, { ...outcome, failures });
  if (failures.length === 0) passed++;
}
console.log(`${passed} passed, ${runtimes.length - passed} failed`);
// What a runtime has left behind, if it could not be ended in time, must not keep this process.
process.exit(passed === runtimes.length ? 0 : 1);
