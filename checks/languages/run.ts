import { execFileSync } from "node:child_process";
import { examine } from "./examine.ts";
import { type Toolchain, toolchains } from "./toolchains.ts";
import { tryOtherContracts } from "./try-other-contracts.ts";
import { openWorkshop } from "./workshop.ts";

/** Failures that are shown of a language, and characters of each. */
const SHOWN = 5;
const LENGTH = 600;

function seconds(since: number, until = performance.now()): string {
  return `${((until - since) / 1000).toFixed(1)} s`;
}

/** Languages whose packages of other contracts take a minute or more to compile: `--sample` tries one of them, by the commit. */
const slow = ["rust", "cpp", "kotlin", "java"];
const isSample = process.argv.includes("--sample");

function takesOthers(name: string): boolean {
  if (!isSample || !slow.includes(name)) return true;
  const commit = execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });
  return slow[Number.parseInt(commit.slice(0, 8), 16) % slow.length] === name;
}

/** Builds and examines one language, and prints what was found in a line. */
async function tryLanguage(toolchain: Toolchain): Promise<boolean> {
  const start = performance.now();
  try {
    const workshop = openWorkshop(toolchain);
    const versions = (await workshop.versions()).join(", ");
    await workshop.build();
    const built = performance.now();
    const { cases, mutants, failures } = await examine(workshop.command(), toolchain.exceptions);
    const examined = performance.now();
    const example = await workshop.runExample();
    const installed = performance.now();
    const others = takesOthers(toolchain.name)
      ? await tryOtherContracts(toolchain)
      : { documents: 0, failures: [] };
    const all = [...example, ...failures, ...others.failures];
    const times = `built in ${seconds(start, built)}, examined in ${seconds(built, examined)}, installed and tested in ${seconds(examined, installed)}, others in ${seconds(installed)}`;
    const counts = `${cases} cases, ${mutants} mutants, ${others.documents} of other contracts`;
    console.log(
      `${all.length === 0 ? "ok    " : "FAILED"} ${toolchain.name.padEnd(11)} ${counts}, ${times}; ${versions}`,
    );
    for (const failure of all.slice(0, SHOWN)) console.log(`       ${failure.slice(0, LENGTH)}`);
    if (all.length > SHOWN) console.log(`       and ${all.length - SHOWN} more`);
    return all.length === 0;
  } catch (error) {
    console.log(`FAILED ${toolchain.name.padEnd(11)} ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

const names = process.argv.slice(2).filter((word) => word !== "--sample");
const unknown = names.filter((name) => !toolchains.some((one) => one.name === name));
if (unknown.length > 0) {
  console.error(
    `cannot examine ${unknown.join(", ")}: expected ${toolchains.map(({ name }) => name).join(", ")}`,
  );
  process.exit(2);
}
const chosen = toolchains.filter(({ name }) => names.length === 0 || names.includes(name));
let passed = 0;
for (const toolchain of chosen) if (await tryLanguage(toolchain)) passed++;
console.log(`${passed} passed, ${chosen.length - passed} failed`);
process.exitCode = passed === chosen.length ? 0 : 1;
