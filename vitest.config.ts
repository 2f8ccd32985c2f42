import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{scripts,src,conformance}/**/*.test.ts"],
    testTimeout: 30_000,
  },
});
