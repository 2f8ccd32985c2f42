import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import type { SignatureCase } from "#generated/internal/cases-signature.d.ts";
import { assertDefined } from "../../src/util/assert-defined.ts";
import { type Found, tryParts } from "../shared/try-part.ts";
import type { Lines, Report } from "./program.ts";
import { type Inputs, readInputs } from "./read-inputs.ts";
import { type Bundle, type Runtime, runtimes } from "./runtimes.ts";

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

/** Lists the verdicts of the case files on the vectors; the first runtime decides the rest. */
function listExpected(vectors: readonly SignatureCase[]): Lines {
  const lines = vectors.map(
    ({ id, verdict, keyId, reason }) => `${id}: ${verdict} ${verdict === "accepted" ? keyId : reason}`,
  );
  return { "vectors, natural": lines, "vectors, WebCrypto": lines };
}

/** Uses the first runtime's verdicts by its default MAC also for WebCrypto. */
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

/** Digests the verdicts on the random headers, by either MAC. */
function digestLines(lines: Lines, list: string): string {
  return createHash("sha256").update(assertDefined(lines[list], list).join("\n")).digest("hex").slice(0, 12);
}

const inputs = readInputs();
const bundle = await bundleProgram(inputs);
const truth = listExpected(inputs.vectors);
let expected: Lines | undefined;

async function tryRuntime(runtime: Runtime): Promise<Found> {
  const isFirst = runtime === runtimes[0];
  const version = await runtime.version();
  const { mac, lines }: Report = JSON.parse(await runtime.run(bundle));
  const failures = compare(lines, (isFirst ? truth : expected) ?? {});
  if (mac !== runtime.mac) failures.unshift(`its MAC is ${mac}, expected ${runtime.mac}`);
  // Verdicts that are wrong themselves are not compared.
  if (isFirst && failures.length === 0) {
    expected = extend(truth, lines);
    failures.push(...compare(lines, expected));
  }
  if (expected === undefined && !isFirst)
    failures.unshift(`there are no verdicts of ${runtimes[0].name} to compare with`);
  const digests = ["natural", "WebCrypto"].map((name) => digestLines(lines, `headers, ${name}`));
  const says = `${version}, ${mac}, ${inputs.vectors.length} vectors, verdicts ${digests.join(", by WebCrypto ")}`;
  return { says, failures };
}

await tryParts(Object.fromEntries(runtimes.map((one) => [one.name, () => tryRuntime(one)])));
// A runtime that could not be ended in time must not keep this process alive.
process.exit();
