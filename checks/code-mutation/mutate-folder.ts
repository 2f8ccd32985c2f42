import { join } from "node:path";
import type { LogLevel, MutantResult, PartialStrykerOptions } from "@stryker-mutator/api/core";
import { Stryker } from "@stryker-mutator/core";
import type { Folder } from "./folders.ts";

/** Paths that no test of the folders reads: copying them takes longer than some mutants. */
const ignorePatterns = [
  "/bench",
  "/generated/languages",
  "/dist",
  "/site",
  "/platform",
  "/cli",
  "/checks/*/*/**",
  "/.stryker-tmp",
  "/.vitest",
];

/** Mutates a share of a folder, and runs the folder's tests over each mutant; mutants outside the share count as compile errors. */
export async function mutateFolder(folder: Folder, share: number): Promise<readonly MutantResult[]> {
  // The configuration of vitest is loaded in other processes.
  process.env.MUTATION_TESTS = JSON.stringify(folder.tests);
  const options: PartialStrykerOptions & { readonly share: number } = {
    mutate: [...folder.mutate, "!**/*.test.ts", "!**/fixtures/**"],
    testRunner: "vitest",
    vitest: { configFile: "checks/code-mutation/vitest.config.ts", related: false },
    plugins: ["@stryker-mutator/vitest-runner", join(import.meta.dirname, "sample.ts")],
    checkers: ["sample"],
    share,
    concurrency: 1,
    coverageAnalysis: "perTest",
    ignorePatterns,
    // The sandbox lies within the project, where Node finds its packages anyway; a search for them would find other sandboxes.
    symlinkNodeModules: false,
    tempDirName: `.stryker-tmp/${folder.name}`,
    reporters: [],
    allowConsoleColors: false,
    // A const enum, which exists only in types.
    logLevel: "error" as LogLevel,
    warnings: false,
  };
  return new Stryker(options as PartialStrykerOptions).runMutationTest();
}
