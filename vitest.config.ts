import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, type ViteUserConfig } from "vitest/config";

/** Slower kinds of test, each in its own directory of `test/`. Run one with `npm run kind NAME`. */
const kinds = ["property", "conformance", "mutation", "package", "browser", "durability", "neighbours"];

const config: ViteUserConfig = defineConfig({
  test: {
    // Many tests wait for sockets and processes, so two extra workers keep the processors busy.
    maxWorkers: availableParallelism() + 2,
    // Test files share the modules of a worker, so no file may leave state behind in them.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "tests",
          include: ["{scripts,src,conformance,platform,cli,test,bench,docs}/**/*.test.ts"],
        },
      },
      // Tests of the newest upstream releases, which a change here cannot break: `npm run nightly`.
      { extends: true, test: { name: "nightly", include: ["test/**/*.nightly.check.ts"] } },
      ...kinds.map((name) => ({
        extends: true as const,
        // Each kind uses the whole machine for a while, so its files run one at a time.
        test: {
          name,
          include: [`test/${name}/**/*.check.ts`],
          exclude: ["**/*.nightly.check.ts"],
          maxWorkers: 1,
          // `npm run nightly` runs every project; Vitest starts projects with another number of workers as a separate
          // group.
          sequence: { groupOrder: 1 },
        },
      })),
    ],
    setupFiles: fileURLToPath(new URL("test/harness/fill-tables.ts", import.meta.url)),
    // Only a test that hangs reaches these limits, even on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Programs that tests start share Node's compile cache. A test that measures coverage turns it off.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/compile", import.meta.url)) },
    deps: { interopDefault: false },
  },
});

export default config;
