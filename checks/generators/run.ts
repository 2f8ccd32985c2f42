import { chooseNamed } from "../shared/read-arguments.ts";
import { renewDocument } from "../shared/renew-document.ts";
import { tryPart } from "../shared/try-part.ts";
import { generators } from "./generators.ts";
import { installTools } from "./install-tools.ts";
import { lintAll } from "./lint-all.ts";
import { tryAll } from "./try-all.ts";
import { tryTwins } from "./try-twins.ts";

const tables: Record<string, string> = {};

/** Runs a part of the check, and keeps its table. */
async function part(
  name: string,
  work: () => Promise<{ readonly table: string; readonly failures: readonly string[] }>,
): Promise<void> {
  await tryPart(name, async () => {
    const { table, failures } = await work();
    tables[name] = table;
    return { failures };
  });
}

const chosen = chooseNamed(generators);
const isWhole = chosen.length === generators.length;
await tryPart("install", () => installTools().then(() => ""));
if (isWhole) {
  await part("linters", lintAll);
  await part("twins", tryTwins);
}
await part("generators", () => tryAll(chosen));
if (isWhole) renewDocument(new URL("README.md", import.meta.url), tables);
else console.log(tables.generators);
