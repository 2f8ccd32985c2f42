import { defineConfig } from "@hey-api/openapi-ts";

// biome-ignore lint/style/noDefaultExport: the tool reads it
export default defineConfig({
  input: "openapi.json",
  output: "client",
  plugins: ["@hey-api/typescript", { name: "zod", dates: { offset: true } }],
});
