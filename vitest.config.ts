import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, type ViteUserConfig } from "vitest/config";

/** Slower kinds of test, each a directory of `test/`: `npm run kind NAME`. */
const kinds = ["property", "conformance", "mutation", "package", "browser", "durability", "neighbours"];

const config: ViteUserConfig = defineConfig({
  test: {
    // Many tests wait for sockets and processes: two workers more than processors keep those busy.
    maxWorkers: availableParallelism() + 2,
    // Files share the modules that a worker has loaded; none may leave anything behind in them.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "tests",
          include: ["{scripts,src,conformance,platform,cli,test,bench,docs}/**/*.test.ts"],
        },
      },
      // What needs the newest of other people's releases, apart from what a change can break: `npm run nightly`.
      { extends: true, test: { name: "nightly", include: ["test/**/*.nightly.check.ts"] } },
      ...kinds.map((name) => ({
        extends: true as const,
        // Each takes the whole machine for a while: one at a time.
        test: {
          name,
          include: [`test/${name}/**/*.check.ts`],
          exclude: ["**/*.nightly.check.ts"],
          maxWorkers: 1,
        },
      })),
    ],
    // Only a hang reaches these, however busy the machine is.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // The programs that tests start keep what Node compiled; one that measures coverage turns this off.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/compile", import.meta.url)) },
    deps: { interopDefault: false },
  },
});

export default config;
