import { copyFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#scripts/sources/files.ts";
import { renderTable } from "#src/text/markdown.ts";
import { makeFolder } from "../shared/make-folder.ts";
import { putReceiverSuite } from "../shared/put-receiver-suite.ts";
import { renewDocument } from "../shared/renew-document.ts";
import { runCommand } from "../shared/run-command.ts";
import { tryParts } from "../shared/try-part.ts";
import { type Row, rows } from "./rows.ts";

// Receivers of twenty lines, as guides show them, against the cases that show what each misses; README has the table.
const receivers: readonly (readonly [name: string, run: string])[] = [
  ["express.mjs", "node express.mjs"],
  ["node.mjs", "node node.mjs"],
  ["python.py", "python3 python.py"],
  ["go.go", "./go-receiver"],
];

const folder = makeFolder("plain");
for (const [name] of receivers)
  copyFileSync(join(import.meta.dirname, "receivers", name), join(folder, name));
symlinkSync(join(projectRoot, "checks/frameworks/node_modules"), join(folder, "node_modules"));
await runCommand("go", ["build", "-o", "go-receiver", "go.go"], { cwd: folder });

/** Checks whether a receiver fails one of a row's cases. It is started anew for each row, because some cases end it. */
async function misses([, run]: (typeof receivers)[number], { cases }: Row): Promise<boolean> {
  const outcomes = await putReceiverSuite({
    run: `exec ${run}`,
    cwd: folder,
    path: "/webhook",
    mode: "tolerant",
    cases,
    env: { WEBHOOK_SECRET: "made for plain receivers" },
  });
  return outcomes.some(({ outcome }) => !["passed", "skipped"].includes(outcome));
}

const table: string[][] = [];

/** Finds the receivers that miss something, for the table of README. */
async function tryRow(row: Row): Promise<string> {
  const found = [];
  for (const receiver of receivers) if (await misses(receiver, row)) found.push(receiver[0]);
  const share = `${found.length} of ${receivers.length}`;
  table.push([row.missed, share, row.cases.map((name) => `\`${name}\``).join(", ")]);
  return `${share} (${found.join(", ")})`;
}

await tryParts(Object.fromEntries(rows.map((row) => [row.missed, () => tryRow(row)])));
const head = ["What twenty lines miss", "Plain receivers that miss it", "Cases"];
renewDocument(new URL("../../README.md", import.meta.url), { missed: renderTable(head, table) });
