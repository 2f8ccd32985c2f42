import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build, serve } from "vitepress";

const docs = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({
  options: {
    base: { type: "string", default: "/" },
    serve: { type: "boolean" },
    port: { type: "string", default: "4173" },
  },
});
const base = `/${values.base.replaceAll(/^\/|\/$/g, "")}/`.replace("//", "/");
await build(docs, { base });
if (values.serve) await serve({ root: docs, base, port: Number(values.port) });
