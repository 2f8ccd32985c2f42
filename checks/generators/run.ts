import { renderTable } from "../../src/util/markdown.ts";
import { chooseNamed } from "../shared/read-arguments.ts";
import { renewDocument } from "../shared/renew-document.ts";
import { tryPart, tryParts } from "../shared/try-part.ts";
import { generators } from "./generators.ts";
import { installTools } from "./install-tools.ts";
import { lintAll } from "./lint-all.ts";
import { head, tryGenerator } from "./try-generator.ts";
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
const rows = new Map<string, string[]>();
const tries = chosen.map(({ title, ...one }) => [
  title,
  async () => {
    const { row, failures } = await tryGenerator({ title, ...one });
    rows.set(title, row);
    return { failures };
  },
]);
await tryParts(Object.fromEntries(tries), { lanes: 2 });
tables.generators = renderTable(
  head,
  chosen.flatMap(({ title }) => [rows.get(title) ?? []]),
);
if (isWhole) renewDocument(new URL("README.md", import.meta.url), tables);
else console.log(tables.generators);
