import { defineConfig } from "@hey-api/openapi-ts";

// biome-ignore lint/style/noDefaultExport: the tool reads it
export default defineConfig({
  input: "receiver.openapi.json",
  output: "client",
  // Without it the tool rejects instants that end in +00:00.
  plugins: ["@hey-api/typescript", { name: "zod", dates: { offset: true } }],
});
