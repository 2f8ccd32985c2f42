import { availableParallelism } from "node:os";
import { defineConfig, type ViteUserConfig } from "vitest/config";

const config: ViteUserConfig = defineConfig({
  test: {
    include: ["{scripts,src,conformance,platform,cli,site,checks}/**/*.test.ts"],
    // Only a hang reaches these, however busy the machine is.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Many tests wait for sockets and processes: one worker more than processors keeps those busy.
    maxWorkers: availableParallelism() + 1,
    deps: { interopDefault: false },
  },
});

export default config;
