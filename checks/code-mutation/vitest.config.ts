import { configDefaults, defineConfig, type ViteUserConfig } from "vitest/config";

/** The tests of one folder. Stryker's own `testFiles` does not mutate what runs while a module loads (10.1). */
const tests: readonly string[] = JSON.parse(process.env.MUTATION_TESTS ?? "[]");

const config: ViteUserConfig = defineConfig({
  test: {
    include: tests.filter((glob) => !glob.startsWith("!")),
    exclude: [
      ...configDefaults.exclude,
      ...tests.filter((glob) => glob.startsWith("!")).map((glob) => glob.slice(1)),
    ],
    provide: { share: 0.02 },
    // One thread for all files of a run: a new one for each takes longer than most tests.
    isolate: false,
    env: { STORE_KIND: "memory" },
    // A mutant that hangs ends sooner this way than if Stryker ended it by starting anew.
    testTimeout: 30_000,
    hookTimeout: 10_000,
    deps: { interopDefault: false },
  },
});

export default config;
