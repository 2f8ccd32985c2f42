import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  audiences,
  type Change,
  createDiff,
  type Diff,
  decideVerdict,
  mapAudiences,
} from "#src/diff/change.ts";
import { keepSide, sides } from "#src/diff/order-changes.ts";
import { printable } from "#src/util/display.ts";
import { makeFolder } from "#src/util/make-folder.ts";
import { paintFor, refuseOutput } from "../command.ts";
import { type AddCommand, defineCommand, type Values } from "../define-command.ts";
import { choice, text } from "../flag.ts";
import type { Io } from "../io.ts";
import { compareInThread, type TextPair } from "./compare-in-thread.ts";
import { type Contracts, readContracts } from "./read-contracts.ts";
import { reports } from "./reports.ts";

/** Whether a change fails the run, for each value of `--fail-on`. */
const failing = {
  breaking: ({ effects }: Change): boolean => decideVerdict(effects) === "major",
  any: ({ effects }: Change): boolean => decideVerdict(effects) !== "patch",
  never: (): boolean => false,
} satisfies Readonly<Record<string, (change: Change) => boolean>>;

const notes = `
FROM and TO are editions (webhook@2.4), files (OpenAPI 3.0 or 3.1, or JSON Schema from draft-04 to 2020-12, as JSON or
YAML), or git revisions of this repository; "." is the working tree. Of revisions, every edition is compared.

Receivers are built for FROM and get the deliveries and answers of TO. A sender is built for FROM and read by TO. "breaks"
comes with a document that one side accepts and the other rejects. An audience that is not named is proved safe. "unknown"
could not be decided: it says what was tried, and counts as breaking.

Examples:
  $ annotation-contracts diff webhook@2.3 webhook@2.4
  $ annotation-contracts diff old.openapi.yaml new.openapi.yaml --fail-on breaking --format github
  $ annotation-contracts diff v1.0.0 . --fail-on breaking`;

const flags = {
  format: choice("-f, --format <format>", "format of the report", reports, "pretty"),
  failOn: choice(
    "--fail-on <changes>",
    "exit with 1 for breaking changes (of a tolerant receiver, a handler or a sender), or for any",
    failing,
    "never",
  ),
  for: choice("--for <side>", "report and --fail-on are about this side only", sides),
  proofs: text("--proofs <directory>", "write the documents that prove breaks to a folder"),
};

/** Adds the command `diff`, which says what changes from one contract to another, and for whom. */
export const addDiffCommand: AddCommand = defineCommand({
  name: "diff",
  summary: "compare two contracts: what changes for whom, with proof",
  description:
    "Compare two contracts: what changes for receivers, handlers and senders, each break with a document.",
  args: [
    ["<from>", "edition, file or git revision before"],
    ["<to>", "edition, file or git revision after"],
  ],
  flags,
  notes: [notes],
  run: diff,
});

async function diff(options: Values<typeof flags>, io: Io, from: string, to: string): Promise<number> {
  const { format, failOn, proofs, for: side } = options;
  const [before, after] = [await readContracts(from, io), await readContracts(to, io)];
  const all = await compareAll(before, after, io);
  const diffs = side === undefined ? all : all.map((one) => keepSide(one, side));
  const fails = failing[failOn];
  if (proofs !== undefined) await orRefuse(proofs, makeFolder(proofs));
  const asked = side === undefined ? audiences : sides[side];
  await io.stdout.write(reports[format]({ diffs, audiences: asked, fails, colorize: paintFor(io) }));
  if (proofs !== undefined) await orRefuse(proofs, saveProofs(diffs, proofs));
  return diffs.some(({ changes }) => changes.some(fails)) ? 1 : 0;
}

/** Compares the contracts that both sides have. On a terminal it shows the current step. */
async function compareAll(before: Contracts, after: Contracts, { stderr }: Io): Promise<Diff[]> {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  const pairs = keys.flatMap((key): TextPair[] => {
    const [from, to] = [before.get(key), after.get(key)];
    return from === undefined || to === undefined ? [] : [[from, to]];
  });
  const line = (words: string): void => {
    if (stderr.isTTY) void stderr.write(`\r\u001b[K${printable(words)}`);
  };
  const diffs = await compareInThread(pairs, line).finally(() => line(""));
  return keys.map((key) => {
    const [from, to] = [before.get(key)?.name, after.get(key)?.name];
    const kind = to === undefined ? "removed" : "added";
    const both = from === undefined || to === undefined ? undefined : diffs.shift();
    return both ?? createDiff(from ?? "nothing", to ?? "nothing", [wholeChange(key, kind)]);
  });
}

/** Removing an edition removes its types; adding one changes nothing for those who do not use it. */
function wholeChange(key: string, kind: "added" | "removed"): Change {
  const effects = mapAudiences((one) => (one === "handler" && kind === "removed" ? "breaks" : "none"));
  const what = `contract ${kind}`;
  return { kind, places: [key], what, schemas: [{}], reach: 1, events: [], effects, proofs: [] };
}

async function orRefuse(folder: string, work: Promise<unknown>): Promise<void> {
  await work.catch((cause: unknown) => refuseOutput(`--proofs: ${folder}`, cause));
}

async function saveProofs(diffs: readonly Diff[], folder: string): Promise<void> {
  const all = diffs.flatMap(({ changes }) => changes.flatMap(({ proofs }) => proofs));
  for (const [i, { audience, document }] of all.entries()) {
    const name = `${String(i + 1).padStart(3, "0")}-${audience}.json`;
    await writeFile(join(folder, name), `${JSON.stringify(document, null, 2)}\n`);
  }
}
