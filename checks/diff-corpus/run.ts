import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { renderTable } from "#src/text/markdown.ts";
import { readArguments } from "../shared/read-arguments.ts";
import { runCommand } from "../shared/run-command.ts";
import { type Found, tryPart } from "../shared/try-part.ts";
import type { Pair } from "./fetch-document.ts";
import type { Judgement } from "./judge-pair.ts";
import { judgeRows } from "./judge-rows.ts";

/** Least share of the changed places that must be decided. */
const LEAST = 0.95;
/** Longest time in milliseconds for a pair, including its documents. */
const LONGEST = 1_200_000;

interface Row extends Partial<Judgement> {
  readonly pair: Pair;
  readonly refused?: string;
}

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    cache: { type: "string" },
    documents: { type: "string" },
    record: { type: "string" },
    minutes: { type: "string" },
  },
});
const cache = values.cache ?? join(tmpdir(), "annotation-contracts-diff-corpus");
const all: readonly Pair[] = JSON.parse(readFileSync(new URL("pairs.json", import.meta.url), "utf8"));
const isChosen = (name: string): boolean =>
  positionals.length === 0 || positionals.some((one) => name.includes(one));
const end = Date.now() + Number(values.minutes ?? Number.POSITIVE_INFINITY) * 60_000;
const known = values.record === undefined ? [] : readRows(values.record);
const rows: Row[] = [];

/** Judges a pair, unless an earlier run has recorded it. */
async function tryPair(pair: Pair, found: Row | undefined): Promise<Found> {
  const row = found ?? { pair, ...(await judge(pair)) };
  if (found === undefined && values.record !== undefined)
    appendFileSync(values.record, `${JSON.stringify(row)}\n`);
  rows.push(row);
  for (const one of row.unknown ?? []) console.log(`       ? ${one}`);
  return { says: row.refused ?? describe(row), failures: row.wrong ?? [] };
}

async function tryRows(): Promise<Found> {
  const { rows: count, agreed, unknown, wrong } = await judgeRows(cache);
  const says = `${count} rows, ${agreed} agreed on; ${unknown.length} unknown, ${wrong.length} wrong`;
  return { says, failures: wrong };
}

for (const pair of all) {
  if (!isChosen(pair.package)) continue;
  const found = known.find((row) => isDeepStrictEqual(row.pair, pair));
  if (found === undefined && Date.now() > end) continue;
  const name = `${pair.package} ${pair.file} ${pair.from} → ${pair.to}`;
  await tryPart(name, () => tryPair(pair, found));
}
if (isChosen("jsonsubschema")) await tryPart("jsonsubschema", tryRows);
console.log(`\n${summarizeRows(rows)}\n`);
if (rows.length > 0)
  await tryPart("changed places are decided", async () => {
    const says = `${(100 * share(rows)).toFixed(1)} %`;
    return { says, failures: share(rows) < LEAST ? [`at least ${100 * LEAST} % are to be`] : [] };
  });

/** Reads what earlier runs recorded, one row a line. */
function readRows(file: string): Row[] {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  return lines.flatMap((line) => (line === "" ? [] : [JSON.parse(line)]));
}

async function judge(pair: Pair): Promise<Omit<Row, "pair">> {
  const program = join(import.meta.dirname, "judge-pair.ts");
  const words = [program, JSON.stringify(pair), cache, values.documents ?? ""];
  try {
    return JSON.parse(await runCommand(process.execPath, words, { timeout: LONGEST }));
  } catch (cause) {
    return { refused: `no answer: ${String(cause).split("\n")[0]}` };
  }
}

function describe(row: Omit<Row, "pair">): string {
  return `${row.verdict}, ${row.changes} changes; ${row.decided} of ${row.places} places decided, ${row.unreached} unreached; ${row.proofs} proofs, ${row.documents} documents; ${row.seconds?.toFixed(1)} s, ${row.megabytes?.toFixed(0)} MB`;
}

function share(some: readonly Row[]): number {
  return sum(some, "decided") / Math.max(1, sum(some, "places"));
}

function sum(
  some: readonly Row[],
  key: "decided" | "places" | "unreached" | "changes" | "proofs" | "documents" | "compared" | "thin",
): number {
  return some.reduce((total, row) => total + (row[key] ?? 0), 0);
}

function summarizeRows(some: readonly Row[]): string {
  const judged = some.filter(({ refused }) => refused === undefined);
  const most = (key: "seconds" | "megabytes"): number => Math.max(0, ...judged.map((row) => row[key] ?? 0));
  const table: readonly (readonly [string, string])[] = [
    ["pairs", String(some.length)],
    ["refused, with a reason", String(some.length - judged.length)],
    ["with ten changes or more", String(judged.filter(({ changes = 0 }) => changes >= 10).length)],
    ["with a break", String(judged.filter(({ verdict }) => verdict === "major").length)],
    ["changed places that a document reaches", String(sum(judged, "places"))],
    ["decided", `${sum(judged, "decided")} (${(100 * share(judged)).toFixed(1)} %)`],
    ["changed places that none reaches", String(sum(judged, "unreached"))],
    ["proofs, confirmed by Ajv", String(sum(judged, "proofs"))],
    ["documents", String(sum(judged, "documents"))],
    ["compared places, each with its documents", String(sum(judged, "compared"))],
    ["of these with fewer than 50", String(sum(judged, "thin"))],
    ["wrong", String(judged.reduce((total, { wrong = [] }) => total + wrong.length, 0))],
    ["slowest pair", `${most("seconds").toFixed(1)} s`],
    ["most memory", `${most("megabytes").toFixed(0)} MB`],
  ];
  return renderTable(
    ["", ""],
    table.map((row) => [...row]),
  );
}
