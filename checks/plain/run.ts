import { copyFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#scripts/sources/files.ts";
import { renderTable } from "#src/util/markdown.ts";
import { makeFolder } from "../shared/make-folder.ts";
import { putReceiverSuite } from "../shared/put-receiver-suite.ts";
import { renewDocument } from "../shared/renew-document.ts";
import { runCommand } from "../shared/run-command.ts";
import { tryParts } from "../shared/try-part.ts";

// Receivers of twenty lines, as guides show them, against the cases that show what each misses; README has the table.
const receivers: readonly (readonly [name: string, run: string])[] = [
  ["express.mjs", "node express.mjs"],
  ["node.mjs", "node node.mjs"],
  ["python.py", "python3 python.py"],
  ["go.go", "./go-receiver"],
];

/** A thing that is easily missed, with the cases of the receiver suite that show it. */
interface Row {
  readonly missed: string;
  /** Patterns of case names. A receiver misses the thing if one of them fails. */
  readonly cases: readonly string[];
}

const rows: readonly Row[] = [
  {
    missed: "the signature is over the bytes as they came",
    cases: ["escapes-and-spaces", "line-ends-of-windows*"],
  },
  { missed: "a signed body that is not JSON gets an answer", cases: ["not-json-*", "empty-signed"] },
  {
    missed: "a signed delivery without the members of its event does no harm",
    cases: ["resource-of-another-event-tolerant", "root-*-tolerant", "event-missing-tolerant"],
  },
  { missed: "a body has a longest length, and a depth", cases: ["body-beyond-limit*", "nested-*"] },
  {
    missed: "bytes that are no UTF-8 are refused, and not repaired",
    cases: ["latin1-signed", "surrogate-signed", "overlong-signed"],
  },
  { missed: "one signature counts, not several", cases: ["signature-lines-*"] },
  {
    missed: "another method or media type is refused",
    cases: ["method-get", "method-put", "media-type-text", "media-type-form"],
  },
  { missed: "a sender may send in chunks", cases: ["chunked-*"] },
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
