import { drawOne } from "../shared/draw.ts";
import { chooseNamed, readArguments } from "../shared/read-arguments.ts";
import { type Found, tryParts } from "../shared/try-part.ts";
import { examine } from "./examine.ts";
import type { Toolchain } from "./toolchain.ts";
import { toolchains } from "./toolchains.ts";
import { tryOtherContracts } from "./try-other-contracts.ts";
import { openWorkshop } from "./workshop.ts";

const { values, positionals } = readArguments({
  options: { sample: { type: "boolean", default: false } },
  allowPositionals: true,
});

/** `--sample` tries one language that compiles slowly and one that does not, chosen by the commit. */
const kinds = [true, undefined].map((slow) => toolchains.filter(({ isSlow }) => isSlow === slow));
const sample = kinds.map((all) => drawOne(all.map(({ name }) => name)));
const isLeft = (name: string): boolean => values.sample && !sample.includes(name);

/** Builds and examines one language, and prints the seconds of each step. */
async function tryLanguage(toolchain: Toolchain): Promise<Found> {
  const marks = [performance.now()];
  const mark = <T>(value: T): T => {
    marks.push(performance.now());
    return value;
  };
  const workshop = openWorkshop(toolchain);
  const versions = (await workshop.versions()).join(", ");
  mark(await workshop.build());
  const { cases, mutants, failures } = mark(await examine(workshop.command()));
  const example = mark(await workshop.runExample());
  const others = mark(
    isLeft(toolchain.name) ? { documents: 0, failures: [] } : await tryOtherContracts(toolchain),
  );
  const took = ["built", "examined", "installed and tested", "others"].map(
    (step, i) => `${step} in ${(((marks[i + 1] ?? 0) - (marks[i] ?? 0)) / 1_000).toFixed(1)} s`,
  );
  const counts = `${cases} cases, ${mutants} mutants, ${others.documents} of other contracts`;
  return {
    says: `${counts}, ${took.join(", ")}; ${versions}`,
    failures: [...example, ...failures, ...others.failures],
  };
}

await tryParts(
  Object.fromEntries(chooseNamed(toolchains, positionals).map((one) => [one.name, () => tryLanguage(one)])),
);
