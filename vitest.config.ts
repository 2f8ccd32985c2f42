import { defineConfig, type ViteUserConfig } from "vitest/config";

const config: ViteUserConfig = defineConfig({
  test: {
    include: ["{scripts,src,conformance,site}/**/*.test.ts"],
    testTimeout: 30_000,
    deps: { interopDefault: false },
  },
});

export default config;
