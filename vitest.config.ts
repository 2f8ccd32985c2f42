import { availableParallelism } from "node:os";
import { configDefaults, defineConfig, type ViteUserConfig } from "vitest/config";

/** Tests that go through a whole proof, in seconds to a minute each: `npm run proof`. */
const proofs = "**/*.proof.test.ts";

/** Tests of random documents, of which `npm test` tries some and `npm run proof` all. */
const sampled = ["conformance/proof/differential.test.ts", "src/doctor/diagnose.test.ts"];

declare module "vitest" {
  interface ProvidedContext {
    /** Share of the random documents that tests try. */
    readonly share: number;
  }
}

const config: ViteUserConfig = defineConfig({
  test: {
    // Many tests wait for sockets and processes: one worker more than processors keeps those busy.
    maxWorkers: availableParallelism() + 1,
    // Files share the modules that a worker has loaded; none may leave anything behind in them.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "tests",
          include: ["{scripts,src,conformance,platform,cli,site,checks}/**/*.test.ts"],
          exclude: [...configDefaults.exclude, proofs],
          provide: { share: 0.1 },
        },
      },
      {
        extends: true,
        test: {
          name: "proof",
          include: [proofs, ...sampled],
          provide: { share: 1 },
        },
      },
    ],
    // Only a hang reaches these, however busy the machine is.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    deps: { interopDefault: false },
  },
});

export default config;
