import { join } from "node:path";
import { mergeConfig, type ViteUserConfig } from "vitest/config";
import root from "../../vitest.config.ts";

/** All tests, counting the lines of `src/` that they reach, in this process, in threads and in child processes. */
const config: ViteUserConfig = mergeConfig(root, {
  test: {
    env: { NODE_DISABLE_COMPILE_CACHE: "1" },
    coverage: {
      enabled: true,
      provider: "custom",
      customProviderModule: join(import.meta.dirname, "node_modules/@vitest/coverage-v8/dist/index.js"),
      autoAttachSubprocess: true,
      include: ["src/**/*.ts"],
      exclude: ["src/**/fixtures/**", "src/**/*.test.ts"],
      reporter: ["text", "json-summary"],
      reportsDirectory: ".vitest/coverage",
      reportOnFailure: true,
      skipFull: true,
      thresholds: { lines: 95 },
    },
  },
});

export default config;
