import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Command, Option } from "commander";
import type { Change, ContractDocument, Diff } from "#src/diff/change.ts";
import { diffOf, verdictOf } from "#src/diff/compare-views.ts";
import { diffContracts } from "#src/diff/diff-contracts.ts";
import { readCause } from "#src/text/read-cause.ts";
import { conclude, type Finish, OutOfReach, paintFor, refuseOutput } from "./command.ts";
import { type Contracts, readContracts } from "./diff/read-contracts.ts";
import { type ReportName, reports } from "./diff/reports.ts";
import type { Io } from "./io.ts";

/** Whether a change fails the run, by what `--fail-on` names. */
const failing = {
  breaking: ({ effects }: Change): boolean => verdictOf(effects) === "major",
  any: ({ effects }: Change): boolean => verdictOf(effects) !== "patch",
  never: (): boolean => false,
} satisfies Readonly<Record<string, (change: Change) => boolean>>;

const notes = `
FROM and TO are editions (webhook@2.4), files (OpenAPI 3.1 with webhooks, or JSON Schema of draft-07 or 2020-12, as JSON
or YAML), or git revisions of this repository, whose every edition is compared; "." is the working tree.

Receivers keep to FROM and get the deliveries of TO; a sender keeps to FROM and is read by TO. "breaks" comes with a
document that one side takes and the other refuses; an audience that is not named is proved safe; "unknown" could not
be decided and counts as breaking.

Examples:
  $ annotation-contracts diff webhook@2.3 webhook@2.4
  $ annotation-contracts diff old.openapi.yaml new.openapi.yaml --fail-on breaking --format github
  $ annotation-contracts diff v1.0.0 . --fail-on breaking`;

interface Options {
  readonly format: ReportName;
  readonly failOn: keyof typeof failing;
  readonly proofs?: string;
}

/** Adds the command `diff`, which says what changes from one contract to another, and for whom. */
export function addDiffCommand(program: Command, io: Io, finish: Finish): void {
  program
    .command("diff")
    .summary("compare two contracts: what changes for whom, with proof")
    .description(
      "Compare two contracts: what changes for receivers, handlers and senders, each break with a document.",
    )
    .argument("<from>", "edition, file or git revision before")
    .argument("<to>", "edition, file or git revision after")
    .addOption(
      new Option("-f, --format <format>", "format of the report")
        .choices(Object.keys(reports))
        .default("pretty"),
    )
    .addOption(
      new Option(
        "--fail-on <changes>",
        "exit with 1 for breaking changes (of a tolerant receiver, a handler or a sender), or for any",
      )
        .choices(Object.keys(failing))
        .default("never"),
    )
    .option("--proofs <directory>", "write the documents that prove breaks to a folder")
    .addHelpText("after", notes)
    .action((from: string, to: string, options: Options) =>
      conclude(io, finish, () => diff(from, to, options, io)),
    );
}

async function diff(from: string, to: string, { format, failOn, proofs }: Options, io: Io): Promise<number> {
  const diffs = compareAll(await readContracts(from, io), await readContracts(to, io));
  const fails = failing[failOn];
  if (proofs !== undefined) await orRefuse(proofs, mkdir(proofs, { recursive: true }));
  await io.stdout.write(reports[format]({ diffs, fails, paint: paintFor(io) }));
  if (proofs !== undefined) await orRefuse(proofs, saveProofs(diffs, proofs));
  return diffs.some(({ changes }) => changes.some(fails)) ? 1 : 0;
}

function compareAll(before: Contracts, after: Contracts): Diff[] {
  return [...new Set([...before.keys(), ...after.keys()])].map((key) => {
    const [from, to] = [before.get(key), after.get(key)];
    if (from !== undefined && to !== undefined) return compareOne(from, to);
    const kind = to === undefined ? "removed" : "added";
    return diffOf(from?.name ?? "nothing", to?.name ?? "nothing", [wholeChange(key, kind)]);
  });
}

/** What the contracts hold that the reader refuses is a fault of the input. */
function compareOne(from: ContractDocument, to: ContractDocument): Diff {
  try {
    return diffContracts(from, to);
  } catch (cause) {
    throw new OutOfReach(readCause(cause).message);
  }
}

/** Removing an edition removes its types; adding one changes nothing for those who do not use it. */
function wholeChange(key: string, kind: "added" | "removed"): Change {
  const handler = kind === "removed" ? "breaks" : "none";
  const effects = {
    "strict-receiver": "none",
    "tolerant-receiver": "none",
    handler,
    sender: "none",
  } as const;
  return { kind, places: [key], what: `contract ${kind}`, events: [], effects, proofs: [] };
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
