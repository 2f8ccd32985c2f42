import { defineConfig } from "orval";

// biome-ignore lint/style/noDefaultExport: the tool reads it
export default defineConfig({
  receiver: { input: "receiver.openapi.json", output: { client: "zod", target: "client.ts" } },
});
