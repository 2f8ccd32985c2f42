import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { type Checker, type CheckResult, CheckStatus } from "@stryker-mutator/api/check";
import type { Mutant } from "@stryker-mutator/api/core";
import { commonTokens, declareClassPlugin, PluginKind, tokens } from "@stryker-mutator/api/plugin";
import { readSpan } from "./read-span.ts";

/** Another seed gives another sample. */
const SEED = "1";

/** A checker for Stryker that lets a share of the mutants through, the same ones until their code changes. */
class SampleChecker implements Checker {
  static readonly inject = tokens(commonTokens.options);
  readonly #share: number;

  constructor(options: object) {
    this.#share = Number((options as { share: unknown }).share);
  }

  async init(): Promise<void> {}

  async check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, this.#judge(mutant)]));
  }

  #judge(mutant: Mutant): CheckResult {
    if (placeMutant(mutant) < this.#share) return { status: CheckStatus.Passed };
    return { status: CheckStatus.CompileError, reason: "not in the sample" };
  }
}

/** Places a mutant between 0 and 1 by its file, text and replacement, regardless of its line. */
function placeMutant({ fileName, location, mutatorName, replacement }: Mutant): number {
  const original = readSpan(readFileSync(fileName, "utf8"), location);
  const parts = [SEED, relative(process.cwd(), fileName), mutatorName, original, replacement];
  return createHash("sha256").update(JSON.stringify(parts)).digest().readUInt32BE(0) / 2 ** 32;
}

/** Where Stryker looks for what a plugin provides. */
export const strykerPlugins: readonly object[] = [
  declareClassPlugin(PluginKind.Checker, "sample", SampleChecker),
];
